import { expect, expectAccessible, test } from './fixtures.ts';

test('a pupil who cannot log in reports it by a form that everybody can use', async ({ page, freshStudent }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'عندي مشكلة' }).click();
  const dialog = page.getByRole('dialog', { name: 'الإبلاغ عن مشكلة في الدخول' });
  await dialog.getByLabel('اسم الطالب الكامل').fill(freshStudent.name);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'إرسال البلاغ' }).click();
  await expect(dialog.getByText('تم إرسال البلاغ بنجاح!')).toBeVisible();
});
