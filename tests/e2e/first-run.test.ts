import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { kindNames, stateNames } from '#strings/backup/staff';
import { newDataDir, removeDataDir, spawnProduct, startProduct } from '#tests/product';
import { expect, expectAccessible, loginAs, test } from './fixtures.ts';

/** A school that nobody has entered yet, and the link that its first start prints. */
const firstStart = async (dataDir: string) => {
  const child = spawnProduct(dataDir, { NODE_ENV: 'production' });
  let said = '';
  const link = await new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk) => {
      said += String(chunk);
      const found = /http:\S+\/admin\/setup#\S+/u.exec(said);
      if (found) resolve(found[0]);
    });
  });
  return {
    link,
    said: () => said,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'close');
    },
  };
};

test('a first start’s link leads to a school with an admin, and says what is left', async ({
  chrome,
  contextOptions,
}) => {
  const dataDir = newDataDir();
  const school = await firstStart(dataDir);
  try {
    expect(school.said()).not.toContain('himma.example');
    const viewport = { width: 390, height: 844 };
    const context = await chrome.newContext({ ...contextOptions, viewport, baseURL: new URL(school.link).origin });
    const page = await context.newPage();
    await page.goto(school.link);
    await page.getByLabel('اسم المدرسة').fill('مدرسة الفلاح الابتدائية');
    await page.getByLabel('اسمك').fill('سعد بن راشد');
    await page.getByLabel('بريدك الإلكتروني').fill('saad@school.example');
    await page.getByLabel('كلمة مرور تختارها').fill('123456789012');
    await page.getByRole('button', { name: 'بدء المدرسة' }).click();
    await expect(page.getByText('كلمة المرور سهلة التخمين')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('كلمة مرور تختارها').fill('جملة لا يعرفها غيري 47');
    await page.getByRole('button', { name: 'بدء المدرسة' }).click();

    await expect(page).toHaveURL(/\/admin\/dashboard/u);
    const steps = page.getByRole('list', { name: 'خطوات إعداد المدرسة' });
    await expect(steps.getByRole('listitem')).toHaveCount(4);
    await expect(steps).toContainText('himma.key');
    await expectAccessible(page);
    await steps.getByRole('button', { name: 'حفظت نسخة منه' }).click();
    await steps.getByRole('link', { name: 'إلى الطلاب' }).click();
    await expect(page).toHaveURL(/\/admin\/students/u);

    const pupil = { name: 'سالم العمران', grade: 4 };
    const { id } = await (await page.request.post('/api/admin/students', { data: pupil })).json();
    await page.request.post(`/api/admin/students/${id}/credentials`);
    await page.goto('/admin/dashboard');
    await steps.getByRole('link', { name: 'إلى البطاقات' }).click();
    await expect(page).toHaveURL(/\/admin\/credentials/u);
    expect((await page.request.post('/api/admin/cards', { data: { grade: 4, format: 'one' } })).ok()).toBe(true);
    await page.goto('/admin/dashboard');
    await steps.getByRole('link', { name: 'إلى النسخ الاحتياطي' }).click();
    await page.getByRole('button', { name: 'أنشئ نسخة الآن' }).click();
    // The first start has saved the empty school already: the one asked for is meant.
    const made = page.getByRole('row').filter({ hasText: kindNames.asked });
    await expect(made.getByText(stateNames.good)).toBeVisible({ timeout: 30_000 });
    await page.goto('/admin/dashboard');
    await expect(page.getByRole('tab').first()).toBeVisible();
    await expect(steps).toHaveCount(0);

    await page.goto(school.link);
    await expect(page.getByRole('alert')).toContainText('أُعدّت هذه المدرسة من قبل');
    await expectAccessible(page);
    await context.close();
  } finally {
    await school.stop();
    removeDataDir(dataDir);
  }
});

const PRODUCTION = { NODE_ENV: 'production', PUBLIC_URL: undefined };

const createAdmin = (
  dataDir: string,
  { name, email, password }: Record<'name' | 'email' | 'password', string>,
): void => {
  const env = { ...process.env, ...PRODUCTION, DATA_DIR: dataDir, HIMMA_ADMIN_PASSWORD: password };
  execFileSync(process.execPath, ['dist/product/create-admin.js', '--email', email, '--name', name], { env });
};

test('a school begun from the command line says what is left too, and is named in the settings', async ({
  chrome,
  contextOptions,
}) => {
  const dataDir = newDataDir();
  const admin = {
    name: 'سعد بن راشد',
    email: 'saad@school.example',
    password: 'a sentence nobody knows',
    role: 'admin',
  } as const;
  createAdmin(dataDir, admin);
  const school = await startProduct(dataDir, PRODUCTION);
  try {
    const context = await chrome.newContext({ ...contextOptions, baseURL: school.url });
    const page = await context.newPage();
    await loginAs(page, admin);
    await page.goto('/admin/dashboard');
    await expect(page.getByRole('heading', { name: 'ما بقي لتبدأ المدرسة' })).toBeVisible();

    await page.goto('/admin/settings');
    const card = page.getByRole('region', { name: 'المدرسة', exact: true });
    await card.getByRole('button', { name: 'حفظ الاسم' }).click();
    await expect(card.getByText('هذا الحقل مطلوب')).toBeVisible();
    await card.getByLabel('اسم المدرسة').fill('مدرسة النور الابتدائية');
    await card.getByRole('button', { name: 'حفظ الاسم' }).dblclick();
    await expect(page.getByText('حُفظ اسم المدرسة').first()).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(card.getByLabel('اسم المدرسة')).toHaveValue('مدرسة النور الابتدائية');
    await page.goto('/admin/dashboard');
    await expect(page.getByRole('heading', { name: 'ما بقي لتبدأ مدرسة النور الابتدائية' })).toBeVisible();
    await context.close();
  } finally {
    await school.stop();
    removeDataDir(dataDir);
  }
});
