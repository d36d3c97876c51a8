import { readFileSync } from 'node:fs';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import Papa from 'papaparse';
import readExcel from 'read-excel-file/node';
import writeExcel from 'write-excel-file/node';
import { auditAudit } from '#strings/audit/audit';
import { auditColumns } from '#strings/audit/staff';
import { listFiles } from '#strings/list-files';
import { moneyNames } from '#strings/money';
import { questionsPage } from '#strings/questions/staff';
import { rewardList } from '#strings/rewards/staff';
import { importDialog, importPreview, studentActions } from '#strings/roster/staff';
import { rosterColumns } from '#strings/roster/words';
import { orderColumns } from '#strings/store/staff';
import { listWords } from '#strings/widgets';
import { expect, expectAccessible, loginAs, test } from './fixtures.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
};

const download = async (page: Page, kind: string) => {
  await page.getByRole('button', { name: listFiles.title }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: kind }).click();
  const file = await coming;
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
};

test('a list as it stands, in Excel from right to left and as CSV', async ({ page, admin }) => {
  // A phone shows a part of a grade at a time.
  await page.setViewportSize({ width: 1440, height: 900 });
  await loginAs(page, admin);
  await open(page, '/admin/rewards?tab=students&grade=5&sort=-student');
  const names = await page.getByRole('rowheader').allInnerTexts();
  await page.getByRole('button', { name: listFiles.title }).click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  const excel = await download(page, listFiles.excel);
  expect(excel.name).toMatch(/\d{4}-\d{2}-\d{2}\.xlsx$/u);
  const [sheet] = await readExcel(excel.bytes);
  const [head = [], ...rows] = sheet?.data ?? [];
  expect(head[0]).toBe(listWords.pupil);
  expect(rows.map(([name]) => name)).toEqual(names);
  expect(rows.some((cells) => cells.some((cell) => typeof cell === 'number' && cell > 0))).toBe(true);

  const csv = await download(page, listFiles.csv);
  const [, ...lines] = Papa.parse<string[]>(csv.bytes.toString('utf8').trim()).data;
  expect(lines.map(([name]) => name)).toEqual(names);
});

test('what is not on the page yet comes as well', async ({ page, admin }) => {
  await loginAs(page, admin);
  await open(page, '/admin/rewards?grade=4');
  const shown = await page.getByRole('rowheader').count();
  await expect(page.getByRole('button', { name: listWords.more })).toBeVisible();
  const { bytes } = await download(page, listFiles.csv);
  const lines = Papa.parse<string[]>(bytes.toString('utf8').trim()).data;
  expect(lines.length - 1).toBeGreaterThan(shown);
  // All of it was drawn for the file alone.
  await expect(page.getByRole('rowheader')).toHaveCount(shown);
});

interface RewardsPage {
  rewards: readonly object[];
  nextAfter: string | null;
}

/** Parts longer than these the library would pack, or unpack, in a worker that our policy forbids. */
const PACKED_ELSEWHERE = 160_000;
const UNPACKED_ELSEWHERE = 524_288;

const unpackedSizes = (zip: Buffer): number[] => {
  const sizes: number[] = [];
  for (let at = zip.indexOf('PK\x01\x02', 0, 'latin1'); at !== -1; at = zip.indexOf('PK\x01\x02', at + 4, 'latin1'))
    sizes.push(zip.readUInt32LE(at + 24));
  return sizes;
};

const countPointRewards = async (office: APIRequestContext): Promise<number> => {
  let count = 0;
  for (let after: string | null = ''; after !== null; ) {
    const params: Record<string, string> = { type: 'points', ...(after && { after }) };
    const part: RewardsPage = await (await office.get('/api/admin/rewards', { params })).json();
    count += part.rewards.length;
    after = part.nextAfter;
  }
  return count;
};

