import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { schoolDay } from '#domain/calendar/school-day';
import { unpackAnswers, WRONG } from '#domain/exams/answers';
import { classWords, saving, grading as texts } from '#strings/exams/grading';
import { quickEntry } from '#strings/exams/quick';
import type { ExamGrid, WholeExam } from '#wire/exams/staff';
import { expect, expectAccessible, loginAs, test } from './fixtures.ts';

const GRADE = 4;
/** Of thirty-five papers, ten keys each. */
const PAPERS = 35;
const KEYS_MAX = 350;

test.use({ viewport: { width: 1440, height: 900 } });

const makeExam = async (office: APIRequestContext): Promise<WholeExam> => {
  const { exams } = await (await office.get(`/api/admin/exams?grade=${GRADE}`)).json();
  const { matchingOptions, questions }: WholeExam = await (await office.get(`/api/admin/exams/${exams[0].id}`)).json();
  const asked = questions.map(({ type, options, verse, ...question }) => ({
    ...question,
    type,
    options: type === 'choice' ? options : [],
    verse: verse?.reference ?? null,
  }));
  const fields = { title: `إدخال ${randomUUID()}`, grade: GRADE, date: schoolDay(new Date()) };
  const data = { requestKey: randomUUID(), ...fields, matchingOptions, questions: asked };
  return (await office.post('/api/admin/exams', { data })).json();
};

const gridOf = async (office: APIRequestContext, { id }: WholeExam): Promise<ExamGrid> =>
  (await office.get(`/api/admin/exams/${id}/grid`)).json();

/** What a teacher finds in the papers of a class: most have one or two mistakes, and some none or many. */
const MISTAKES = ['', '7', '3 12', '5-', '11 14 19', '', '2 8', '16-', '1 4 6 13', '20'];

const counting = (page: Page) => {
  let keys = 0;
  return {
    type: async (text: string) => {
      for (const key of text) {
        keys += 1;
        await page.keyboard.press(key === '\n' ? 'Enter' : key === ' ' ? 'Space' : key);
      }
    },
    keys: () => keys,
  };
};

test('thirty-five papers are entered by what is wrong in them, in ten keys each', async ({ page, teacher, office }) => {
  test.setTimeout(120_000);
  const exam = await makeExam(office);
  const { sheets, questions } = await gridOf(office, exam);
  expect(sheets.length).toBeGreaterThanOrEqual(PAPERS);
  await loginAs(page, teacher);
  await page.goto(`/admin/exams/${exam.id}`);
  const first = sheets[0] as ExamGrid['sheets'][number];
  await page.getByRole('textbox', { name: quickEntry.label(first.name) }).focus();
  const typing = counting(page);

  // What cannot be is told, and nothing is written.
  await typing.type('61\n');
  await expect(page.getByRole('textbox', { name: quickEntry.label(first.name) })).toHaveValue('61');
  await page.keyboard.press('Control+KeyA');
  await typing.type('7');
  await expect(page.getByText(quickEntry.outcome(38, 40))).toBeVisible();
  await page.keyboard.press('Backspace');

  for (let paper = 0; paper < PAPERS; paper += 1) await typing.type(`${MISTAKES[paper % MISTAKES.length]}\n`);
  expect(typing.keys()).toBeLessThanOrEqual(KEYS_MAX);
  await expect(page.getByText(saving.saved, { exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: classWords.label }).getByText(classWords.graded(PAPERS))).toBeVisible();
  await expectAccessible(page);

  const after = (await gridOf(office, exam)).sheets.map(({ answers }) => unpackAnswers(answers));
  const right = questions.map(({ answer }) => answer + 1);
  const other = (number: number) => 3 - (right[number - 1] as number);
  expect(after[0]).toEqual(right);
  expect(after[1]).toEqual(right.with(6, other(7)));
  expect(after[2]).toEqual(right.with(2, other(3)).with(11, WRONG));
  expect(after[3]).toEqual(right.with(4, 0));
  expect(after[7]).toEqual(right.with(15, 0));

  // The last paper goes back as a whole.
  await page.getByRole('button', { name: texts.undo }).click();
  await expect(
    page.getByRole('list', { name: classWords.label }).getByText(classWords.graded(PAPERS - 1)),
  ).toBeVisible();
  await expect
    .poll(async () => (await gridOf(office, exam)).sheets[PAPERS - 1]?.answers)
    .toBe('-'.repeat(questions.length));
});

test('on a phone one press makes the rest of a paper right', async ({ page, teacher, office }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const exam = await makeExam(office);
  await loginAs(page, teacher);
  await page.goto(`/admin/exams/${exam.id}`);
  await page.getByRole('button', { name: quickEntry.allRight }).click();
  await expect(page.getByText(texts.soFar([40, 40], 20, 20))).toBeVisible();
  await expect(page.getByRole('button', { name: quickEntry.allRight })).toBeHidden();
  await expect(page.getByText(saving.saved, { exact: true })).toBeVisible();
  await expectAccessible(page);
});
