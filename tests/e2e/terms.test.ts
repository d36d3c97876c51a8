import { expect, expectAccessible, loginAs, test } from './fixtures.ts';

const dialogName = 'الشروط والأحكام';

test('the terms stand before the first entry, readable and accessible', async ({ page, freshStudent }) => {
  await loginAs(page, freshStudent);
  await page.goto('/student/dashboard');
  const dialog = page.getByRole('dialog', { name: dialogName });
  for (const title of ['النقاط', 'العملات', 'الهدايا', 'الخصوصية', 'حدود الاستخدام'])
    await expect(dialog.getByRole('heading', { name: title })).toBeAttached();
  for (let n = 0; n < 3; n += 1) await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await page.goto('/student/card');
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
});

test('having listened, the pupil confirms once that an adult is there', async ({ page, freshStudent }) => {
  await loginAs(page, freshStudent);
  await page.goto('/student/dashboard');
  await page.getByRole('button', { name: 'أوافق', exact: true }).click();
  await page.getByRole('button', { name: 'أستمع أولًا' }).click();
  await expect(page.getByRole('button', { name: 'إيقاف مؤقت' })).toBeVisible();
  await page.getByRole('button', { name: 'إيقاف مؤقت' }).click();
  await expect(page.getByRole('button', { name: 'استمع إلى الشرح' })).toBeVisible();
  await page.getByRole('button', { name: 'أوافق', exact: true }).click();
  const confirm = page.getByRole('dialog', { name: 'تأكيد الموافقة' });
  await expect(confirm).toContainText('أحد الكبار');
  await confirm.getByRole('button', { name: 'نعم، أوافق' }).click();
  await expect(page.getByText('شكراً لموافقتك على الشروط والأحكام')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog', { name: dialogName })).toHaveCount(0);
});

test('disagreeing says so, logs out and goes to the login', async ({ page, freshStudent }) => {
  await loginAs(page, freshStudent);
  await page.goto('/student/dashboard');
  await page.getByRole('button', { name: 'لا أوافق' }).click();
  await expect(page).toHaveURL(/\/login$/u);
  await expect(page.getByText('تم رفض الشروط والأحكام. سيتم تسجيل خروجك من النظام')).toBeVisible();
  expect((await page.request.get('/api/session')).status()).toBe(401);
});
