import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expect, expectAccessible, loginAs, test } from './fixtures.ts';

test.use({ viewport: { width: 390, height: 844 } });

const account = {
  name: 'نورة السبيعي',
  email: 'noura@school.example',
  role: 'teacher',
  password: 'جملة لا يعرفها غيري 47',
};

/** The code of the half minute after the present one, which no earlier step has used. */
const nextCode = (secret: string): string => new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 });

const logIn = async (page: Page): Promise<void> => {
  await page.goto('/admin/login');
  await page.getByLabel('البريد الإلكتروني').fill(account.email);
  await page.getByLabel('كلمة المرور', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'دخول', exact: true }).click();
};

/** An open page would notice, and go where the next step goes too. */
const leave = async (page: Page): Promise<void> => {
  await page.goto('about:blank');
  await page.request.post('/api/logout');
};

const turnOn = async (page: Page): Promise<{ secret: string; codes: string[] }> => {
  await page.goto('/admin/settings');
  await page.getByRole('button', { name: 'تفعيل', exact: true }).click();
  const secret = (await page.getByRole('dialog').locator('bdi').textContent()) ?? '';
  await expect(page.getByRole('img', { name: 'رمز لتطبيق المصادقة' })).toBeVisible();
  await page.getByLabel('الأرقام الستة').fill('000000');
  await page.getByRole('button', { name: 'تأكيد التفعيل' }).click();
  await expect(page.getByText('الرمز غير صحيح أو استُعمل من قبل')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('الأرقام الستة').fill(new TOTP({ secret }).generate());
  await page.getByRole('button', { name: 'تأكيد التفعيل' }).click();
  const list = page.getByRole('list', { name: 'رموز الاسترداد العشرة' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  const codes = await list.getByRole('listitem').allTextContents();
  await page.getByRole('button', { name: 'حفظتها' }).click();
  await expect(page.getByText('بقيت ١٠ رموز استرداد')).toBeVisible();
  return { secret, codes };
};

test('a second factor is turned on, asked for at the login, and turned off with the password', async ({
  page,
  office,
}) => {
  expect((await office.post('/api/admin/staff', { data: account })).ok()).toBe(true);
  await loginAs(page, account as Parameters<typeof loginAs>[1]);
  const { secret, codes } = await turnOn(page);
  await leave(page);

  await logIn(page);
  const code = page.getByLabel('الرمز', { exact: true });
  await expect(code).toBeFocused();
  expect((await page.request.get('/api/session')).status()).toBe(401);
  await expectAccessible(page);
  await code.fill('123456');
  await page.getByRole('button', { name: 'دخول', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('الرمز غير صحيح أو استُعمل من قبل');
  await code.fill(nextCode(secret));
  await page.getByRole('button', { name: 'دخول', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard/u);
  await leave(page);

  await logIn(page);
  await page.getByRole('button', { name: 'رجوع' }).click();
  await logIn(page);
  await code.fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'دخول', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard/u);

  await page.goto('/admin/settings');
  await expect(page.getByText('بقيت ٩ رموز استرداد')).toBeVisible();
  await page.getByRole('button', { name: 'إلغاء التفعيل' }).click();
  await page.getByRole('dialog').getByLabel('كلمة مرورك').fill('not this one');
  await page.getByRole('dialog').getByRole('button', { name: 'إلغاء التفعيل' }).click();
  await expect(page.getByText('كلمة مرورك غير صحيحة')).toBeVisible();
  await page.getByRole('dialog').getByLabel('كلمة مرورك').fill(account.password);
  await page.getByRole('dialog').getByRole('button', { name: 'إلغاء التفعيل' }).click();
  await expect(page.getByText('غير مفعّل')).toBeVisible();
});

test('an admin helps whoever lost the phone', async ({ page, admin, chrome, product, office }) => {
  const lost = { ...account, email: 'lost@school.example', name: 'أمل الدوسري' };
  expect((await office.post('/api/admin/staff', { data: lost })).ok()).toBe(true);
  const theirs = await chrome.newContext({ baseURL: product.url });
  const owner = await theirs.newPage();
  await loginAs(owner, lost as Parameters<typeof loginAs>[1]);
  await turnOn(owner);

  await loginAs(page, admin);
  await page.goto('/admin/staff');
  await page.getByRole('button', { name: 'إلغاء التحقق بخطوتين لحساب أمل الدوسري' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'إلغاء التحقق' }).click();
  await expect(page.getByText('أُلغي التحقق بخطوتين لحساب أمل الدوسري')).toBeVisible();
  await expect(owner).toHaveURL(/\/admin\/login/u);
  await loginAs(owner, lost as Parameters<typeof loginAs>[1]);
  await theirs.close();
});
