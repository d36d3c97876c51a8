import { expect, loginAs, test } from './fixtures.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a report is approved, and another rejected and reopened', async ({ page, teacher, freshStudent }) => {
  await page.request.post('/api/reports', { data: { name: freshStudent.name, issueType: 'no-autologin' } });
  await loginAs(page, teacher);
  await page.goto('/admin/requests');
  await page.getByLabel('نوع الطلب').selectOption('الدخول التلقائي لا يعمل');
  const row = page.getByRole('row').filter({ hasText: freshStudent.name });
  await row.getByRole('button', { name: /^رفض/u }).click();
  await expect(page.getByText('تم رفض الطلب')).toBeVisible();
  await row.getByRole('button', { name: /^إعادة فتح/u }).click();
  await expect(row.getByText('أُعيد فتحه').filter({ visible: true })).toBeVisible();

  await page.request.post('/api/reports', { data: { name: freshStudent.name, issueType: 'other' } });
  await page.getByLabel('نوع الطلب').selectOption('مشكلة أخرى');
  const second = page.getByRole('row').filter({ hasText: freshStudent.name });
  await second.getByRole('button', { name: /^قبول/u }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^قبول/u }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('textbox').fill('نجمة');
  await dialog.getByRole('button', { name: /^قبول/u }).click();
  await expect(dialog.getByText('كلمة المرور الخاصة ستة أحرف على الأقل')).toBeVisible();
  await dialog.getByRole('textbox').fill('نجمة الفصل');
  await dialog.getByRole('button', { name: /^قبول/u }).click();
  await expect(page.getByText('تم قبول الطلب بنجاح')).toBeVisible();
});