test('a list of a thousand rows comes as Excel, whole', async ({ page, admin, office }) => {
  await loginAs(page, admin);
  await open(page, '/admin/rewards?type=points');
  const { bytes } = await download(page, listFiles.excel);
  expect(Math.max(...unpackedSizes(bytes))).toBeGreaterThan(PACKED_ELSEWHERE);
  const [sheet] = await readExcel(bytes);
  const [head = [], ...rows] = sheet?.data ?? [];
  expect(rows.length).toBe(await countPointRewards(office));
  const column = (title: string) => rows.map((cells) => cells[head.indexOf(title)]);
  // As a spreadsheet counts, adds up and sorts them.
  expect(column(rewardList.amount).every((amount) => typeof amount === 'number' && amount > 0)).toBe(true);
  expect(column(rewardList.createdAt).every((at) => at instanceof Date)).toBe(true);
  expect(new Set(column(rewardList.type))).toEqual(new Set([moneyNames.points]));
});

const saved = async (page: Page, press: Locator): Promise<unknown[][]> => {
  const coming = page.waitForEvent('download');
  await press.click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/\d{4}-\d{2}-\d{2}\.xlsx$/u);
  const [sheet] = await readExcel(readFileSync(await file.path()));
  return sheet?.data ?? [];
};

test('what the server writes whole comes as Excel, too: the log, the roster and the orders', async ({
  page,
  admin,
}) => {
  await loginAs(page, admin);
  await page.goto('/admin/students?grade=5');
  await page.getByRole('button', { name: studentActions.export }).click();
  await expectAccessible(page);
  const every = page.getByRole('dialog').getByRole('button', { name: listFiles.excel }).last();
  const [head, ...pupils] = await saved(page, every);
  expect(head?.[0]).toBe(rosterColumns.name);
  expect(pupils.length).toBeGreaterThan(50);

  await page.goto('/admin/audit');
  const [columns, newest] = await saved(page, page.getByRole('button', { name: listFiles.excel }));
  expect(columns).toEqual(Object.values(auditColumns));
  // It is written down as the CSV is, and stands in its own file.
  expect(newest?.[0]).toBeInstanceOf(Date);
  expect(newest?.slice(1, 3)).toEqual([admin.name, auditAudit.actions.audit_exported]);

  await page.goto('/admin/store?status=all');
  const [titles = [], ...orders] = await saved(page, page.getByRole('button', { name: listFiles.excel }));
  const paid = orders.map((cells) => cells[titles.indexOf(orderColumns.points)]);
  expect(paid.length).toBeGreaterThan(0);
  expect(paid.every((points) => typeof points === 'number')).toBe(true);
});

test('questions come with their numbers and shares', async ({ page, admin }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await loginAs(page, admin);
  await open(page, '/admin/questions?grade=5');
  const { bytes } = await download(page, listFiles.excel);
  const [sheet] = await readExcel(bytes);
  const [head = [], ...rows] = sheet?.data ?? [];
  const column = (title: string) => rows.map((cells) => cells[head.indexOf(title)]);
  expect(column(questionsPage.number).every((number) => typeof number === 'number')).toBe(true);
  expect(column(questionsPage.answered).every((count) => typeof count === 'number')).toBe(true);
  const shares = column(questionsPage.statistics).filter((share) => share !== null);
  expect(shares.length).toBeGreaterThan(0);
  expect(shares.every((share) => typeof share === 'number' && share >= 0 && share <= 1)).toBe(true);
});

test('an Excel file of a thousand rows is read, whole', async ({ page, admin }) => {
  const LONG = 1200;
  const others = Array.from({ length: 15 }, (_, at) => `ملاحظة ${at}`);
  const row = (cells: readonly string[]) => cells.map((value) => ({ value }));
  const bytes = await writeExcel([
    row(['الاسم', 'الصف', ...others]),
    ...Array.from({ length: LONG }, (_, at) => row([`سالم راشد ${at}`, '6', ...others])),
  ]).toBuffer();
  expect(Math.max(...unpackedSizes(bytes))).toBeGreaterThan(UNPACKED_ELSEWHERE);

  await loginAs(page, admin);
  await page.goto('/admin/students?grade=6');
  await page.getByRole('button', { name: studentActions.import, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: importDialog.title });
  await dialog.locator('input[type=file]').setInputFiles({ name: 'طلاب.xlsx', mimeType: XLSX, buffer: bytes });
  await expect(dialog.getByRole('table', { name: importPreview.addedTable }).getByRole('rowheader')).toHaveCount(LONG);
});
