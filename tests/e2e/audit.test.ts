import { auditPage } from '#strings/audit/staff';
import { cardsAudit } from '#strings/cards/audit';
import { rosterAudit } from '#strings/roster/audit';
import { gradeNames, listWords } from '#strings/widgets';
import { expect, expectAccessible, loginAs, test } from './fixtures.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('staff read in the log why a login failed, which the form never says', async ({ page, teacher, freshStudent }) => {
  const attempt = (loginId: string) =>
    page.request.post('/api/login/student', { data: { loginId, password: 'ZZZZZZ' } });
  await attempt(String(freshStudent.loginId));
  await attempt('100000');
  await loginAs(page, teacher);
  await page.goto('/admin/audit');
  const log = page.getByRole('main');
  await expect(log.getByText('كلمة المرور غير صحيحة').filter({ visible: true }).first()).toBeVisible();
  await expect(log.getByText(freshStudent.name).filter({ visible: true }).first()).toBeVisible();
  await expect(log.getByText('رقم الطالب غير صحيح').filter({ visible: true }).first()).toBeVisible();
});

test('staff narrow the log to one action and read in words what was changed', async ({
  page,
  office,
  teacher,
  freshStudent,
}) => {
  await office.patch(`/api/admin/students/${freshStudent.studentId}`, { data: { grade: 6 } });
  await loginAs(page, teacher);
  await page.goto('/admin/audit');
  const log = page.getByRole('main');
  await log.getByLabel(auditPage.action).selectOption({ label: rosterAudit.actions.student_edited });
  const line = log.getByRole('listitem').filter({ hasText: freshStudent.name }).first();
  await expect(line).toContainText(rosterAudit.actions.student_edited);
  await expect(line).toContainText(gradeNames[5]);
  await expect(line).toContainText(gradeNames[6]);
  await expect(log.getByText(cardsAudit.actions.credentials_created).filter({ visible: true })).toHaveCount(0);
});

test('staff narrow the log to some days, which the address and the file keep', async ({ page, teacher }) => {
  await loginAs(page, teacher);
  await page.goto('/admin/audit');
  const log = page.getByRole('main');
  const nothing = log.getByRole('heading', { name: listWords.notFound });
  await expect(log.getByRole('listitem').first()).toBeVisible();
  await log.getByLabel(auditPage.to, { exact: true }).fill('2020-01-01');
  await expect(nothing).toBeVisible();
  await expect(page).toHaveURL(/to=2020-01-01/u);
  await expect(log.getByRole('link', { name: auditPage.export })).toHaveAttribute('href', /to=2020-01-01/u);
  await page.reload();
  await expect(log.getByLabel(auditPage.to, { exact: true })).toHaveValue('2020-01-01');
  await expect(nothing).toBeVisible();
  await expectAccessible(page);
  await log.getByRole('button', { name: listWords.clear }).click();
  await expect(log.getByRole('listitem').first()).toBeVisible();
  await log.getByLabel(auditPage.from, { exact: true }).fill('2020-01-01');
  await expect(page).toHaveURL(/from=2020-01-01/u);
  await expect(log.getByRole('listitem').first()).toBeVisible();
});
