import { pupilActions, pupilPage } from '#strings/roster/pupil-page';
import { archiveDialog, studentActions, studentForm } from '#strings/roster/staff';
import { holdPosts } from './broken-post.ts';
import { enterCalmly, expect, expectAccessible, loginAs, test } from './fixtures.ts';

const WIDE = { width: 1440, height: 900 };
test.use({ viewport: WIDE });

test('a name in the list leads to all about the pupil, whom the teacher rewards there', async ({
  page,
  teacher,
  student,
}) => {
  await loginAs(page, teacher);
  await page.goto(`/admin/students?grade=${student.grade}`);
  await page.getByRole('table').getByRole('link', { name: student.name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: student.name })).toBeVisible();
  await expect(page.getByRole('region', { name: 'نظرة سريعة' }).getByRole('link')).toHaveCount(10);
  await expect(page.getByRole('region', { name: 'ما جرى' }).getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'إعطاء مكافأة' }).click();
  await expect(page.getByRole('dialog')).toContainText(student.name);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'إرسال رسالة' }).click();
  await expect(page.getByRole('checkbox', { name: student.name })).toBeChecked();
  await page.goBack();
  await page.getByRole('link', { name: 'تسجيل سلوك' }).click();
  await expect(page.getByRole('button', { name: `إزالة ${student.name}` })).toBeVisible();
});

test('a question about another pupil stays open when what was confirmed before it ends', async ({
  page,
  office,
  admin,
  freshStudent,
}) => {
  const data = { name: 'ريان ضيف النجدي المستجد', grade: freshStudent.grade };
  const other = await (await office.post('/api/admin/students', { data })).json();
  await loginAs(page, admin);
  await page.goto(`/admin/students?grade=${freshStudent.grade}`);
  const letGo = await holdPosts(page, '**/archive');
  const archive = ({ name }: { name: string }) =>
    page.getByRole('button', { name: studentActions.archive(name), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: archiveDialog.title });
  const confirm = dialog.getByRole('button', { name: archiveDialog.confirm, exact: true });
  await archive(freshStudent);
  await confirm.click();
  await page.keyboard.press('Escape');
  await archive(other);
  letGo();
  await expect(page.getByText(archiveDialog.done(freshStudent.name))).toBeVisible();
  await expect(dialog).toContainText(other.name);
  await confirm.click();
  await expect(page.getByText(archiveDialog.done(other.name))).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('a pupil is greeted by what the staff wrote that they are called', async ({
  page,
  chrome,
  product,
  teacher,
  freshStudent,
}) => {
  await loginAs(page, teacher);
  await page.goto(`/admin/students/${freshStudent.studentId}`);
  await page.getByRole('button', { name: pupilActions.edit }).click();
  await page.getByLabel(studentForm.calledAs).fill('أبو المعالي');
  await expectAccessible(page);
  await page.getByRole('button', { name: studentForm.save, exact: true }).click();
  await expect(page.getByText(pupilPage.calledAs('أبو المعالي'))).toBeVisible();
  const phone = await chrome.newPage({ baseURL: product.url, viewport: { width: 360, height: 740 } });
  await enterCalmly(phone, freshStudent);
  await phone.goto('/student/dashboard');
  await expect(phone.getByRole('heading', { level: 1, name: 'أهلًا يا أبو المعالي', exact: true })).toBeVisible();
  await phone.close();
});

test('a pupil who does not exist is said so, and the try-out pupil has no card', async ({ page, teacher }) => {
  await loginAs(page, teacher);
  await page.goto('/admin/students/5000000');
  await expect(page.getByRole('heading', { name: 'لا يوجد طالب بهذا الرقم' })).toBeVisible();
  await page.getByRole('link', { name: 'كل الطلاب' }).click();
  await page.getByRole('link', { name: 'الطالب التجريبي' }).click();
  await expect(page.getByText('لا يُعدّ مع الطلاب')).toBeVisible();
  await expect(page.getByRole('button', { name: 'الدخول باسمه' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'طباعة البطاقة' })).toHaveCount(0);
});

test('a section is chosen beside the grade, stays in the address and goes along to the cards', async ({
  page,
  teacher,
}) => {
  await loginAs(page, teacher);
  await page.goto('/admin/students?grade=5');
  const rows = page.getByRole('table').getByRole('rowheader');
  await expect(rows.nth(10)).toBeVisible();
  const whole = await rows.count();
  await page.getByRole('combobox', { name: 'الشعبة' }).selectOption('ب');
  await expect(page.getByText('الصف الخامس، شعبة ب: ')).toBeVisible();
  await expect(page).toHaveURL(/section=/u);
  await expect.poll(() => rows.count()).toBeLessThan(whole);
  const part = await rows.count();
  await page.reload();
  await expect(rows).toHaveCount(part);
  await page.getByRole('navigation').getByRole('link', { name: 'بيانات الدخول' }).click();
  await expect(page.getByRole('combobox', { name: 'الشعبة' })).toHaveValue('ب');
  await expect(rows).toHaveCount(part);
});
