import type { Page } from '@playwright/test';
import { expect, expectAccessible, loginAs, test } from './fixtures.ts';

const openForm = async (page: Page) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'عندي مشكلة' }).click();
  return page.getByRole('dialog', { name: 'الإبلاغ عن مشكلة في الدخول' });
};

test('a pupil reports a problem; the success panel closes after five seconds', async ({ page, freshStudent }) => {
  await page.clock.install();
  const dialog = await openForm(page);
  await dialog.getByLabel('اسم الطالب الكامل').fill(`  ${freshStudent.name} `);
  await dialog.getByLabel('ما المشكلة؟').selectOption('missing-page');
  await page.clock.pauseAt(Date.now() + 60_000);
  await dialog.getByRole('button', { name: 'إرسال البلاغ' }).click();
  await expect(dialog.getByText('تم إرسال البلاغ بنجاح! سيقوم المعلم بمراجعة طلبك قريباً')).toBeVisible();
  await page.clock.runFor(4900);
  await expect(dialog).toBeVisible();
  await page.clock.runFor(200);
  await expect(dialog).toBeHidden();
});

test('a second report is refused while the first is under review', async ({ page, freshStudent }) => {
  const send = async () => {
    const dialog = await openForm(page);
    await dialog.getByLabel('اسم الطالب الكامل').fill(freshStudent.name);
    await dialog.getByRole('button', { name: 'إرسال البلاغ' }).click();
    return dialog;
  };
  await expect((await send()).getByText('تم إرسال البلاغ بنجاح!')).toBeVisible();
  await expect((await send()).getByRole('alert')).toContainText('قيد المراجعة');
});

test('a name that is not registered is told to be written in full', async ({ page }) => {
  const dialog = await openForm(page);
  await dialog.getByLabel('اسم الطالب الكامل').fill('اسم ليس عندنا');
  await dialog.getByRole('button', { name: 'إرسال البلاغ' }).click();
  await expect(dialog.getByRole('alert')).toContainText('لم يتم العثور على طالب بهذا الاسم...');
});

test('a report that cannot be sent says so and can be sent again', async ({ page, freshStudent }) => {
  const dialog = await openForm(page);
  await page.route('**/api/reports', (route) => route.abort());
  await dialog.getByLabel('اسم الطالب الكامل').fill(freshStudent.name);
  await dialog.getByRole('button', { name: 'إرسال البلاغ' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('حدث خطأ أثناء إرسال البلاغ. يرجى المحاولة مرة أخرى');
  await page.unroute('**/api/reports');
  await dialog.getByRole('button', { name: 'إرسال البلاغ' }).click();
  await expect(dialog.getByText('تم إرسال البلاغ بنجاح!')).toBeVisible();
});

test('two pupils of one name are asked for their grade', async ({ page, admin }) => {
  await loginAs(page, admin);
  for (const grade of [4, 6])
    await page.request.post('/api/admin/students', { data: { name: 'سيف بدر الشمري', grade } });
  await page.request.post('/api/logout');
  const dialog = await openForm(page);
  await dialog.getByLabel('اسم الطالب الكامل').fill('سيف بدر الشمري');
  await dialog.getByRole('button', { name: 'إرسال البلاغ' }).click();
  await expect(dialog.getByRole('alert')).toContainText('اختر صفّك');
  await dialog.getByLabel('صفّك').selectOption('6');
  await dialog.getByRole('button', { name: 'إرسال البلاغ' }).click();
  await expect(dialog.getByText('تم إرسال البلاغ بنجاح!')).toBeVisible();
});

test('the report form is accessible and closes with Escape', async ({ page }) => {
  const dialog = await openForm(page);
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
