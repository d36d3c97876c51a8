import type { Page } from '@playwright/test';
import { enterCalmly, expect, expectAccessible, test } from './fixtures.ts';
import { answer, enrol, openOptions, RACE, readKey, sitDown } from './racing.ts';

const searching = (page: Page) => page.getByText('اللاعبون: ١ من ٢');
const found = (page: Page) => page.getByText('وجدنا لاعبَين!', { exact: true });

test('a pupil is two taps from a race, asks a classmate by name, and both race once more', async ({
  chrome,
  product,
  office,
}) => {
  const key = await readKey(office);
  const asker = await enrol(office, 'إياد ناصر سالم المتحدي');
  const asked = await enrol(office, 'أسيد فهد عامر المتحدى');
  const context = { baseURL: product.url, locale: 'ar-SA' };
  const phone = await (await chrome.newContext({ ...context, viewport: { width: 390, height: 844 } })).newPage();
  await enterCalmly(phone, asker);
  await phone.goto('/student/dashboard');
  await phone.getByRole('link', { name: 'الألعاب', exact: true }).click();
  await phone.getByRole('link', { name: 'سباق الأسئلة' }).click();
  await expect(searching(phone)).toBeVisible();

  const desk = await (await chrome.newContext({ ...context, viewport: { width: 1440, height: 900 } })).newPage();
  await enterCalmly(desk, asked);
  await desk.goto('/educational-games');
  await expect(desk.getByText('٣ نقاط لأول سباق تكمله اليوم')).toBeVisible();
  // Whoever is asked may be anywhere.
  await desk.getByRole('link', { name: 'المتجر', exact: true }).click();
  await phone.getByRole('button', { name: 'تحدَّ زميلًا باسمه' }).click();
  // As children type: without the hamza.
  await phone.getByRole('searchbox', { name: 'ابحث باسم زميلك' }).fill('اسيد');
  const names = phone.getByRole('list', { name: 'زملاء صفّك' }).getByRole('button');
  await expect(names).toHaveText(['أسيد']);
  await expectAccessible(phone);
  await names.click();
  await expect(phone.getByText('وصل تحدّيك إلى أسيد.', { exact: false })).toBeVisible();
  await expectAccessible(phone);

  const sheet = desk.getByRole('dialog', { name: 'إياد يتحدّاك في سباق!' });
  await expect(sheet).toBeVisible();
  await expectAccessible(desk);
  await sheet.getByRole('link', { name: 'هيّا نتسابق' }).click();
  for (const page of [phone, desk]) await expect(found(page)).toBeVisible();
  for (let time = 0; time < 5; time += 1) await Promise.all([answer(phone, key, true), answer(desk, key, false)]);
  for (let time = 0; time < 5; time += 1) await answer(phone, key, true);

  await expect(phone.getByRole('link', { name: 'أول سباق في اليوم: ٣ نقاط تنتظرك في مكافآتك' })).toBeVisible();
  await desk.getByRole('button', { name: 'مرة أخرى مع إياد' }).click();
  await expect(desk.getByText('ننتظر إياد')).toBeVisible();
  await expect(phone.getByText('أسيد يريد سباقًا آخر معك!')).toBeVisible();
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'ربما لاحقًا' }).click();
  await expect(desk.getByText('قال زميلك: ربما لاحقًا. نبحث لك عن زميل آخر.')).toBeVisible();
  await expect(searching(desk)).toBeVisible();
  // Then all the same.
  await phone.getByRole('button', { name: 'مرة أخرى مع أسيد' }).click();
  await desk.getByRole('list', { name: 'من يتحدّاك' }).getByRole('button', { name: 'هيّا نتسابق' }).click();
  for (const page of [phone, desk]) await expect(found(page)).toBeVisible();

  await openOptions(phone).nth(3).waitFor();
  await phone.getByRole('link', { name: 'اخرج من السباق' }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'اخرج' }).click();
  await expect(phone.getByRole('link', { name: 'سباق الأسئلة' })).toContainText('سباقك ينتظرك');
  await expectAccessible(phone);
  await phone.getByRole('link', { name: 'سباق الأسئلة' }).click();
  await expect(openOptions(phone)).toHaveCount(4);
  for (const page of [phone, desk]) await page.context().close();
});

test('nobody is matched behind the terms', async ({ chrome, product, office }) => {
  const fresh = await enrol(office, 'معاذ ناصر سالم المتأني');
  const page = await (await chrome.newContext({ baseURL: product.url, locale: 'ar-SA' })).newPage();
  await page.request.post('/api/login/student', {
    data: { loginId: String(fresh.loginId), password: fresh.password },
  });
  await page.goto(RACE);
  await expect(page.getByRole('dialog')).toBeVisible();
  const other = await sitDown(chrome, product.url, await enrol(office, 'همام باسم نجم المتأني'));
  await expect(searching(other)).toBeVisible();
  await page.request.put('/api/student/agreement', { data: { agreed: true } });
  await page.reload();
  for (const each of [page, other]) await expect(found(each)).toBeVisible();
  for (const each of [page, other]) await each.context().close();
});
