import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import Papa from 'papaparse';
import readExcel from 'read-excel-file/node';
import { listFiles } from '#strings/list-files';
import { listWords } from '#strings/widgets';
import { expect, expectAccessible, loginAs, test } from './fixtures.ts';

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
  await expect(page.getByRole('rowheader')).toHaveCount(lines.length - 1);
});
