import type { APIRequestContext, Page } from '@playwright/test';
import { waitingCount, waitingList } from '#strings/dashboard/staff-waiting';
import { nav } from '#strings/reports/nav';
import { statusNames } from '#strings/reports/staff';
import { adminShell } from '#strings/shell';
import { expect, expectAccessible, loginAs, test } from './fixtures.ts';
import { openGroup } from './menu.ts';

const reportsWaiting = async (office: APIRequestContext): Promise<number> => {
  const { waiting } = await (await office.get('/api/admin/waiting')).json();
  return waiting.find(({ kind }: { kind: string }) => kind === 'reports')?.count ?? 0;
};

const listOf = (page: Page) => page.getByRole('region', { name: waitingList.title });
const inMenu = (page: Page, count: number) =>
  page.getByRole('complementary').getByRole('link', { name: `${nav.requests} ${waitingCount(count)}` });

test('a teacher sees at once what waits, hears of more while looking, and finds it done', async ({
  page,
  teacher,
  office,
  freshStudent,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const before = await reportsWaiting(office);
  await loginAs(page, teacher);
  // A grade that was chosen hides nothing that waits.
  await page.goto('/admin/dashboard?grade=4');
  await expect(listOf(page)).toBeInViewport({ ratio: 1 });
  await office.post('/api/reports', { data: { name: freshStudent.name, issueType: 'other' } });
  const entry = listOf(page).getByRole('link', { name: waitingList.says('reports', before + 1) });
  await expect(entry).toBeVisible();
  await openGroup(page, 'pupils');
  await expect(inMenu(page, before + 1)).toBeVisible();
  await expectAccessible(page);

  await entry.click();
  await expect(page).toHaveURL(/\/admin\/requests\?status=pending$/u);
  const rows = page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
  await expect(rows).toHaveCount(before + 1);
  await expect(rows.getByText(statusNames.pending, { exact: true })).toHaveCount(before + 1);
  await rows.filter({ hasText: freshStudent.name }).getByRole('button', { name: /^رفض/u }).click();
  await expect(rows).toHaveCount(before);
  if (before > 0) await expect(inMenu(page, before)).toBeVisible();
  expect(await reportsWaiting(office)).toBe(before);
});

test('on a phone the list comes first, and the menu says what waits before it is opened', async ({
  page,
  teacher,
  office,
  freshStudent,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await office.post('/api/reports', { data: { name: freshStudent.name, issueType: 'other' } });
  const count = await reportsWaiting(office);
  await loginAs(page, teacher);
  await page.goto('/admin/dashboard');
  await expect(listOf(page).getByRole('link', { name: waitingList.says('reports', count) })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('banner').getByText(/تنتظر/u)).toHaveCount(1);
  await page.getByRole('button', { name: adminShell.openMenu }).click();
  await openGroup(page, 'pupils');
  await expect(inMenu(page, count)).toBeVisible();
  await expectAccessible(page);
  await inMenu(page, count).click();
  await expect(page.getByRole('heading', { level: 1, name: nav.requests })).toBeVisible();
});
