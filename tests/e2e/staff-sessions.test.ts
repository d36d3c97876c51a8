import { expect, expectAccessible, loginAs, test } from './fixtures.ts';

test('staff see where they are in, end a session there, and it is out at once', async ({
  page,
  teacher,
  chrome,
  product,
}) => {
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0';
  const other = await chrome.newContext({ baseURL: product.url, userAgent });
  const elsewhere = await other.newPage();
  await loginAs(elsewhere, teacher);
  const live = elsewhere.waitForEvent('websocket');
  await elsewhere.goto('/admin/settings');
  await live;
  await expect(elsewhere.getByRole('list', { name: 'جلساتي المفتوحة' })).toBeVisible();

  await loginAs(page, teacher);
  await page.goto('/admin/settings');
  const sessions = page.getByRole('list', { name: 'جلساتي المفتوحة' });
  await expect(sessions.getByRole('listitem').filter({ hasText: 'هذا الجهاز' })).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'إنهاء جلسة فايرفوكس على ويندوز' }).click();
  await expect(page.getByText('انتهت الجلسة')).toBeVisible();
  await expect(sessions.getByText('فايرفوكس على ويندوز')).toHaveCount(0);

  // Told by its socket: nobody touched this page.
  await expect(elsewhere).toHaveURL(/\/admin\/login/u);
  await other.close();
});

test('all others are ended together, and an admin ends somebody else’s', async ({
  page,
  teacher,
  admin,
  chrome,
  product,
}) => {
  const others = await Promise.all(
    [1, 2].map(async () => {
      const context = await chrome.newContext({ baseURL: product.url });
      const each = await context.newPage();
      await loginAs(each, teacher);
      const live = each.waitForEvent('websocket');
      await each.goto('/admin/settings');
      await live;
      return each;
    }),
  );
  // From the phone, in an emergency.
  await page.setViewportSize({ width: 390, height: 844 });
  await loginAs(page, teacher);
  await page.goto('/admin/settings');
  await page.getByRole('button', { name: 'إنهاء كل الجلسات الأخرى' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'إنهاء كل الجلسات الأخرى' }).click();
  await expect(page.getByText('انتهت جلساتك على الأجهزة الأخرى')).toBeVisible();
  await expect(page.getByRole('button', { name: 'إنهاء كل الجلسات الأخرى' })).toHaveCount(0);
  for (const each of others) {
    await expect(each).toHaveURL(/\/admin\/login/u);
    expect((await each.request.get('/api/session')).status()).toBe(401);
    await each.context().close();
  }

  const office = await chrome.newContext({ baseURL: product.url, viewport: { width: 1440, height: 900 } });
  const desk = await office.newPage();
  await loginAs(desk, admin);
  await desk.goto('/admin/staff');
  await desk.getByRole('button', { name: `إنهاء جلسات ${teacher.name}` }).click();
  await expectAccessible(desk);
  await desk.getByRole('dialog').getByRole('button', { name: 'إنهاء الجلسات' }).click();
  await expect(desk.getByText(`انتهت جلسات ${teacher.name}`)).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/login/u);
  await office.close();
});
