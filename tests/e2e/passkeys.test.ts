import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';

/** Browsers make passkeys for names alone. */
const numbered = (url: string): string => url.replace('localhost', '127.0.0.1');

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

const account = { role: 'teacher', password: 'جملة لا يعرفها غيري 47' };
type Account = typeof account & { name: string; email: string };

/** A phone's own authenticator, as Chromium plays it. */
const withAuthenticator = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  /** Whether its owner touches it. */
  const touch = (enabled: boolean) =>
    devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  const counted = async () =>
    (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials[0]?.signCount ?? 0;
  return { touch, counted };
};

const typePassword = async (page: Page, { email, password }: Account): Promise<void> => {
  await page.goto('/admin/login');
  await page.getByLabel('البريد الإلكتروني').fill(email);
  await page.getByLabel('كلمة المرور', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'دخول', exact: true }).click();
};

const leave = async (page: Page): Promise<void> => {
  await page.goto('about:blank');
  await page.request.post('/api/logout');
};

const addPasskey = async (page: Page, name: string): Promise<string[]> => {
  await page.goto('/admin/settings');
  await page.getByRole('button', { name: 'إضافة مفتاح مرور' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('اسم المفتاح')).not.toHaveValue('');
  await dialog.getByLabel('اسم المفتاح').fill(name);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'إنشاء المفتاح' }).click();
  const codes = page.getByRole('list', { name: 'رموز الاسترداد العشرة' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const told = await codes.allTextContents();
  await page.getByRole('button', { name: 'حفظتها' }).click();
  return told;
};

const opened = async (chrome: Browser, url: string, viewport: typeof PHONE): Promise<[BrowserContext, Page]> => {
  const context = await chrome.newContext({ baseURL: url, viewport });
  return [context, await context.newPage()];
};

for (const [where, viewport] of Object.entries({ phone: PHONE, desk: DESK }))
  test(`a passkey is made, asked for at the login, and removed with the password, on a ${where}`, async ({
    chrome,
    product,
    office,
  }) => {
    const owner = { ...account, name: 'ريم الحربي', email: `reem-${where}@school.example` };
    expect((await office.post('/api/admin/staff', { data: owner })).ok()).toBe(true);
    const [context, page] = await opened(chrome, product.url, viewport);
    const device = await withAuthenticator(page);
    await typePassword(page, owner);
    await expect(page).toHaveURL(/\/admin\/dashboard/u);

    const [code = ''] = await addPasskey(page, 'هاتف ريم');
    const list = page.getByRole('list', { name: 'مفاتيح مروري' });
    await expect(list.getByText('هاتف ريم')).toBeVisible();
    await expect(list.getByText('لم يُستعمل بعد')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'إضافة مفتاح مرور' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'إنشاء المفتاح' }).click();
    await expect(page.getByText('في هذا الجهاز مفتاح مرور لحسابك من قبل')).toBeVisible();
    await leave(page);

    // By itself, where the device is at hand.
    const before = await device.counted();
    await typePassword(page, owner);
    await expect(page).toHaveURL(/\/admin\/dashboard/u);
    expect(await device.counted()).toBeGreaterThan(before);
    await leave(page);

    // Not at hand: what the page offers meanwhile, and a code in its place.
    await device.touch(false);
    await typePassword(page, owner);
    await expect(page.getByRole('heading', { name: 'مفتاح المرور' })).toBeVisible();
    expect((await page.request.get('/api/session')).status()).toBe(401);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'الدخول برمز بدلًا منه' }).click();
    await page.getByLabel('الرمز', { exact: true }).fill(code);
    await page.getByRole('button', { name: 'دخول', exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/dashboard/u);
    await device.touch(true);

    await page.goto('/admin/settings');
    await expect(page.getByText('بقيت ٩ رموز استرداد')).toBeVisible();
    await page.getByRole('button', { name: 'إزالة مفتاح المرور هاتف ريم' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('كلمة مرورك').fill('not this one');
    await dialog.getByRole('button', { name: 'إزالة', exact: true }).click();
    await expect(dialog.getByText('كلمة مرورك غير صحيحة')).toBeVisible();
    await dialog.getByLabel('كلمة مرورك').fill(owner.password);
    await dialog.getByRole('button', { name: 'إزالة', exact: true }).click();
    await expect(page.getByText('أُزيل مفتاح المرور')).toBeVisible();
    await expect(list).toHaveCount(0);
    await context.close();
  });

test('where the address is a number the page says why there are none, and a code still lets in', async ({
  chrome,
  product,
  office,
}) => {
  const owner = { ...account, name: 'هند المطيري', email: 'hind@school.example' };
  expect((await office.post('/api/admin/staff', { data: owner })).ok()).toBe(true);
  const [context, there] = await opened(chrome, product.url, PHONE);
  await withAuthenticator(there);
  await typePassword(there, owner);
  await expect(there).toHaveURL(/\/admin\/dashboard/u);
  const [code = ''] = await addPasskey(there, 'هاتف هند');
  await context.close();

  const [other, page] = await opened(chrome, numbered(product.url), PHONE);
  await typePassword(page, owner);
  await expect(page.getByText('لا تعمل مفاتيح المرور على هذا العنوان')).toBeVisible();
  await expect(page.getByRole('button', { name: 'الدخول بمفتاح المرور' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'الدخول برمز بدلًا منه' }).click();
  await page.getByLabel('الرمز', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'دخول', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard/u);
  await page.goto('/admin/settings');
  await expect(page.getByText('لا تعمل مفاتيح المرور على هذا العنوان')).toBeVisible();
  await expect(page.getByText('يعمل على العنوان localhost وحده')).toBeVisible();
  await expect(page.getByRole('button', { name: 'إضافة مفتاح مرور' })).toHaveCount(0);
  await expectAccessible(page);
  await other.close();
});
