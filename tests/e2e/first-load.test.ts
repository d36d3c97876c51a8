import type { Page, Request } from '@playwright/test';
import { studentShell } from '#strings/shell';
import { enterCalmly, expect, putOffPopups, seeScenes, test } from './fixtures.ts';
import { busyPupil, pupilScreens } from './screens.ts';

/** Without HTTP/2 every file is a turn in a queue, and every kilobyte is a phone's time. */
const DASHBOARD = { requests: 15, scriptKB: 170 };
const LOGIN = { requests: 8, scriptKB: 85 };
const NEXT_SCREEN_SCRIPTS = 3;
/** With what draws verses, which comes with this screen alone. */
const QURAN_SCRIPTS = 4;
const SCREEN_KB = 180;
const AT_A_TIME = 4;

/** A real browser asks for the icon that it shows, a headless shell does not: it counts once with either. */
const ICON = { address: '/favicon.svg', requests: 1 };

const isIcon = (request: Request): boolean => new URL(request.url()).pathname === ICON.address;
const isScript = (request: Request): boolean => request.resourceType() === 'script';

const watch = (page: Page) => {
  const asked: Request[] = [];
  let sockets = 0;
  page.on('request', (request) => asked.push(request));
  page.on('websocket', () => {
    sockets += 1;
  });
  return {
    scripts: () => asked.filter(isScript).length,
    weigh: async () => {
      const sizes = await Promise.all(asked.filter(isScript).map((request) => request.sizes()));
      const bodies = sizes.reduce((sum, size) => sum + size.responseBodySize, 0);
      const heads = sizes.reduce((sum, size) => sum + size.responseHeadersSize, 0);
      return {
        requests: asked.filter((request) => !isIcon(request)).length + sockets + ICON.requests,
        /** With its headers, as it comes over the line. */
        scriptKB: (bodies + heads) / 1000,
        bareScriptKB: bodies / 1000,
      };
    },
  };
};

const expectWithin = (load: typeof LOGIN, bar: typeof LOGIN): void => {
  expect(load.requests).toBeLessThanOrEqual(bar.requests);
  expect(load.scriptKB).toBeLessThanOrEqual(bar.scriptKB);
  // Less would mean that the page was not counted.
  expect(load.scriptKB).toBeGreaterThan(60);
};

test('the login is few files and light', async ({ page }) => {
  const load = watch(page);
  await page.goto('/login');
  await page.getByRole('textbox').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  expectWithin(await load.weigh(), LOGIN);
});

test('so is a pupil’s first screen, and the next ones come from what is there', async ({ page, freshStudent }) => {
  // One of the demo school may have sent a photo, which is a file more.
  await enterCalmly(page, freshStudent);
  const load = watch(page);
  // The line for news is opened last of all.
  const live = page.waitForEvent('websocket');
  await page.goto('/student/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await live;
  await page.evaluate(() => document.fonts.ready);
  expectWithin(await load.weigh(), DASHBOARD);

  for (const name of [studentShell.store, studentShell.games, studentShell.rewards, studentShell.quran]) {
    const most = name === studentShell.quran ? QURAN_SCRIPTS : NEXT_SCREEN_SCRIPTS;
    const before = load.scripts();
    const link = page.getByRole('navigation').getByRole('link', { name });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    expect(load.scripts() - before).toBeLessThanOrEqual(most);
  }
});

test('no screen of a pupil’s is heavy, whichever is opened first', async ({
  chrome,
  contextOptions,
  product,
  page,
}) => {
  const pupil = busyPupil(product);
  await enterCalmly(page, pupil);
  await seeScenes(page);
  await page.goto('/student/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const addresses = await pupilScreens(page);
  // Fewer would mean that the router was not read.
  expect(addresses.length).toBeGreaterThan(20);

  const heavy: string[] = [];
  const storageState = await page.context().storageState();
  const open = async (address: string): Promise<void> => {
    // A browser that has nothing yet but the login.
    const context = await chrome.newContext({ ...contextOptions, baseURL: product.url, storageState });
    const fresh = await context.newPage();
    await putOffPopups(fresh, pupil);
    const load = watch(fresh);
    await fresh.goto(address, { waitUntil: 'networkidle' });
    await fresh.getByRole('heading').first().waitFor();
    const { bareScriptKB } = await load.weigh();
    expect(bareScriptKB, address).toBeGreaterThan(60);
    if (bareScriptKB > SCREEN_KB) heavy.push(`${address}: ${bareScriptKB.toFixed(1)} KB`);
    await context.close();
  };
  // Some at a time: each is still for half a second before it counts as loaded.
  for (let at = 0; at < addresses.length; at += AT_A_TIME)
    await Promise.all(addresses.slice(at, at + AT_A_TIME).map(open));
  expect(heavy).toEqual([]);
});
