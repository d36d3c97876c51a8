import { type ClockedProduct, startClocked } from '#tests/clocked-product';
import type { DemoStudent } from '#tests/product';
import { test as base, expect, expectAccessible, loginAs } from './fixtures.ts';

const ELEVEN_MINUTES = 11 * 60 * 1000;

interface Desk {
  readonly product: ClockedProduct;
  readonly password: string;
  readonly pupil: DemoStudent;
}

/** A teacher whose login was a while ago, at the list of login data. */
const test = base.extend<{ school: ClockedProduct; desk: Desk }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  school: async ({}, use) => {
    const school = await startClocked();
    await use(school);
    await school.stop();
  },
  context: async ({ chrome, school, contextOptions }, use) => {
    const context = await chrome.newContext({ ...contextOptions, baseURL: school.url });
    await use(context);
    await context.close();
  },
  desk: async ({ page, school }, use) => {
    const pupil = await school.enrol('نواف بطاقة الصندوق');
    const teacher = await school.hire();
    await loginAs(page, { ...teacher, role: 'teacher' });
    school.forward(ELEVEN_MINUTES);
    await page.goto('/admin/credentials?grade=5');
    await use({ product: school, password: teacher.password, pupil });
  },
});

test.use({ viewport: { width: 1440, height: 900 } });

test('staff type their password again, and what they pressed happens', async ({ page, context, desk }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { name, password } = desk.pupil;
  const question = page.getByRole('dialog', { name: 'أهذا أنت؟' });
  const typed = question.getByLabel('كلمة مرورك');

  await page.getByRole('button', { name: `نسخ كلمة مرور الطالب ${name}` }).click();
  await expect(typed).toBeFocused();
  await typed.fill('not this one');
  await typed.press('Enter');
  await expect(question.getByText('كلمة مرورك غير صحيحة')).toBeVisible();
  await expectAccessible(page);
  await typed.fill(desk.password);
  await typed.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(page.getByText('تم النسخ بنجاح')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(password);

  desk.product.forward(ELEVEN_MINUTES);
  const enter = page.getByRole('button', { name: `الدخول بحساب الطالب ${name}` });
  await enter.click();
  await question.getByRole('button', { name: 'تراجع' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByText('فشل تسجيل الدخول كطالب')).toHaveCount(0);
  await enter.click();
  await typed.fill(desk.password);
  await question.getByRole('button', { name: 'متابعة' }).click();
  await expect(page).toHaveURL(/\/student\/dashboard$/u);

  desk.product.forward(ELEVEN_MINUTES);
  await page.goto('/student/card');
  await typed.fill(desk.password);
  await typed.press('Enter');
  await expect(page.getByText(String(desk.pupil.loginId)).filter({ visible: true })).toBeVisible();
});

test('the window of cards asks too, and so does a dialog that is open already', async ({ page, desk }) => {
  const { name, password } = desk.pupil;
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: `طباعة بطاقة الطالب ${name}` }).click();
  const printed = await opening;
  await printed.getByLabel('كلمة مرورك').fill(desk.password);
  await printed.getByLabel('كلمة مرورك').press('Enter');
  await expect(printed.getByText(password, { exact: true })).toBeVisible();
  await printed.close();

  desk.product.forward(ELEVEN_MINUTES);
  await page.getByRole('button', { name: `تجديد بيانات دخول الطالب ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'جدّد البيانات' }).click();
  await page.getByLabel('كلمة مرورك').fill(desk.password);
  await page.getByLabel('كلمة مرورك').press('Enter');
  await expect(page.getByRole('dialog').getByText('بيانات الدخول الجديدة')).toBeVisible();
});
