import type { Page } from '@playwright/test';
import { studentShell } from '#strings/shell';
import { startFlakyNetwork } from '#tests/flaky-network';
import { enterCalmly, expect, test } from './fixtures.ts';
import { workerReady, workingContext } from './on-device.ts';

/** Says that it ran, and takes what is typed with it. */
const EVIL = `localStorage.setItem('taken', 'ran');
addEventListener('input', ({ target }) => localStorage.setItem('taken', target.value), true);`;

/** As a script of any page can: everything that is kept, and the files of the door, which a page may put there first. */
const poison = (page: Page, files: readonly string[]): Promise<void> =>
  page.evaluate(
    async ([evil, door]) => {
      const script = () => new Response(evil, { headers: { 'content-type': 'text/javascript' } });
      const whole = () =>
        new Response(`<!doctype html><script>${evil}</script>`, { headers: { 'content-type': 'text/html' } });
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
        for (const path of [...kept, ...door].filter((each) => !each.startsWith('/api/')))
          await cache.put(path, path.includes('.') ? script() : whole());
      }
    },
    [EVIL, files] as const,
  );

const taken = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('taken'));

/** What the page of an address asks for by itself. */
const filesOf = async (page: Page, path: string): Promise<string[]> => {
  const html = await (await page.request.get(path)).text();
  return [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/gu)].map(([, file = '']) => file);
};

test('what a pupil writes into the kept files is run by nobody: not at the door, not behind it, not without a network', async ({
  chrome,
  product,
  contextOptions,
  freshStudent,
  teacher,
}) => {
  const network = await startFlakyNetwork(product.url);
  const context = await workingContext(chrome, network, contextOptions);
  const page = await context.newPage();
  await workerReady(page);
  await enterCalmly(page, freshStudent);
  await page.goto('/student/rewards');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const files = [...(await filesOf(page, '/admin/login')), ...(await filesOf(page, '/student')), '/admin/login'];
  await poison(page, files);
  await page.getByRole('button', { name: studentShell.logout }).click();
  await expect(page).toHaveURL(/\/login/u);
  await page.close();

  const desk = await context.newPage();
  await desk.goto('/admin/login');
  expect(await taken(desk)).toBeNull();
  await desk.getByLabel('البريد الإلكتروني').fill(teacher.email);
  await desk.getByLabel('كلمة المرور', { exact: true }).fill(teacher.password);
  expect(await taken(desk)).toBeNull();
  await desk.getByRole('button', { name: 'دخول', exact: true }).click();
  await expect(desk).toHaveURL(/\/admin\/dashboard/u);
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await taken(desk)).toBeNull();

  await poison(desk, files);
  network.cut();
  // What was kept of the page is not what was built, and there is no other.
  await expect(desk.goto('/admin/dashboard')).rejects.toThrow();
  await desk.close();
  network.mend();
  const back = await context.newPage();
  await back.goto('/admin/dashboard');
  await expect(back.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await taken(back)).toBeNull();
  await context.close();
  await network.stop();
});
