import type { Page } from '@playwright/test';
import { expect, expectAccessible, loginAs } from './fixtures.ts';
import { openOptions, RACE, test } from './racing.ts';

const searching = (page: Page) => page.getByText('اللاعبون: ١ من ٢');
const found = (page: Page) => page.getByText('وجدنا لاعبَين!', { exact: true });

test('a pupil is two taps from a race, asks a classmate by name, and both race once more', async ({ races }) => {
  const asker = await races.enrol('إياد ناصر سالم المتحدي');
  const asked = await races.enrol('أسيد فهد عامر المتحدى');
  const phone = await races.enter(asker);
  await phone.goto('/student/dashboard');
  await phone.getByRole('link', { name: 'الألعاب', exact: true }).click();
  await phone.getByRole('link', { name: 'سباق الأسئلة' }).click();
  await expect(searching(phone)).toBeVisible();

  const desk = await races.enter(asked, { width: 1440 });
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
  await races.begin(phone, desk);
  for (let time = 0; time < 5; time += 1) {
    await races.answer(phone, true);
    await races.answer(desk, false);
  }
  await races.climb(phone, 5);

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

  await races.begin(phone, desk);
  await phone.getByRole('link', { name: 'اخرج من السباق' }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'اخرج' }).click();
  await expect(phone.getByRole('link', { name: 'سباق الأسئلة' })).toContainText('سباقك ينتظرك');
  await expectAccessible(phone);
  await phone.getByRole('link', { name: 'سباق الأسئلة' }).click();
  await expect(openOptions(phone)).toHaveCount(4);
});

test('nobody is matched behind the terms', async ({ page, races }) => {
  await loginAs(page, await races.enrol('معاذ ناصر سالم المتأني'));
  await page.goto(RACE);
  await expect(page.getByRole('dialog')).toBeVisible();
  const other = await races.enter(await races.enrol('همام باسم نجم المتأني'));
  await other.goto(RACE);
  await expect(searching(other)).toBeVisible();
  await page.request.put('/api/student/agreement', { data: { agreed: true } });
  await page.reload();
  for (const each of [page, other]) await expect(found(each)).toBeVisible();
});
