import type { Page } from '@playwright/test';
import { expect, expectAccessible, loginAs, test } from './fixtures.ts';

test.use({ viewport: { width: 390, height: 844 } });

const PASSWORD = 'جملة لا يعرفها غيري 47';

const invite = async (page: Page, name: string): Promise<string> => {
  await page.getByRole('button', { name: 'دعوة زميل' }).click();
  await page.getByLabel('الاسم', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'إنشاء رابط الدعوة' }).click();
  const link = page.getByLabel('الرابط', { exact: true });
  await expect(link).toHaveValue(/\/admin\/invitation#[\w-]{22}$/u);
  return link.inputValue();
};

const fill = async (page: Page, email: string, password: string): Promise<void> => {
  await page.getByLabel('بريدك الإلكتروني').fill(email);
  await page.getByLabel('كلمة مرور تختارها').fill(password);
  await page.getByRole('button', { name: 'إنشاء حسابي والدخول' }).click();
};

test('a colleague is invited by a link, chooses a password and is in; the link works once', async ({
  page,
  admin,
  chrome,
  contextOptions,
  product,
}) => {
  await loginAs(page, admin);
  await page.goto('/admin/staff');
  const link = await invite(page, 'هند بنت سعد');
  await expect(page.getByRole('img', { name: 'رمز رابط الدعوة' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'تم', exact: true }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'هند بنت سعد' });
  await expect(row).toContainText('تنتظر');

  const theirs = await chrome.newContext({ ...contextOptions, baseURL: product.url });
  const asked: string[] = [];
  const colleague = await theirs.newPage();
  colleague.on('request', (request) => asked.push(request.url()));
  await colleague.goto(link);
  await expect(colleague.getByText('هند بنت سعد، دُعيت لتكون معلّمًا')).toBeVisible();
  await expectAccessible(colleague);
  await fill(colleague, 'hind-link@school.example', 'qwertyuiop12');
  await expect(colleague.getByText('كلمة المرور سهلة التخمين')).toBeVisible();
  // What was typed and the link outlive a reload's worth of doubt: nothing was used up.
  await fill(colleague, 'hind-link@school.example', PASSWORD);
  await expect(colleague).toHaveURL(/\/admin\/dashboard$/u);
  await expect(colleague.getByRole('heading', { level: 1 })).toBeVisible();
  const token = new URL(link).hash.slice(1);
  expect(asked.filter((url) => new URL(url).href.split('#')[0]?.includes(token))).toEqual([]);

  await colleague.goto(link);
  await expect(colleague.getByRole('alert')).toContainText('استُعمل هذا الرابط من قبل');
  await expectAccessible(colleague);
  await colleague.getByRole('link', { name: 'إلى دخول الإدارة' }).click();
  await expect(colleague).toHaveURL(/\/admin\/dashboard/u);
  await theirs.close();

  await page.reload();
  await expect(row).toContainText('قُبلت');
});

test('a revoked invitation says so, also to whoever has it open already', async ({ page, admin, chrome, product }) => {
  await loginAs(page, admin);
  await page.goto('/admin/staff');
  const link = await invite(page, 'سعاد المطيري');
  await page.getByRole('button', { name: 'تم', exact: true }).click();
  const theirs = await chrome.newContext({ baseURL: product.url });
  const colleague = await theirs.newPage();
  await colleague.goto(link);
  await colleague.getByLabel('بريدك الإلكتروني').waitFor();

  await page.getByRole('button', { name: 'إلغاء دعوة سعاد المطيري' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'إلغاء الدعوة' }).click();
  await expect(page.getByText('أُلغيت الدعوة')).toBeVisible();

  await fill(colleague, 'suad@school.example', PASSWORD);
  await expect(colleague.getByRole('alert')).toContainText('أُلغيت هذه الدعوة');
  await colleague.goto('/admin/invitation#nothing');
  await expect(colleague.getByRole('alert')).toContainText('هذا الرابط غير معروف');
  await theirs.close();
});
