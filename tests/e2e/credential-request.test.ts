import type { Page } from '@playwright/test';
import { expect, expectAccessible, loginAs, test } from './fixtures.ts';

const checkName = async (page: Page, name: string) => {
  await page.goto('/student/credential-request');
  await page.getByLabel('اسم الطالب الكامل').fill(name);
  await page.getByRole('button', { name: 'متابعة' }).click();
};

test('from a forgotten sheet to a printed card', async ({ page, chrome, product, freshStudent, teacher }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'ليست معي بيانات الدخول' }).click();
  await page.getByLabel('اسم الطالب الكامل').fill(freshStudent.name);
  await page.getByRole('button', { name: 'متابعة' }).click();
  await page.getByRole('button', { name: 'إرسال الطلب' }).click();
  await expect(page.getByText('تم إرسال طلبك بنجاح، وسيراجعه المعلّم قريبًا')).toBeVisible();

  await checkName(page, freshStudent.name);
  await expect(page.getByRole('alert')).toContainText('قيد المراجعة');

  const staff = await chrome.newContext({ baseURL: product.url, viewport: { width: 1440, height: 900 } });
  const desk = await staff.newPage();
  await loginAs(desk, teacher);
  await desk.goto('/admin/requests');
  const row = desk.getByRole('row').filter({ hasText: freshStudent.name });
  await row.getByRole('button', { name: 'قبول' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox').fill('قمر الليل');
  await dialog.getByRole('button', { name: 'قبول' }).click();
  await expect(desk.getByText('تم قبول الطلب بنجاح')).toBeVisible();
  await staff.close();

  await checkName(page, freshStudent.name);
  await page.getByLabel('كلمة المرور الخاصة').fill('خطأ');
  await page.getByRole('button', { name: 'عرض بياناتي' }).click();
  await expect(page.getByRole('alert')).toHaveText('كلمة المرور الخاصة غير صحيحة');
  await page.getByLabel('كلمة المرور الخاصة').fill('قمر الليل');
  await page.getByRole('button', { name: 'عرض بياناتي' }).click();
  await expect(page.getByText('هذه بيانات دخولك')).toBeVisible();
  await expect(page.getByText(freshStudent.password)).toBeVisible();
  await expect(page.getByText(String(freshStudent.loginId))).toBeVisible();
  await expectAccessible(page);

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await page.getByRole('button', { name: 'طباعة البطاقة' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');

  await checkName(page, freshStudent.name);
  await expect(page.getByRole('alert')).toHaveText(
    'استُعملت كلمة المرور الخاصة من قبل، اطلب من المعلّم قبول طلبك من جديد',
  );
  await page.getByRole('link', { name: 'العودة إلى صفحة الدخول' }).click();
  await expect(page).toHaveURL(/\/login$/u);
});

test('a rejected request says to contact the teacher until staff reopen it', async ({
  page,
  freshStudent,
  teacher,
}) => {
  await checkName(page, freshStudent.name);
  await page.getByRole('button', { name: 'إرسال الطلب' }).click();
  await expect(page.getByText('تم إرسال طلبك بنجاح، وسيراجعه المعلّم قريبًا')).toBeVisible();
  await loginAs(page, teacher);
  const { reports } = await (await page.request.get('/api/admin/reports')).json();
  const { id } = reports.find((each: { studentName: string }) => each.studentName === freshStudent.name);
  await page.request.post(`/api/admin/reports/${id}/reject`);
  await checkName(page, freshStudent.name);
  await expect(page.getByRole('alert')).toHaveText('تم رفض طلبك، يرجى التواصل مع المعلّم');
  await page.request.post(`/api/admin/reports/${id}/reopen`);
  await page.getByRole('button', { name: 'متابعة' }).click();
  await expect(page.getByRole('button', { name: 'إرسال الطلب' })).toBeVisible();
});

test('another browser that knows the name is told nothing of the request', async ({
  page,
  chrome,
  product,
  freshStudent,
}) => {
  await checkName(page, freshStudent.name);
  await page.getByRole('button', { name: 'إرسال الطلب' }).click();
  await expect(page.getByText('تم إرسال الطلب', { exact: true })).toBeVisible();
  const elsewhere = await chrome.newContext({ baseURL: product.url });
  const stranger = await elsewhere.newPage();
  await checkName(stranger, freshStudent.name);
  await expect(stranger.getByLabel('كلمة المرور الخاصة')).toBeVisible();
  await expectAccessible(stranger);
  await stranger.getByRole('button', { name: 'إرسال الطلب' }).click();
  await expect(stranger.getByText('تم إرسال الطلب', { exact: true })).toBeVisible();
  await elsewhere.close();
});
