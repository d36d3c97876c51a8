import type { Page } from '@playwright/test';
import { tiles } from '#strings/dashboard/pupil';
import { gloryScreen, ownPlace } from '#strings/glory/pupil';
import { gloryPage, leftOutCard, topOnlyCard, wall } from '#strings/glory/staff';
import { boardTitles, boardWords, doorsName, gloryTitle, gradeBoardTitles, periodNames } from '#strings/glory/words';
import { pupilPicker } from '#strings/roster/staff';
import { gradeNames } from '#strings/widgets';
import type { DemoStudent } from '#tests/product';
import { breakReadsUntilRetried, retryOf } from './broken-reads.ts';
import { enterCalmly, expect, expectAccessible, loginAs, test } from './fixtures.ts';
import { adjust } from './money.ts';

// What moves here is looked at as it moves.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

const firstName = ({ name }: DemoStudent): string => name.split(' ')[0] ?? '';

const expectAccessibleOn = async (page: Page) => {
  for (const viewport of [DESK, PHONE]) {
    await page.setViewportSize(viewport);
    await expectAccessible(page);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider, `scrolls sideways at ${viewport.width}`).toBeLessThanOrEqual(0);
  }
};

const foldOf = (page: Page, title: string) =>
  page.locator('details').filter({ has: page.getByRole('heading', { name: title, exact: true, level: 2 }) });

const boardOf = (page: Page, fold: string, title: string) =>
  foldOf(page, fold).getByRole('article', { name: title, exact: true });

test('a pupil comes to the peaks from the first screen, and rises while looking', async ({
  page,
  office,
  freshStudent,
}) => {
  await enterCalmly(page, freshStudent);
  await page.goto('/student/dashboard');
  await page.getByRole('navigation', { name: tiles.navigation }).getByRole('link', { name: gloryTitle }).click();
  await expect(page.getByRole('heading', { level: 1, name: gloryTitle })).toBeVisible();
  await expect(page.getByText(`${firstName(freshStudent)} · ${gradeNames[5]}`)).toBeVisible();
  const card = page.getByRole('region', { name: gloryScreen.card });
  for (const name of [gloryScreen.points, gloryScreen.coins, gloryScreen.total, gloryScreen.rank])
    await expect(card.getByText(name, { exact: true })).toBeVisible();
  const isCut = await card
    .locator('dl > *')
    .evaluateAll((facts) => facts.some((each) => each.scrollWidth > each.clientWidth));
  expect(isCut).toBe(false);

  for (const title of [periodNames.week, periodNames.month, periodNames.all]) {
    const fold = foldOf(page, title);
    if (!(await fold.evaluate((each) => (each as HTMLDetailsElement).open))) await fold.locator('summary').click();
    for (const board of ['points', 'wealth', 'helpers', 'generous'] as const)
      await expect(boardOf(page, title, boardTitles[board])).toBeVisible();
    for (const board of [gradeBoardTitles.classes, gradeBoardTitles.exams])
      await expect(boardOf(page, title, board)).toBeVisible();
  }
  const allPoints = boardOf(page, periodNames.all, boardTitles.points);
  await expect(allPoints.getByRole('listitem')).toHaveCount(5);
  await expect(allPoints.getByText(/ابدأ اليوم/u)).toBeVisible();

  // Told of the own points, the page asks again by itself.
  await adjust(office, freshStudent, 'points', 5);
  await expect(allPoints.getByText(/بقيت لك/u)).toBeVisible();
  await adjust(office, freshStudent, 'points', 995);
  const own = allPoints.locator('[aria-current=true]');
  await expect(own).toContainText(firstName(freshStudent));
  await expect(own).toContainText(ownPlace.you);
  await expect(allPoints.getByText(/بقيت لك/u)).toHaveCount(0);
  await foldOf(page, doorsName).locator('summary').click();
  await expect(boardOf(page, doorsName, boardTitles.improved)).toContainText(firstName(freshStudent));
  await expectAccessibleOn(page);
  await page.getByRole('link', { name: gloryScreen.home }).click();
  await expect(page).toHaveURL('/student/dashboard');
});

