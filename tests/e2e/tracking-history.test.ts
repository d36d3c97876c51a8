import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { GRADES, type Grade } from '#domain/roster/grades';
import {
  classHeatTexts,
  historyTools,
  ownHeatTexts,
  pastHearing,
  ranks,
  standingColumns,
  trackingTabs,
} from '#strings/tracking/history';
import { homeSheet } from '#strings/tracking/sheet';
import { mistakeCount } from '#strings/tracking/words';
import type { DemoStudent, Product } from '#tests/product';
import type { Tracked } from '#wire/tracking';
import { breakReadsUntilRetried, retryOf } from './broken-reads.ts';
import { test as base, expect, expectAccessible, loginAs } from './fixtures.ts';
import { A4, pagesOf } from './paper.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

const pupilsOf = (product: Product, grade: Grade): DemoStudent[] =>
  product.logins().students.filter((each) => each.grade === grade && each.studentId !== 999);

interface Text {
  id: number;
  title: string;
  isFocused: boolean;
}

const test = base.extend<{ ownText: number }>({
  /** A short text that grade 4 recites while a test lasts: nobody was heard with it. */
  ownText: async ({ office }, use) => {
    const { texts } = await (await office.get('/api/admin/quran/texts?grade=4')).json();
    const before = (texts as Text[]).find(({ isFocused }) => isFocused);
    const range = { surah: 107, fromAyah: 1, toAyah: 7 };
    const data = { title: 'سورة الماعون', grade: 4, ...range, isFocused: true, requestKey: randomUUID() };
    const own: Text = await (await office.post('/api/admin/quran/texts', { data })).json();
    await use(own.id);
    const change = ({ id, title }: Text, isShown: boolean) =>
      office.patch(`/api/admin/quran/texts/${id}`, { data: { title, isActive: isShown, isFocused: isShown } });
    await change(own, false);
    if (before) await change(before, true);
  },
});

/** A hearing at another desk that comes to the end, with these words wrong. */
const hear = async (
  office: APIRequestContext,
  { studentId }: DemoStudent,
  textId: number,
  wrong: readonly number[],
): Promise<void> => {
  const data = { studentId, textId, requestKey: randomUUID() };
  const { id } = await (await office.post('/api/admin/tracking/hearings', { data })).json();
  const marks = wrong.map((position) => ({ key: randomUUID(), position, action: 'incorrect' }));
  if (marks.length > 0) await office.post(`/api/admin/tracking/hearings/${id}/marks`, { data: { marks } });
  await office.post(`/api/admin/tracking/hearings/${id}/finish`);
};

const word = (page: Page, position: number) => page.locator(`[data-position="${position}"]`);

const expectAccessibleAtAllSizes = async (page: Page) => {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectAccessible(page);
  }
};

test('a teacher sees where the class stumbles, and who', async ({ page, office, ownText, product, teacher }) => {
  const [first, second] = pupilsOf(product, 4) as [DemoStudent, DemoStudent];
  await loginAs(page, teacher);
  await page.goto('/admin/tracking?grade=4');
  await page.getByRole('tab', { name: trackingTabs.heat }).click();
  await expect(page.getByText(classHeatTexts.none)).toBeVisible();
  // The page follows what is heard elsewhere.
  await hear(office, first, ownText, [2, 5]);
  await hear(office, second, ownText, [5]);
  await expect(word(page, 5)).toHaveAccessibleName(new RegExp(classHeatTexts.stumbled(2, 2), 'u'));
  await expect(word(page, 5)).toHaveAttribute('data-heat', '4');
  await expect(word(page, 2)).toHaveAttribute('data-heat', '2');
  await expect(word(page, 3)).toHaveAttribute('data-heat', '0');
  const hardest = page.getByRole('region', { name: classHeatTexts.hardest });
  await expect(hardest.getByRole('listitem').filter({ hasText: classHeatTexts.stumbled(2, 2) })).toHaveCount(1);
  await expectAccessibleAtAllSizes(page);
  await word(page, 5).click();
  const who = page.getByRole('dialog', { name: classHeatTexts.who });
  await expect(who.getByRole('link')).toHaveCount(2);
  await expectAccessible(page);
  await who.getByRole('link', { name: classHeatTexts.hear(second.name) }).click();
  await expect(page.getByRole('heading', { name: second.name })).toBeVisible();
});

test('a past hearing opens with what was wrong then, beside the one before', async ({
  page,
  office,
  ownText,
  product,
  teacher,
}) => {
  const pupil = pupilsOf(product, 4)[0] as DemoStudent;
  await hear(office, pupil, ownText, [1, 4]);
  await hear(office, pupil, ownText, [4, 7]);
  await loginAs(page, teacher);
  await page.goto(`/admin/tracking?grade=4&student=${pupil.studentId}`);
  await page.getByRole('button', { name: pastHearing.open }).first().click();
  const dialog = page.getByRole('dialog', { name: pastHearing.title });
  const group = (name: keyof typeof pastHearing.groups) =>
    dialog.locator('dl > div').filter({ hasText: pastHearing.groups[name] }).getByRole('listitem');
  const piece = async (position: number) =>
    (await dialog.locator(`[data-position="${position}"] > .sr-only`).textContent())?.split('، ')[0] ?? '';
  await expect(group('mended')).toHaveText([await piece(1)]);
  await expect(group('stillWrong')).toHaveText([await piece(4)]);
  await expect(group('newlyWrong')).toHaveText([await piece(7)]);
  await expect(group('notReached')).toHaveCount(0);
  await expect(dialog.locator('[data-heat="1"][data-position]')).toHaveCount(2);
  await expectAccessibleAtAllSizes(page);
});

