import type { Locator, Page } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import { credentials, oldCardCount, printWindow } from '#strings/cards/staff';
import { expect, expectAccessible, loginAs, test } from './fixtures.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** The pixels a camera would see. */
const pixelsOf = async (page: Page, what: Locator) => {
  const png = (await what.screenshot()).toString('base64');
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? [];
    return { width: image.width, height: image.height, data: [...pixels] };
  }, png);
};

const scan = async (page: Page, code: Locator): Promise<string> => {
  const { width, height, data } = await pixelsOf(page, code);
  return decodeQR({ width, height, data: Uint8Array.from(data) });
};

/** Opens the page that the print window shows, without starting the printer. */
const openPrint = async (page: Page, search: string) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
  await page.goto(`/admin/credentials/print?${search}`);
  // Of a school on this very device, which no phone reaches: that is said before anything is printed.
  await expect(page.getByRole('alert')).toContainText(new URL(page.url()).host);
  await page.getByRole('button', { name: printWindow.print }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
};

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/gu)?.length ?? 0;

test('the code on a printed card opens exactly that pupil’s login', async ({
  page,
  product,
  teacher,
  freshStudent,
}) => {
  await loginAs(page, teacher);
  await openPrint(page, `format=one&studentId=${freshStudent.studentId}`);
  const link = await scan(page, page.getByRole('img', { name: /رمز الدخول/u }));
  expect(link).toMatch(new RegExp(`^${product.url}/login#card=[\\w-]{22}$`, 'u'));
  for (const text of [freshStudent.name, 'الصف الخامس', String(freshStudent.loginId), freshStudent.password])
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  await expectAccessible(page);

  await page.context().clearCookies();
  await page.goto(link);
  await expect(page).toHaveURL(/\/student\/dashboard$/u);
  expect(await (await page.request.get('/api/session')).json()).toMatchObject({ studentId: freshStudent.studentId });
});

test('small cards are four to a page, detailed ones one to a page, none cut by an edge', async ({
  page,
  product,
  teacher,
}) => {
  const cards = product.logins().students.filter((each) => each.grade === 6).length;
  await loginAs(page, teacher);
  for (const [format, perPage] of [
    ['small', 4],
    ['detailed', 1],
  ] as const) {
    await openPrint(page, `format=${format}&grade=6`);
    const codes = await page.getByRole('img', { name: /رمز الدخول/u }).count();
    expect(codes).toBeGreaterThanOrEqual(cards);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pagesOf(pdf), format).toBe(Math.ceil(codes / perPage));
  }
});

test('a pupil cannot open the print window', async ({ page, student }) => {
  await loginAs(page, student);
  await page.goto('/admin/credentials/print?format=small&grade=4');
  await expect(page.getByText('Unauthorized access').first()).toBeVisible();
  await expect(page.getByText(student.password)).toHaveCount(0);
});

test('login data are made, shown, copied, printed and renewed', async ({ page, context, admin, product }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await loginAs(page, admin);
  const name = 'رائد مهند التجريبي الجديد';
  await page.request.post('/api/admin/students', { data: { name, grade: 6 } });
  await page.goto('/admin/credentials');
  await page.getByLabel('الصف', { exact: true }).selectOption('6');
  await page.getByRole('searchbox').fill('رائد');
  // The head and the one who is found: while the others go, the row moves under the mouse.
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(
    page.getByRole('row').filter({ hasText: name }).getByText('ليست لديه بيانات دخول').first(),
  ).toBeAttached();

  await page.route('**/credentials', (route) => route.abort());
  await page.getByRole('button', { name: `إنشاء: ${name}` }).click();
  await expect(page.getByText('حدث خطأ أثناء إنشاء بيانات الدخول')).toBeVisible();
  await page.unroute('**/credentials');
  await page.getByRole('button', { name: `إنشاء: ${name}` }).click();
  await expect(page.getByText('تم إنشاء بيانات الدخول بنجاح!')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'تم', exact: true }).click();

  await page.getByRole('button', { name: `نسخ رقم الطالب ${name}` }).click();
  await expect(page.getByText('تم النسخ بنجاح')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d{6}$/u);
  await page.getByRole('button', { name: `نسخ كلمة مرور الطالب ${name}` }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^[A-Z]{6}$/u);

  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: `طباعة بطاقة الطالب ${name}` }).click();
  const printed = await opening;
  await expect(printed).toHaveURL(new RegExp(`^${product.url}/admin/credentials/print\\?format=one`, 'u'));
  await printed.close();

  const old = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: `تجديد بيانات دخول الطالب ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'جدّد البيانات' }).click();
  await expect(page.getByRole('dialog').getByText('بيانات الدخول الجديدة')).toBeVisible();
  await expect(page.getByRole('dialog').getByText(old)).toHaveCount(0);
});

test('staff are told whose card is of the kind that holds its password', async ({ page, teacher, freshStudent }) => {
  const { name, loginId, password } = freshStudent;
  await page.request.post('/api/login/student', { data: { loginId: String(loginId), password, by: 'scan' } });
  await loginAs(page, teacher);
  await page.goto('/admin/credentials');
  await page.getByLabel('الصف', { exact: true }).selectOption('5');
  await expect(page.getByText(oldCardCount(1))).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: name }).getByText(credentials.hasOldCard)).toBeAttached();
  await expectAccessible(page);
});

test('a clipboard that refuses and a popup that is blocked are said', async ({ page, teacher, student }) => {
  await page.addInitScript(() => {
    window.open = () => null;
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    document.execCommand = () => false;
  });
  await loginAs(page, teacher);
  await page.goto('/admin/credentials');
  await page.getByLabel('الصف', { exact: true }).selectOption(String(student.grade));
  await page.getByRole('button', { name: `نسخ رقم الطالب ${student.name}` }).click();
  await expect(page.getByText('فشل النسخ')).toBeVisible();
  await page.getByRole('button', { name: 'طباعة بطاقات صغيرة' }).click();
  await expect(page.getByText('Please allow popups for printing')).toBeVisible();
});

test('a pupil sees the own card, with the password hidden until asked for', async ({ page, freshStudent }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await loginAs(page, freshStudent);
  await page.request.put('/api/student/agreement', { data: { agreed: true } });
  await page.goto('/student/card');
  await expect(page.getByText(String(freshStudent.loginId)).filter({ visible: true })).toBeVisible();
  await expect(page.getByText(freshStudent.password).filter({ visible: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'أظهر كلمة المرور' }).click();
  await expect(page.getByText(freshStudent.password).filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(page);
});
