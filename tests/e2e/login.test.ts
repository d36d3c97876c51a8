import type { APIRequestContext, Page } from '@playwright/test';
import { firstName } from '#domain/roster/first-name';
import { accessRefusals } from '#strings/access/refusals';
import { adminShell } from '#strings/shell';
import type { DemoStudent } from '#tests/product';
import { agreeToTerms, expect, expectAccessible, loginAs, test } from './fixtures.ts';

const GENERIC = 'خطأ في تسجيل الدخول، يرجى التأكد من صحة البيانات المدخلة';

// One of the demo school may have something still to see, and what was shown is kept in the tab.
test('a pupil logs in with the card and lands on the dashboard', async ({ page, freshStudent: student }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/login$/u);
  await page.getByLabel('رقم الطالب').fill(String(student.loginId));
  await page.getByLabel('كلمة المرور', { exact: true }).fill(student.password.toLowerCase());
  await page.getByRole('button', { name: 'دخول', exact: true }).click();
  await expect(page).toHaveURL(/\/student\/dashboard$/u);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(firstName(student.name));
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({
    studentId: String(student.studentId),
    userType: 'student',
  });
});

const cardLink = async (office: APIRequestContext, { studentId }: DemoStudent): Promise<string> => {
  const printed = await office.post('/api/admin/cards', { data: { format: 'one', studentId } });
  return (await printed.json()).cards[0].loginLink;
};

const visitedPages = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([document.referrer, window.navigation.entries().map(({ url }) => url)]));