test('a pupil’s own map counts all hearings, and they go to a spreadsheet', async ({
  page,
  office,
  ownText,
  product,
  teacher,
}) => {
  const pupil = pupilsOf(product, 4)[1] as DemoStudent;
  await hear(office, pupil, ownText, [1, 4]);
  await hear(office, pupil, ownText, [4]);
  await loginAs(page, teacher);
  await page.goto(`/admin/tracking?grade=4&student=${pupil.studentId}`);
  await page.getByRole('button', { name: ownHeatTexts.open }).click();
  const own = page.getByRole('dialog', { name: ownHeatTexts.title(pupil.name) });
  await expect(own.locator('[data-position="4"]')).toHaveAttribute('data-heat', '2');
  await expect(own.locator('[data-position="4"]')).toContainText(mistakeCount(2));
  await expectAccessibleAtAllSizes(page);
  await page.keyboard.press('Escape');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: historyTools.export }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(3);
});

test('ranks come when three were heard, and go to a spreadsheet', async ({
  page,
  office,
  ownText,
  product,
  teacher,
}) => {
  const pupils = pupilsOf(product, 4).slice(0, 3) as [DemoStudent, DemoStudent, DemoStudent];
  for (const pupil of pupils.slice(0, 2)) await hear(office, pupil, ownText, [3]);
  await loginAs(page, teacher);
  await breakReadsUntilRetried(page, '**/api/admin/tracking/ranks');
  await page.goto('/admin/tracking?grade=4&tab=ranks');
  await expect(page.getByText(ranks.failed)).toBeVisible();
  await retryOf(page).click();
  await expect(page.getByRole('heading', { name: ranks.notEnough })).toBeVisible();
  await expectAccessibleAtAllSizes(page);
  await hear(office, pupils[2], ownText, []);
  const table = page.getByRole('table', { name: ranks.pupils(4) });
  await expect(table.getByRole('row')).toHaveCount(4);
  await expect(table.getByRole('row').filter({ hasText: pupils[2].name }).getByRole('cell').first()).toHaveText('١');
  await expect(page.getByRole('region', { name: ranks.classes }).getByRole('listitem')).toHaveCount(3);
  await expectAccessibleAtAllSizes(page);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: ranks.export }).click();
  const sheet = await readFile(await (await download).path(), 'utf8');
  expect(sheet).toContain(standingColumns.completed);
  expect(sheet).toMatch(new RegExp(`"1","${pupils[2].name}"`, 'u'));
});

test('a sheet for home says what to go over, and leaves its bar on the screen', async ({
  page,
  office,
  ownText,
  product,
  teacher,
}) => {
  const pupil = pupilsOf(product, 4)[2] as DemoStudent;
  await hear(office, pupil, ownText, [0, 6, 9]);
  await loginAs(page, teacher);
  await page.goto(`/admin/tracking?grade=4&student=${pupil.studentId}`);
  const href = await page.getByRole('link', { name: historyTools.sheet }).getAttribute('href');
  await page.goto(href ?? '');
  const paper = page.getByRole('article');
  await expect(paper.locator('.quran').first().locator('[data-work="practise"]')).toHaveCount(3);
  for (const said of [homeSheet.list(3), homeSheet.works.practise, homeSheet.signature])
    await expect(paper).toContainText(said);
  await expectAccessibleAtAllSizes(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner').first()).toBeHidden();
  await expect(paper).toBeVisible();
});

test('a sheet for home is printed only once the typeface of its verses has come', async ({
  page,
  product,
  teacher,
}) => {
  const { studentId } = pupilsOf(product, 4)[2] as DemoStudent;
  let letCome = (): void => undefined;
  const isLetCome = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(/amiri-quran/u, async (route) => {
    await isLetCome;
    await route.continue();
  });
  await loginAs(page, teacher);
  await page.goto(`/admin/tracking/sheet/${studentId}`);
  await expect(page.getByRole('article')).toContainText(homeSheet.greeting);
  await expect(page.getByText(homeSheet.preparing)).toBeVisible();
  await expect(page.getByRole('button', { name: homeSheet.print })).toBeHidden();
  letCome();
  await expect(page.getByRole('button', { name: homeSheet.print })).toBeVisible();
  await expect(page.locator('.quran').first()).toBeVisible();
});

test('the text of every grade is on its sheet to the letter, and fits two A4 pages', async ({
  page,
  office,
  product,
  teacher,
}) => {
  await loginAs(page, teacher);
  for (const grade of GRADES) {
    const { studentId } = pupilsOf(product, grade).at(-1) as DemoStudent;
    const { passage }: Tracked = await (await office.get(`/api/admin/tracking/pupils/${studentId}`)).json();
    await page.goto(`/admin/tracking/sheet/${studentId}`);
    const text = page.getByRole('article').locator('.quran').first();
    await text.waitFor();
    const pieces = await text.locator('.quran-piece').allTextContents();
    expect(pieces.join(' ')).toBe(passage.verses.map((verse) => verse.text).join(' '));
    const pages = await pagesOf(page);
    expect(pages.length).toBeLessThanOrEqual(2);
    expect(new Set(pages)).toEqual(new Set([A4]));
  }
});
