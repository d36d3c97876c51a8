import { backupPage, kindNames, lastBackup, stateNames } from '#strings/backup/staff';
import { adminsOnly } from '#strings/widgets';
import { expect, expectAccessible, loginAs, test } from './fixtures.ts';

test('an admin makes a backup, sees it become good, and reads it again', async ({ page, admin }) => {
  await loginAs(page, admin);
  await page.goto('/admin/backup');
  await expect(page.getByText(lastBackup.none)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: backupPage.make }).click();
  await expect(page.getByText(backupPage.begun)).toBeVisible();
  const made = page.getByRole('row').filter({ hasText: kindNames.asked });
  await expect(made.getByText(stateNames.good)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(lastBackup.none)).toHaveCount(0);
  await made.getByRole('button', { name: backupPage.check }).click();
  await expect(page.getByText(backupPage.sound)).toBeVisible({ timeout: 30_000 });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
});

test('a teacher is told that backups are the admin’s', async ({ page, teacher }) => {
  await loginAs(page, teacher);
  await page.goto('/admin/backup');
  await expect(page.getByRole('heading', { name: adminsOnly.title })).toBeVisible();
});
