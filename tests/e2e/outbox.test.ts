import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { schoolDay } from '#domain/calendar/school-day';
import { lessonPage, waitingTaps } from '#strings/classroom/staff';
import { saving } from '#strings/exams/grading';
import { leftBehindWords as words } from '#strings/left-behind';
import { outboxTexts } from '#strings/outbox';
import { adminShell, unsentQuestion } from '#strings/shell';
import { marking } from '#strings/tracking/staff';
import type { ExamGrid, WholeExam } from '#wire/exams/staff';
import { expect, expectAccessible, loginAs } from './fixtures.ts';
import { cellOf, openDesk, startReading, trackedOf } from './hearing.ts';
import { lessonOf, newLesson, openLesson, takeTool, test, tileOf } from './lesson.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const TAPS = 36;
const MARKS = 12;
const CELLS = 20;

const newExam = async (office: APIRequestContext): Promise<WholeExam> => {
  const { exams } = await (await office.get('/api/admin/exams?grade=4')).json();
  const { matchingOptions, questions }: WholeExam = await (await office.get(`/api/admin/exams/${exams[0].id}`)).json();
  const copied = questions.map(({ type, options, verse, ...question }) => ({
    ...question,
    type,
    options: type === 'choice' ? options : [],
    verse: verse?.reference ?? null,
  }));
  const data = {
    requestKey: randomUUID(),
    title: 'اختبار ينتظر',
    grade: 4,
    date: schoolDay(new Date()),
    matchingOptions,
  };
  return (await office.post('/api/admin/exams', { data: { ...data, questions: copied } })).json();
};

const isWrite = /\/(?:taps|marks|cells)$/u;

/** What only the device knows, without what may change while it waits. */
const unsentOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((name) => name.startsWith('himma-waiting '))
      .toSorted(),
  );

test('taps, marks and answers made without a network outlive a reload, another page, the end of the session and a colleague, and arrive once in their maker’s name', async ({
  page,
  teacher,
  admin,
  office,
  freshStudent,
}) => {
  const at = await newLesson(office, 5, 5);
  const pupils = (await lessonOf(office, at)).pupils.slice(0, TAPS / 2);
  const exam = await newExam(office);
  await loginAs(page, teacher);
  await openDesk(page, freshStudent);
  await startReading(page);
  await page.route(isWrite, (route) => route.abort());

  await cellOf(page, 0).click();
  for (let mark = 0; mark < MARKS; mark += 1) for (const key of ['KeyX', 'ArrowLeft']) await page.keyboard.press(key);
  await expect(page.getByText(marking.waiting(MARKS))).toBeVisible();

  await page.goto(`/admin/exams/${exam.id}`);
  await page.getByRole('grid').getByRole('gridcell').first().click();
  for (let cell = 0; cell < CELLS; cell += 1) await page.keyboard.press('1');
  await expect(page.getByText(saving.waiting(CELLS))).toBeVisible();

  await openLesson(page, at);
  for (const tool of ['present', 'positive'] as const) {
    await takeTool(page, tool);
    for (const { id } of pupils) await tileOf(page, id).click();
  }
  await expect(page.getByText(waitingTaps.count(pupils.length * 2))).toBeVisible();
  const made = await unsentOn(page);
  expect(made).toHaveLength(pupils.length * 2 + MARKS + CELLS);

  // Reloaded, and on another page, which says how much waits.
  await page.reload();
  await expect(page.getByText(waitingTaps.count(pupils.length * 2))).toBeVisible();
  await page.goto('/admin/students');
  await expect(page.getByText(outboxTexts.waiting(made.length))).toBeVisible();
  await expectAccessible(page);
  expect(await unsentOn(page)).toEqual(made);

  // The session ends elsewhere, and a colleague comes and goes with the network in order.
  await page.goto('about:blank');
  await page.request.post('/api/logout');
  await page.unroute(isWrite);
  await loginAs(page, admin);
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: adminShell.logout }).click();
  await expect(page).toHaveURL(/\/login/u);
  expect(await unsentOn(page)).toEqual(made);

  // Back again, the teacher says whose it is; the network fails, and a logout asks and keeps.
  await page.route(isWrite, (route) => route.abort());
  await loginAs(page, teacher);
  await page.goto('/admin/dashboard');
  const left = page.getByRole('region', { name: words.title });
  await expect(left).toContainText(words.marks(MARKS));
  await expect(left).toContainText(words.cells(CELLS));
  await left.getByRole('button', { name: words.send }).click();
  await expect(page.getByText(outboxTexts.waiting(made.length))).toBeVisible();
  await page.getByRole('button', { name: adminShell.logout }).click();
  const question = page.getByRole('dialog', { name: unsentQuestion.title });
  await expect(question).toContainText(unsentQuestion.body(made.length));
  expect(await unsentOn(page)).toEqual(made);

  await page.unroute(isWrite);
  await question.getByRole('button', { name: unsentQuestion.again }).click();
  await expect(page).toHaveURL(/\/login/u);
  expect(await unsentOn(page)).toEqual([]);
  const { taps } = await lessonOf(office, at);
  expect(taps.map(({ type }) => type).toSorted()).toEqual([
    ...pupils.map(() => 'positive'),
    ...pupils.map(() => 'present'),
  ]);
  const { words: heard } = await trackedOf(office, freshStudent);
  expect(heard.map(({ position, attempts }) => [position, attempts])).toEqual(
    Array.from({ length: MARKS }, (_, position) => [position, 1]),
  );
  const grid: ExamGrid = await (await office.get(`/api/admin/exams/${exam.id}/grid`)).json();
  const typed = grid.sheets.flatMap(({ answers }) => [...answers]).filter((answer) => answer === '1');
  expect(typed).toHaveLength(CELLS);
});

test('a full device says that it keeps nothing, and a logout asks before what it cannot send is lost', async ({
  page,
  teacher,
  office,
}) => {
  const at = await newLesson(office, 6, 4);
  const [pupil] = (await lessonOf(office, at)).pupils;
  await loginAs(page, teacher);
  await openLesson(page, at);
  await page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size = Math.floor(size / 2))
      try {
        for (let n = 0; ; n += 1) localStorage.setItem(`filler ${size} ${n}`, 'x'.repeat(size));
      } catch {}
  });
  await page.route(isWrite, (route) => route.abort());
  await takeTool(page, 'present');
  await tileOf(page, pupil?.id ?? 0).click();
  await expect(page.getByText(outboxTexts.full)).toBeVisible();
  expect(await unsentOn(page)).toEqual([]);
  // A logout would lose it: it asks first.
  await page.getByRole('link', { name: lessonPage.back }).click();
  await page.getByRole('button', { name: adminShell.logout }).click();
  const question = page.getByRole('dialog', { name: unsentQuestion.title });
  await expect(question).toContainText(unsentQuestion.body(1));
  await page.unroute(isWrite);
  await question.getByRole('button', { name: unsentQuestion.again }).click();
  await expect(page).toHaveURL(/\/login/u);
  expect((await lessonOf(office, at)).taps).toHaveLength(1);
});
