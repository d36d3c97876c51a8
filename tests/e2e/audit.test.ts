import { expect, loginAs, test } from './fixtures.ts';

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
