import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { guardianPage } from '#strings/privacy/guardian';
import { privacyRefusals } from '#strings/privacy/refusals';
import { pupilData, retentionNames, retentionPage } from '#strings/privacy/staff';
import { studentsPage } from '#strings/roster/staff';
import { adminsOnly } from '#strings/widgets';
import { expect, expectAccessible, loginAs, test } from './fixtures.ts';

/** As a thief of the disk would look: free pages of the database, its journal and every upload included. */
const filesNaming = (dataDir: string, name: string): string[] =>
  readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => readFileSync(path).includes(name));

test('an admin hands a pupil’s data over, and erases it', async ({ page, admin, product, freshStudent }) => {
  await loginAs(page, admin);
  await page.goto(`/admin/students/${freshStudent.studentId}`);
  await page.getByRole('button', { name: pupilData.open }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: pupilData.eraseTitle })).toBeVisible();
  await expectAccessible(page);

  expect(filesNaming(product.dataDir, freshStudent.name)).not.toEqual([]);
  const saved = page.waitForEvent('download');
  await dialog.getByRole('link', { name: pupilData.export }).click();
  const file = await (await saved).path();
  expect(readFileSync(file).subarray(0, 2).toString()).toBe('PK');

  await dialog.getByLabel(pupilData.typeName).fill('اسم آخر');
  await dialog.getByRole('button', { name: pupilData.erase }).click();
  await expect(dialog.getByText(privacyRefusals.erase_name_wrong)).toBeVisible();
  await dialog.getByLabel(pupilData.typeName).fill(freshStudent.name);
  await dialog.getByRole('button', { name: pupilData.erase }).click();
  await expect(page.getByText(pupilData.erased)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: studentsPage.title })).toBeVisible();
  expect(filesNaming(product.dataDir, freshStudent.name)).toEqual([]);
});

test('a teacher may hand data over, and erases nobody', async ({ page, teacher, freshStudent }) => {
  await loginAs(page, teacher);
  await page.goto(`/admin/students/${freshStudent.studentId}`);
  await page.getByRole('button', { name: pupilData.open }).click();
  await expect(page.getByRole('link', { name: pupilData.export })).toBeVisible();
  await expect(page.getByText(pupilData.adminOnly)).toBeVisible();
  await expect(page.getByLabel(pupilData.typeName)).toHaveCount(0);
});

test('an admin says how long what is kept, and a guardian reads it', async ({ page, admin }) => {
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { name: guardianPage.title })).toBeVisible();
  await expect(page.getByText(guardianPage.notYet)).toBeVisible();
  await expectAccessible(page);

  await loginAs(page, admin);
  await page.goto('/admin/privacy');
  await expect(page.getByText(retentionPage.off)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(retentionNames.messages).fill('12');
  await expect(page.getByRole('button', { name: retentionPage.save })).toBeDisabled();
  await page.getByLabel(retentionNames.messages).fill('200');
  await page.getByRole('button', { name: retentionPage.save }).click();
  await expect(page.getByText(retentionPage.saved)).toBeVisible();
  await expect(page.getByText(retentionPage.on)).toBeVisible();

  await page.goto('/privacy');
  await expect(page.getByText('٢٠٠ يوم من إرسالها')).toBeVisible();
  await expect(page.getByText(guardianPage.notYet)).toHaveCount(0);
});

test('a teacher is told that the admin decides how long', async ({ page, teacher }) => {
  await loginAs(page, teacher);
  await page.goto('/admin/privacy');
  await expect(page.getByRole('heading', { name: adminsOnly.title })).toBeVisible();
});
