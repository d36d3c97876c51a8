import { PAGE_HEADER, PAGE_META } from '#domain/access/page';
import { connection } from '#strings/connection';
import { studentShell } from '#strings/shell';
import { startFlakyNetwork } from '#tests/flaky-network';
import { enterCalmly, expect, loginAs, test } from './fixtures.ts';
import { expectNothingKept, keptIn, workerReady, workingContext } from './on-device.ts';

test('what was seen opens without a network and says how old it is; after logout nothing of anybody is left', async ({
  chrome,
  product,
  contextOptions,
  freshStudent,
}) => {
  const network = await startFlakyNetwork(product.url);
  const context = await workingContext(chrome, network, contextOptions);
  const page = await context.newPage();
  await enterCalmly(page, freshStudent);
  await page.goto('/student/dashboard');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto('/student/rewards');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  await page.goto('/student/dashboard');
  await expect(page.getByText(freshStudent.name.split(' ')[0] ?? '').first()).toBeVisible();
  await expect.poll(async () => (await keptIn(page)).addresses).toContain('/api/student/dashboard');
  await expect.poll(async () => (await keptIn(page)).addresses).toContain('/api/student/rewards');

  network.cut();
  await page.reload();
  const bar = page.getByText(connection.seenAt(''));
  await expect(bar).toBeVisible();
  await expect(page.getByText(freshStudent.name.split(' ')[0] ?? '').first()).toBeVisible();
  await page.goto('/student/rewards');
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();

  network.mend();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(bar).toHaveCount(0);

  // In a window that no test has prepared: what it finds, the product left.
  await page.close();
  const last = await context.newPage();
  await last.goto('/student/rewards');
  await last.getByRole('button', { name: studentShell.logout }).click();
  await expect(last).toHaveURL(/\/login/u);
  await expectNothingKept(last);

  network.cut();
  await last.goto('/student/dashboard');
  await expect(last.getByRole('alert')).toBeVisible();
  await expect(last.getByText(freshStudent.name.split(' ')[0] ?? '')).toHaveCount(0);
  await context.close();
  await network.stop();
});

test('what was asked for before a logout and comes after it is kept for nobody', async ({
  chrome,
  product,
  contextOptions,
  freshStudent,
  student,
}) => {
  const context = await workingContext(chrome, product, contextOptions);
  const page = await context.newPage();
  await workerReady(page);
  await loginAs(page, freshStudent);
  let letCome = () => {};
  const hasGone = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  let tell = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    tell = resolve;
  });
  await context.route('**/api/student/rewards', async (route) => {
    const response = await route.fetch();
    tell();
    await hasGone;
    await route.fulfill({ response });
  });
  await page.goto('/student/curriculum');
  const mark = (await page.locator(`meta[name="${PAGE_META}"]`).getAttribute('content')) ?? '';
  // As one that does not leave when the session ends.
  await page.goto('/privacy');
  const asked = (path: string, method = 'GET') =>
    page.evaluate(
      async ([address, how, name, said]) => (await fetch(address, { method: how, headers: { [name]: said } })).status,
      [path, method, PAGE_HEADER, mark] as const,
    );
  const late = asked('/api/student/rewards');
  await isAnswered;
  expect(await asked('/api/logout', 'POST')).toBe(200);
  await loginAs(page, student);
  letCome();
  expect(await late).toBe(200);
  await page.goto('/student/dashboard');
  await expect.poll(async () => (await keptIn(page)).addresses).toContain('/api/student/dashboard');
  expect((await keptIn(page)).addresses).not.toContain('/api/student/rewards');
  await context.close();
});

test('the product can be installed', async ({ page }) => {
  await page.goto('/login');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await page.request.get(address ?? '')).json();
  expect(manifest).toMatchObject({ lang: 'ar', dir: 'rtl', display: 'standalone', start_url: '/student' });
  for (const { src, sizes } of manifest.icons) {
    const icon = await page.request.get(src);
    expect(icon.headers()['content-type']).toBe('image/png');
    const png = await icon.body();
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
});
