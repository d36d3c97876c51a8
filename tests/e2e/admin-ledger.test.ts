import { expect, expectAccessible, loginAs, test } from './fixtures.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a pupil is found by typing; coins are given and taken with a reason, and a line is reversed', async ({
  page,
  teacher,
  freshStudent,
}) => {
  await loginAs(page, teacher);
  // Enter comes before the names do: it opens the pupil when they are there.
  let release = () => {};
  const typedFirst = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/admin/students*', async (route) => {
    await typedFirst;
    await route.continue();
  });
  await page.goto('/admin/ledger');
  await expect(page.getByText('اختر طالبًا')).toBeVisible();
  await page.getByRole('searchbox', { name: /^اكتب اسمًا/u }).fill(freshStudent.name);
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL(new RegExp(`student=${freshStudent.studentId}`, 'u'));
  await expect(page.getByRole('heading', { name: freshStudent.name })).toBeVisible();
  await expect(page.getByText('لا أسطر في سجلّه بعد')).toBeVisible();

  const form = page.getByRole('form', { name: 'تعديل الآن' });
  await form.getByRole('button', { name: 'إضافة إلى الرصيد' }).click();
  await expect(form.getByText('هذا الحقل مطلوب')).toBeVisible();
  await form.getByLabel('المقدار').fill('١٥');
  await expect(form.getByText('الرصيد: ٠ ← ١٥')).toBeVisible();
  await form.getByLabel('السبب').fill('حفظ الحديث الثالث');
  await form.getByRole('button', { name: 'إضافة إلى الرصيد' }).dblclick();
  await expect(page.getByText('سُجّل التعديل')).toBeVisible();
  const lines = page.getByRole('region', { name: `سجل ${freshStudent.name}، الأحدث أولًا` }).getByRole('row');
  await expect(lines).toHaveCount(2);
  await expect(lines.nth(1)).toContainText('حفظ الحديث الثالث');
  await expect(lines.nth(1)).toContainText(teacher.name);

  await form.getByText('خصم', { exact: true }).click();
  await form.getByRole('button', { name: '٢٠', exact: true }).click();
  await form.getByLabel('السبب').fill('خطأ في العد');
  await form.getByRole('button', { name: 'خصم من الرصيد' }).click();
  await expect(form.getByRole('alert')).toHaveText('الرصيد لا يكفي لهذا الخصم');
  await form.getByRole('button', { name: '٥', exact: true }).click();
  await form.getByRole('button', { name: 'خصم من الرصيد' }).click();
  await expect(lines).toHaveCount(3);
  await expectAccessible(page);

  await lines.nth(1).getByRole('button', { name: /^عكس/u }).click();
  const dialog = page.getByRole('dialog', { name: 'عكس السطر' });
  await expect(dialog).toContainText('يصير الرصيد');
  await expect(dialog).toContainText('١٥');
  await dialog.getByRole('button', { name: 'عكس السطر' }).click();
  await expect(dialog.getByText('هذا الحقل مطلوب')).toBeVisible();
  await dialog.getByLabel('سبب العكس').fill('كان الخصم لطالب آخر');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'عكس السطر' }).click();
  await expect(page.getByText('أُضيف السطر المعاكس')).toBeVisible();
  await expect(lines).toHaveCount(4);
  await expect(lines.nth(1)).toContainText('عكس سطر سابق');
  await expect(lines.nth(1).getByRole('button')).toHaveCount(0);
  await expect(lines.nth(2)).toContainText('عُكس');
  await expect(lines.nth(2).getByRole('button')).toHaveCount(0);
  const { coins } = await (await page.request.get(`/api/admin/ledger/${freshStudent.studentId}`)).json();
  expect(coins).toBe(15);
});

test('on a phone it is the list or the ledger, and the back button leads to the pupil before', async ({
  page,
  teacher,
  freshStudent,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await loginAs(page, teacher);
  await page.goto('/admin/ledger');
  const find = page.getByRole('searchbox', { name: /^اكتب اسمًا/u });
  await find.fill(freshStudent.name);
  await page.getByRole('link', { name: freshStudent.name }).click();
  await expect(page.getByRole('heading', { name: freshStudent.name })).toBeVisible();
  await expect(find).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'طالب آخر' }).click();
  await expect(find).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: freshStudent.name })).toBeVisible();
});