test('the link of a card logs in by itself, and leaves the address and the history', async ({
  page,
  student,
  office,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer ?? ''}`));
  const links = [await cardLink(office, student), `/login?id=${student.loginId}&password=${student.password}`];
  for (const link of links) {
    await page.goto('/student/credential-request');
    await page.goto(link);
    await expect(page).toHaveURL(/\/student\/dashboard$/u);
    // The way back leads to the login, which leads whoever is inside home again.
    const asksAgain = page.waitForRequest('**/login');
    await page.goBack();
    await asksAgain;
    await expect(page).toHaveURL(/\/student\/dashboard$/u);
    expect(await visitedPages(page)).not.toMatch(/card=|password=/u);
  }
  expect(asked.filter((line) => line.includes('card='))).toEqual([]);
});

test('whoever is inside is led home from the login and from an unknown address', async ({ page, student, teacher }) => {
  for (const [who, home] of [
    [student, /\/student\/dashboard$/u],
    [teacher, /\/admin\/dashboard/u],
  ] as const) {
    await loginAs(page, who);
    await page.goto('email' in who ? '/admin/dashboard' : '/student/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // In the same tab and in a new one, as an installed app opens.
    const tab = await page.context().newPage();
    for (const [each, path] of [
      [page, '/login'],
      [page, '/no-such-page'],
      [tab, '/'],
      [tab, '/login'],
      [tab, '/no-such-page'],
      [tab, '/student'],
    ] as const) {
      await each.goto(path);
      await expect(each).toHaveURL(home);
      // It has asked who is inside: asked after the next login, it would leave by itself.
      await expect(each.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await tab.close();
  }
});

test('the link of a card asks for the password in a browser where its pupil logged out', async ({
  page,
  student,
  office,
}) => {
  const link = await cardLink(office, student);
  await page.goto(link);
  await expect(page).toHaveURL(/\/student\/dashboard$/u);
  // Away from the page that hears of the logout and leaves by itself.
  await page.goto('/student/credential-request');
  await page.request.post('/api/logout');
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'دخول', exact: true })).toBeVisible();
  // Opened where the login page stands already, which loads nothing by itself.
  await page.evaluate((address) => location.assign(address), link);
  await expect(page.getByRole('alert')).toHaveText(accessRefusals.card_needs_password);
  await expect(page).toHaveURL(/\/login#$/u);
  await expectAccessible(page);
  await page.getByLabel('رقم الطالب').fill(String(student.loginId));
  await page.getByLabel('كلمة المرور', { exact: true }).fill(student.password);
  await page.getByRole('button', { name: 'دخول', exact: true }).click();
  await expect(page).toHaveURL(/\/student\/dashboard$/u);
});

test('a card that no longer works leads to the form with the generic message', async ({ page, student }) => {
  await page.goto(`/login?id=${student.loginId}&password=ZZZZZZ`);
  await expect(page.getByRole('alert')).toHaveText(GENERIC);
  expect(page.url()).not.toContain('password');
});

test('five wrong tries say how long to wait', async ({ page, student }) => {
  for (let n = 0; n < 5; n += 1)
    await page.request.post('/api/login/student', { data: { loginId: String(student.loginId), password: 'ZZZZZZ' } });
  await page.goto('/login');
  await page.getByLabel('رقم الطالب').fill(String(student.loginId));
  await page.getByLabel('كلمة المرور', { exact: true }).fill(student.password);
  await page.getByRole('button', { name: 'دخول', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('محاولات خاطئة كثيرة، حاول بعد');
});

test('a session that ended says so, and the login leads back to the page asked for', async ({ page, student }) => {
  await loginAs(page, student);
  await agreeToTerms(page);
  await page.goto('/student/card');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.context().clearCookies();
  await page.reload();
  await expect(page).toHaveURL(/\/login\?from=%2Fstudent%2Fcard$/u);
  await expect(page.getByText('جلسة منتهية الصلاحية')).toBeVisible();
  await page.getByLabel('رقم الطالب').fill(String(student.loginId));
  await page.getByLabel('كلمة المرور', { exact: true }).fill(student.password);
  await page.getByRole('button', { name: 'دخول', exact: true }).click();
  await expect(page).toHaveURL(/\/student\/card$/u);
});

test('whoever logs out is not told of an expiry; another open page of theirs is, and leaves at once', async ({
  page,
  admin,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await loginAs(page, admin);
  const other = await page.context().newPage();
  for (const each of [page, other]) {
    const joined = each
      .waitForEvent('websocket', (socket) => socket.url().includes('/live'))
      .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => String(payload).startsWith('40')));
    await each.goto('/admin/penalties');
    await joined;
  }
  // It is said for some seconds only.
  const told = expect(other.getByText('جلسة منتهية الصلاحية')).toBeVisible();
  await page.getByRole('button', { name: adminShell.logout }).click();
  await expect(page).toHaveURL(/\/login$/u);
  await expect(page.getByRole('button', { name: 'دخول', exact: true })).toBeVisible();
  await expect(page.getByText('جلسة منتهية الصلاحية')).toHaveCount(0);
  await expect(other).toHaveURL(/\/admin\/login$/u);
  await told;
});

test('a forged way back leads to the dashboard and nowhere else', async ({ page, student }) => {
  await page.goto('/login?from=https%3A%2F%2Fevil.example%2Fstudent%2F');
  await page.getByLabel('رقم الطالب').fill(String(student.loginId));
  await page.getByLabel('كلمة المرور', { exact: true }).fill(student.password);
  await page.getByRole('button', { name: 'دخول', exact: true }).click();
  await expect(page).toHaveURL(/\/student\/dashboard$/u);
});

test('any other path leads to the login', async ({ page }) => {
  for (const path of ['/nowhere', '/student/nowhere', '/admin/nowhere', '/games/unknown']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login/u);
  }
});

for (const path of ['/login', '/admin/login', '/student/credential-request'])
  test(`${path} is accessible by day and by night`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expectAccessible(page);
  });

test('nothing on the login page is asked of another host', async ({ page, product }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(product.url) && !request.url().startsWith('data:')) elsewhere.push(request.url());
  });
  await page.goto('/login', { waitUntil: 'networkidle' });
  expect(elsewhere).toEqual([]);
});