test('boards without anything say so, and a reading that fails can be tried again', async ({ page, freshStudent }) => {
  await enterCalmly(page, freshStudent);
  await breakReadsUntilRetried(page, '**/api/student/glory');
  await page.goto('/student/glory');
  await expect(page.getByText(gloryScreen.failed)).toBeVisible();
  await retryOf(page).click();
  await expect(page.getByRole('region', { name: gloryScreen.card })).toBeVisible();
  await page.route('**/api/student/glory', async (route) => {
    const reply = await (await route.fetch()).json();
    const none = { rows: [], more: 0 };
    reply.week = { points: none, wealth: none, helpers: none, generous: none, classes: [], exams: [] };
    reply.week.classes = [{ grade: 4, place: null, value: 90, sessions: 1, best: 90, bestDay: '2026-11-15' }];
    await route.fulfill({ json: reply });
  });
  await page.reload();
  await expect(boardOf(page, periodNames.week, boardTitles.points).getByText(boardWords.none)).toBeVisible();
  await expect(boardOf(page, periodNames.week, gradeBoardTitles.classes)).toContainText(
    'لا توجد بيانات كافية لعرض ترتيب هذه المرحلة',
  );
  await expectAccessible(page);
});

test('staff leave a pupil out of all boards and show the top only', async ({ page, office, teacher, freshStudent }) => {
  await adjust(office, freshStudent, 'points', 907);
  await loginAs(page, teacher);
  await page.goto('/admin/glory');
  await expect(page.getByRole('heading', { level: 1, name: gloryPage.title })).toBeVisible();
  const topOnly = page.getByRole('region', { name: topOnlyCard.title });
  // It follows the server: a press is not yet an answer.
  await topOnly.getByLabel(boardTitles.generous).click();
  await expect(page.getByText(topOnlyCard.saved, { exact: true })).toBeVisible();
  const leftOut = page.getByRole('region', { name: leftOutCard.title });
  await leftOut.getByRole('combobox').fill(freshStudent.name);
  await page.getByRole('option', { name: freshStudent.name }).click();
  await expect(page.getByText(leftOutCard.out(freshStudent.name))).toBeVisible();
  await expectAccessibleOn(page);
  const boards = await (await office.get('/api/admin/glory')).json();
  const isTheirs = ({ name, value }: { name: string; value: number }) =>
    name.startsWith(firstName(freshStudent)) && value === 907;
  expect(boards.all.points.rows.filter(isTheirs)).toEqual([]);

  const settings = await (await office.get('/api/admin/glory/settings')).json();
  expect(settings.topOnly).toEqual(['generous']);
  await leftOut.getByRole('button', { name: pupilPicker.remove(freshStudent.name) }).click();
  await expect(page.getByText(leftOutCard.back(freshStudent.name))).toBeVisible();
  await topOnly.getByLabel(boardTitles.generous).click();
  await expect.poll(async () => (await (await office.get('/api/admin/glory/settings')).json()).topOnly).toEqual([]);
});

test('the wall turns by itself, waits for the space bar, and stays still for who wishes it', async ({
  page,
  teacher,
}) => {
  await page.setViewportSize(DESK);
  await page.clock.install();
  await loginAs(page, teacher);
  await page.goto('/admin/glory/wall');
  const at = (slide: string) => expect(page.getByText(new RegExp(`^${slide} من `, 'u'))).toBeVisible();
  await at('١');
  await page.clock.runFor(12_500);
  await at('٢');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: wall.go })).toBeVisible();
  await page.clock.runFor(30_000);
  await at('٢');
  await page.keyboard.press('ArrowRight');
  await at('١');
  await page.keyboard.press('ArrowLeft');
  await at('٢');
  await page.getByRole('button', { name: wall.go }).click();
  await page.clock.runFor(12_500);
  await at('٣');
  await expectAccessibleOn(page);
  // Wished for by now.
  await page.reload();
  await expect(page.getByRole('button', { name: wall.go })).toBeVisible();
  await page.clock.runFor(30_000);
  await at('١');
  await page.getByRole('link', { name: wall.close }).click();
  await expect(page).toHaveURL('/admin/glory');
});
