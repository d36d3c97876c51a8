import type { Page, Request } from '@playwright/test';
import { studentShell } from '#strings/shell';
import { enterCalmly, expect, test } from './fixtures.ts';

/** Without HTTP/2 every file is a turn in a queue, and every kilobyte is a phone's time. */
const DASHBOARD = { requests: 15, scriptKB: 170 };
const LOGIN = { requests: 8, scriptKB: 85 };
const NEXT_SCREEN_SCRIPTS = 3;

/** A headless browser does not ask for the icon, which a real one shows. */
const ICON = 1;

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
    /** With its headers, as it comes over the line. */
    weigh: async () => {
      const sizes = await Promise.all(asked.filter(isScript).map((request) => request.sizes()));
      const bytes = sizes.reduce((sum, size) => sum + size.responseBodySize + size.responseHeadersSize, 0);
      return { requests: asked.length + sockets + ICON, scriptKB: bytes / 1000 };
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

  for (const name of [studentShell.store, studentShell.games, studentShell.rewards, studentShell.messages]) {
    const before = load.scripts();
    const link = page.getByRole('navigation').getByRole('link', { name });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    expect(load.scripts() - before).toBeLessThanOrEqual(NEXT_SCREEN_SCRIPTS);
  }
});
