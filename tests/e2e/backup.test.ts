import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { EXIT_AGAIN } from '#server/platform/start-again';
import { putBack } from '#strings/backup/put-back';
import { backupPage, kindNames, lastBackup, stateNames } from '#strings/backup/staff';
import { adminsOnly, listWords } from '#strings/widgets';
import { freePort } from '#tests/free-port';
import { type DemoStaff, newDemoSchool, removeDataDir, startProduct } from '#tests/product';
import { expect, expectAccessible, loginAs, test } from './fixtures.ts';

const make = async (page: Page, admin: DemoStaff) => {
  await loginAs(page, admin);
  await page.goto('/admin/backup');
  await expect(page.getByText(lastBackup.none)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: backupPage.make }).click();
  await expect(page.getByText(backupPage.begun)).toBeVisible();
  const made = page.getByRole('row').filter({ hasText: kindNames.asked });
  await expect(made.getByText(stateNames.good)).toBeVisible({ timeout: 30_000 });
  return made;
};

test('an admin makes a backup, sees it become good, reads it again, and looks at what is in it', async ({
  page,
  admin,
}) => {
  const made = await make(page, admin);
  await expect(page.getByText(lastBackup.none)).toHaveCount(0);
  await made.getByRole('button', { name: backupPage.check }).click();
  await expect(page.getByText(backupPage.sound)).toBeVisible({ timeout: 30_000 });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await made.getByRole('button', { name: putBack.action }).click();
  const dialog = page.getByRole('dialog', { name: putBack.title });
  await expect(dialog.getByText(putBack.warning)).toBeVisible({ timeout: 30_000 });
  await dialog.getByRole('textbox').fill('نعم');
  await expect(dialog.getByRole('button', { name: putBack.confirm })).toBeDisabled();
  await expectAccessible(page);
});

test('a teacher is told that backups are the admin’s', async ({ page, teacher }) => {
  await loginAs(page, teacher);
  await page.goto('/admin/backup');
  await expect(page.getByRole('heading', { name: adminsOnly.title })).toBeVisible();
});

const ADDED = 'رائد مهند الجديد';

test('a school comes back from a file that was downloaded', async ({ chrome }) => {
  const dataDir = newDemoSchool();
  const PORT = String(await freePort());
  const first = await startProduct(dataDir, { PORT });
  const admin = first.logins().staff.find(({ role }) => role === 'admin') as DemoStaff;
  const page = await chrome.newPage({ baseURL: first.url });
  const made = await make(page, admin);
  const coming = page.waitForEvent('download');
  await made.getByRole('button', { name: backupPage.download }).click();
  const file = await coming;
  const name = file.suggestedFilename();
  expect(name).toMatch(/^himma-.*\.backup$/u);
  const added = await page.request.post('/api/admin/students', { data: { name: ADDED, grade: 4 } });
  expect(added.ok()).toBe(true);

  await page.getByRole('button', { name: putBack.open }).click();
  const dialog = page.getByRole('dialog', { name: putBack.title });
  const choose = (buffer: Buffer) =>
    dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  await choose(Buffer.from('something else'));
  await expect(dialog.getByRole('alert')).toBeVisible();
  // One piece is lost on its way, as between two rooms: it is sent again.
  await page.route('**/api/admin/backups/pieces', (route) => route.abort(), { times: 1 });
  await choose(readFileSync(await file.path()));
  await dialog.getByRole('textbox').fill(putBack.phrase);
  const ended = once(first.process, 'exit');
  await dialog.getByRole('button', { name: putBack.confirm }).click();
  await expect(page.getByText(putBack.doing)).toBeVisible();
  expect((await ended)[0]).toBe(EXIT_AGAIN);

  const again = await startProduct(dataDir, { PORT });
  await page.waitForURL(/\/admin\/login/u, { timeout: 40_000 });
  await loginAs(page, admin);
  await page.goto(`/admin/students?search=${encodeURIComponent(ADDED)}`);
  await expect(page.getByText(listWords.notFound)).toBeVisible();
  await page.close();
  await again.stop();
  removeDataDir(dataDir);
});
