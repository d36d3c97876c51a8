import { expect, loginAs, test } from './fixtures.ts';
import { openGroup } from './menu.ts';

test.use({ viewport: { width: 1440, height: 900 } });

for (const address of ['/admin/login', '/management-portal-2024'])
  test(`staff log in at ${address} and are welcomed`, async ({ page, admin }) => {
    await page.goto(address);
    await page.getByLabel('البريد الإلكتروني').fill(admin.email);
    await page.getByLabel('كلمة المرور', { exact: true }).fill(admin.password);
    await page.getByRole('button', { name: 'دخول', exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/dashboard/u);
    await expect(page.getByText('Welcome back, Admin!')).toBeVisible();
    await page.goto(address);
    await expect(page).toHaveURL(/\/admin\/dashboard/u);
  });

test('an account that was disabled is told Unauthorized access and stays outside', async ({ page, admin }) => {
  await loginAs(page, admin);
  const account = { name: 'معلّم سابق', email: 'former@school.example', role: 'teacher', password: 'a long enough one' };
  const { id } = await (await page.request.post('/api/admin/staff', { data: account })).json();
  await page.request.patch(`/api/admin/staff/${id}`, { data: { disabled: true } });
  await page.request.post('/api/logout');
  await page.goto('/admin/login');
  await page.getByLabel('البريد الإلكتروني').fill(account.email);
  await page.getByLabel('كلمة المرور', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'دخول', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Unauthorized access');
  expect((await page.request.get('/api/session')).status()).toBe(401);
});

test('the guard says it is checking, then sends away who is not staff', async ({ page, student }) => {
  let letThrough = (): void => undefined;
  const watched = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/api/session', async (route) => {
    await watched;
    await route.continue();
  });
  await page.goto('/admin/credentials');
  await expect(page.getByText('Checking access...')).toBeVisible();
  letThrough();
  await expect(page).toHaveURL(/\/admin\/login$/u);
  await loginAs(page, student);
  await page.goto('/admin/audit');
  await expect(page).toHaveURL(/\/admin\/login$/u);
  await expect(page.getByText('Unauthorized access')).toBeVisible();
});

test('logout leads to the login; a failed logout says so and stays', async ({ page, teacher }) => {
  await loginAs(page, teacher);
  await page.goto('/admin/dashboard');
  await page.route('**/api/logout', (route) => route.abort());
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Error logging out')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/dashboard/u);
  await page.unroute('**/api/logout');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/u);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/login$/u);
});

test('on a phone the sidebar opens, leads on and closes', async ({ page, teacher }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await loginAs(page, teacher);
  await page.goto('/admin/dashboard');
  const audit = page.getByRole('link', { name: 'سجل المتابعة' });
  await expect(audit).toBeHidden();
  await page.getByRole('button', { name: 'فتح القائمة' }).click();
  await expect(page.getByRole('link', { name: 'Back to Main' })).toHaveAttribute('href', '/login');
  await openGroup(page, 'office');
  await audit.click();
  await expect(page).toHaveURL(/\/admin\/audit/u);
  await expect(audit).toBeHidden();
});

test('staff enter as a pupil, see whose data it is, and return to where they were', async ({
  page,
  teacher,
  student,
}) => {
  await loginAs(page, teacher);
  await page.goto('/admin/credentials');
  await page.getByLabel('الصف', { exact: true }).selectOption(String(student.grade));
  await page.getByRole('button', { name: `الدخول بحساب الطالب ${student.name}` }).click();
  await expect(page).toHaveURL(/\/student\/dashboard$/u);
  await expect(page.getByText(`أنت داخل بحساب الطالب: ${student.name}`)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'بطاقة دخولي' }).click();
  await expect(page.getByText(`أنت داخل بحساب الطالب: ${student.name}`)).toBeVisible();
  await page.goto('/admin/dashboard');
  await expect(page.getByText('أنت الآن داخل بحساب طالب')).toBeVisible();
  await page.getByRole('button', { name: 'العودة إلى الإدارة' }).click();
  await expect(page).toHaveURL(/\/admin\/credentials$/u);
  await expect(page.getByText(teacher.name)).toBeVisible();
});
