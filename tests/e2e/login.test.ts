import { expect, expectAccessible, test } from './fixtures.ts';

test('a pupil logs in with the card and lands on the dashboard', async ({ page, student }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/login$/u);
  await page.getByLabel('رقم الطالب').fill(String(student.loginId));
  await page.getByLabel('كلمة المرور', { exact: true }).fill(student.password.toLowerCase());
  await page.getByRole('button', { name: 'دخول', exact: true }).click();
  await expect(page).toHaveURL(/\/student\/dashboard$/u);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(student.name.split(' ')[0] ?? '');
});

test('the login page is accessible by day and by night', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'دخول', exact: true })).toBeVisible();
  await expectAccessible(page);
});
