import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { schoolDay } from '#domain/calendar/school-day';
import { keyOf, unpackAnswers } from '#domain/exams/answers';
import { EXAM_QUESTIONS } from '#domain/exams/paper';
import { examReward as worthOf } from '#domain/exams/reward';
import { importFaultTexts } from '#strings/exams/faults';
import {
  answersImport,
  answerWord,
  classWords,
  conflictBar,
  publishing,
  regrading,
  saving,
  grading as texts,
} from '#strings/exams/grading';
import { resultsNotice } from '#strings/exams/nav';
import { examsRefusals } from '#strings/exams/refusals';
import { formatNumber } from '#strings/plural';
import { questionFaultTexts } from '#strings/questions/tables';
import { celebration, rewardSteps, studentRewards } from '#strings/rewards/pupil';
import { sheetRows, sheetSource } from '#strings/sheets';
import { adminShell, unsentQuestion } from '#strings/shell';
import { sectionLabel } from '#strings/widgets';
import { often } from '#tests/long-run';
import type { DemoStudent } from '#tests/product';
import type { ExamGrid, WholeExam } from '#wire/exams/staff';
import { ledgerCheck } from '../faults/support/checks.ts';
import { enterCalmly, expect, expectAccessible, loginAs, test } from './fixtures.ts';

const PHONE = { width: 390, height: 844 };
const GRADE = 4;
const SIDE = { type: 'truefalse' } as const;

test.use({ viewport: { width: 1440, height: 900 } });

/** The same questions as the demo school's newest exam of the grade, sat today, with no paper typed yet. */
const makeExam = async (office: APIRequestContext): Promise<WholeExam> => {
  const { exams } = await (await office.get(`/api/admin/exams?grade=${GRADE}`)).json();
  const { matchingOptions, questions }: WholeExam = await (await office.get(`/api/admin/exams/${exams[0].id}`)).json();
  const copied = questions.map(({ type, options, verse, ...question }) => ({
    ...question,
    type,
    options: type === 'choice' ? options : [],
    verse: verse?.reference ?? null,
  }));
  const date = schoolDay(new Date());
  const data = { requestKey: randomUUID(), title: `اختبار ${randomUUID()}`, grade: GRADE, date, matchingOptions };
  const made = await office.post('/api/admin/exams', { data: { ...data, questions: copied } });
  expect(made.ok()).toBe(true);
  return made.json();
};

const gridOf = async (office: APIRequestContext, { id }: WholeExam): Promise<ExamGrid> =>
  (await office.get(`/api/admin/exams/${id}/grid`)).json();

/** A paper without a mistake, typed at another desk. */
const typeByApi = async (office: APIRequestContext, exam: WholeExam, studentId?: number): Promise<void> => {
  const cells = keyOf(exam.questions).map((answer, place) => ({ studentId, place, answer, version: 0 }));
  expect((await office.post(`/api/admin/exams/${exam.id}/cells`, { data: { cells } })).ok()).toBe(true);
};

const rowOf = (page: Page, row: number): Locator => page.getByRole('grid').locator('tbody').getByRole('row').nth(row);
const cellAt = (page: Page, row: number, place: number): Locator => rowOf(page, row).getByRole('gridcell').nth(place);
const type = async (page: Page, keys: readonly (string | number)[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(String(key));
};
const expectSaved = (page: Page) => expect(page.getByText(saving.saved, { exact: true })).toBeVisible();
const open = async (page: Page, exam: WholeExam): Promise<void> => {
  await page.goto(`/admin/exams/${exam.id}`);
  await expect(page.getByRole('heading', { name: exam.title })).toBeVisible();
};
/** What a whole paper is worth, from the news of it to the purse. */
const takeReward = async (pupil: Page, exam: WholeExam): Promise<void> => {
  const card = pupil.getByRole('article').filter({ hasText: exam.title });
  await card.getByRole('button', { name: rewardSteps.calculate }).click();
  await card.getByRole('button', { name: rewardSteps.send }).click();
  await card.getByRole('link', { name: rewardSteps.toRewards }).click();
  const { coins, points } = worthOf(40, 40);
  for (const [type, amount] of [
    ['coins', coins],
    ['points', points],
  ] as const) {
    await pupil.getByRole('button', { name: studentRewards.claimNamed(exam.title, type, amount) }).click();
    const dialog = pupil.getByRole('dialog', { name: celebration.title });
    await expect(dialog).toContainText(celebration.got(type, amount));
    await dialog.getByRole('button', { name: celebration.done }).click();
  }
};

test('papers are typed by keyboard alone and published for thirty-five; a pupil sees it at once and takes the reward', async ({
  page,
  teacher,
  office,
  chrome,
  product,
}) => {
  test.setTimeout(600_000);
  const exam = await makeExam(office);
  const key = keyOf(exam.questions);
  const { sheets } = await gridOf(office, exam);
  expect(sheets.length).toBeGreaterThanOrEqual(35);
  const typed = often(8, sheets.length);
  for (const { studentId } of sheets.slice(typed)) await typeByApi(office, exam, studentId);
  await loginAs(page, teacher);
  await open(page, exam);

  await cellAt(page, 0, 0).focus();
  // What cannot be is told, and changes nothing; what can be goes on to the next cell.
  await type(page, [7]);
  await expect(page.getByText(texts.impossible('7', 1))).toBeVisible();
  await expect(cellAt(page, 0, 0)).toHaveText('');
  await expect(cellAt(page, 0, 0)).toBeFocused();
  await type(page, ['Digit1']);
  await expect(page.getByText(texts.impossible('7', 1))).toBeHidden();
  await expect(cellAt(page, 0, 1)).toBeFocused();
  // The page runs from right to left. Taken back, cleared, and typed anew.
  await type(page, ['ArrowRight', 'ArrowDown', 'ArrowUp', 'Delete']);
  await expect(cellAt(page, 0, 0)).toHaveText('');
  await type(page, ['Control+KeyZ']);
  await expect(cellAt(page, 0, 0)).toContainText(answerWord(SIDE, 1));
  await type(page, ['Home']);

  await type(page, key);
  await expect(cellAt(page, 1, 0)).toBeFocused();
  await expect(rowOf(page, 0)).toContainText(formatNumber(40));
  // The second pupil was absent, the third left all but the first question out.
  await type(page, ['KeyY', key[0] as number, ...Array<number>(EXAM_QUESTIONS - 1).fill(0)]);
  await expect(cellAt(page, 1, EXAM_QUESTIONS).getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  await expect(rowOf(page, 2)).toContainText(formatNumber(2));
  for (let row = 3; row < typed; row += 1) await type(page, key);
  await expectSaved(page);
  const line = page.getByRole('list', { name: classWords.label });
  for (const figure of [classWords.graded(sheets.length - 1), classWords.left(0), classWords.absent(1)])
    await expect(line.getByText(figure, { exact: true })).toBeVisible();
  await expectAccessible(page);

  const [someone] = product.logins().students.filter(({ studentId }) => studentId === sheets.at(-1)?.studentId);
  const home = await (await chrome.newContext({ baseURL: product.url, viewport: PHONE })).newPage();
  await enterCalmly(home, someone as DemoStudent);
  await home.goto('/student/dashboard');
  const { waiting } = await (await home.request.get('/api/student/dashboard')).json();

  await page.getByRole('button', { name: publishing.publish }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: publishing.title });
  await expect(dialog).toContainText(publishing.counts(sheets.length - 1, 1));
  await dialog.getByRole('button', { name: publishing.publish }).press('Enter');
  await expect(page.getByText(publishing.closed)).toBeVisible();
  await expect(page.getByRole('button', { name: publishing.unpublish })).toBeFocused();
  const saved = await gridOf(office, exam);
  expect(saved.exam.publishedAt).not.toBeNull();
  expect(saved.sheets.map(({ answers, isAbsent }) => (isAbsent ? null : answers))).toEqual(
    sheets.map((_, row) => {
      if (row === 1) return null;
      return row === 2 ? `${key[0]}${'0'.repeat(EXAM_QUESTIONS - 1)}` : key.join('');
    }),
  );

  await home
    .getByRole('main')
    .getByRole('link', { name: resultsNotice.title(waiting.results + 1) })
    .click();
  await takeReward(home, exam);
  await home.context().close();
  expect(await ledgerCheck(product.dataDir)).toMatchObject({ code: 0 });

  // What is published is only looked at, until it is taken back.
  await cellAt(page, 3, 0).focus();
  await type(page, [0]);
  await expect(cellAt(page, 3, 0)).toContainText(answerWord(SIDE, key[0] as number));
  await page.getByRole('button', { name: publishing.unpublish }).click();
  await page.getByRole('dialog').getByRole('button', { name: publishing.unpublish }).click();
  await expect(page.getByText(publishing.closed)).toBeHidden();
});

test('two in one grid see each other, and a cell that both write is told and not lost', async ({
  page,
  teacher,
  admin,
  office,
  chrome,
  product,
}) => {
  const exam = await makeExam(office);
  const desk = await chrome.newContext({ baseURL: product.url, viewport: { width: 1440, height: 900 } });
  const other = await desk.newPage();
  await loginAs(page, teacher);
  await loginAs(other, admin);
  await Promise.all([open(page, exam), open(other, exam)]);

  await cellAt(page, 0, 0).focus();
  await type(page, [1, 2]);
  await expect(cellAt(other, 0, 1)).toContainText(answerWord(SIDE, 2));

  // Both type in one cell while the way of one of them to the server is cut.
  await other.route('**/cells', (route) => route.abort());
  await cellAt(other, 4, 2).focus();
  await type(other, [2]);
  await expect(other.getByText(saving.waiting(1))).toBeVisible();
  await cellAt(page, 4, 2).focus();
  await type(page, [1, 1]);
  await expectSaved(page);
  await expect(cellAt(other, 4, 3)).toContainText(answerWord(SIDE, 1));
  await expect(cellAt(other, 4, 2)).toContainText(answerWord(SIDE, 2));
  await other.unroute('**/cells');
  await other.evaluate(() => dispatchEvent(new Event('online')));

  const name = (await gridOf(office, exam)).sheets[4]?.name ?? '';
  const bar = other.getByRole('alert').filter({ hasText: conflictBar.text(teacher.name, name, 3, 'صح', 'خطأ') });
  await expect(bar).toBeVisible();
  await expect(cellAt(other, 4, 2)).toContainText(answerWord(SIDE, 1));
  expect((await gridOf(office, exam)).sheets[4]?.answers.slice(2, 4)).toBe('11');
  await expectAccessible(other);
  await bar.getByRole('button', { name: conflictBar.write }).click();
  await expect(bar).toBeHidden();
  await expectSaved(other);
  await expect(cellAt(other, 4, 3)).toBeFocused();
  await expect(cellAt(page, 4, 2)).toContainText(answerWord(SIDE, 2));

  // What another has written over is not taken back: undo goes on to what is still one's own.
  const undo = page.getByRole('button', { name: texts.undo });
  await undo.click();
  await expect(cellAt(page, 4, 3)).toHaveText('');
  await expectSaved(page);
  await undo.click();
  await expect(cellAt(page, 0, 1)).toHaveText('');
  await undo.click();
  await expect(undo).toBeDisabled();
  await expect(undo).toBeFocused();
  await expect(cellAt(other, 4, 3)).toHaveText('');
  await expect(cellAt(other, 4, 2)).toContainText(answerWord(SIDE, 2));
  await desk.close();
});

test('with the network lost, and an answer on its way, nothing that was typed is lost', async ({
  page,
  context,
  teacher,
  office,
}) => {
  const exam = await makeExam(office);
  const key = keyOf(exam.questions);
  await loginAs(page, teacher);
  await open(page, exam);
  await cellAt(page, 0, 0).focus();
  // It arrives each time and its answer never does, until the network itself is gone.
  await page.route('**/cells', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await type(page, [1]);
  await expect(page.getByText(saving.waiting(1))).toBeVisible();
  await context.setOffline(true);
  await page.unroute('**/cells');
  await type(page, ['Home', ...key]);
  await expect(page.getByText(saving.waiting(EXAM_QUESTIONS))).toBeVisible();
  await expect(page.getByRole('button', { name: publishing.publish })).toBeDisabled();
  await context.setOffline(false);
  await expectSaved(page);
  expect((await gridOf(office, exam)).sheets[0]?.answers).toBe(key.join(''));
  await expect(page.getByRole('button', { name: conflictBar.write })).toBeHidden();
  await page.reload();
  await expect(rowOf(page, 0)).toContainText(formatNumber(40));
});

test('what was typed outlives a closed page and a publication meanwhile, and no logout', async ({
  page,
  teacher,
  office,
}) => {
  const exam = await makeExam(office);
  const [first] = (await gridOf(office, exam)).sheets;
  await typeByApi(office, exam, first?.studentId);
  const publish = (isPublished: boolean) =>
    office.post(`/api/admin/exams/${exam.id}/publish`, { data: { isPublished } });
  await loginAs(page, teacher);
  await open(page, exam);
  await page.route('**/cells', (route) => route.abort());
  await cellAt(page, 1, 0).focus();
  await type(page, [1, 2, 1]);
  await expect(page.getByText(saving.waiting(3))).toBeVisible();
  expect((await publish(true)).ok()).toBe(true);
  await page.unroute('**/cells');
  await page.reload();
  const held = page.getByRole('alert').filter({ hasText: publishing.held(3) });
  await expect(held).toBeVisible();
  await expect(cellAt(page, 1, 1)).toContainText(answerWord(SIDE, 2));
  await expectAccessible(page);
  expect((await gridOf(office, exam)).sheets[1]?.answers).toBe('-'.repeat(EXAM_QUESTIONS));
  expect((await publish(false)).ok()).toBe(true);
  await expectSaved(page);
  await expect(held).toBeHidden();
  expect((await gridOf(office, exam)).sheets[1]?.answers.slice(0, 3)).toBe('121');

  // Thrown away by its owner, it leaves nothing for the next at this desk.
  await page.route('**/cells', (route) => route.abort());
  await cellAt(page, 1, 0).focus();
  await type(page, ['Delete']);
  await expect(page.getByText(saving.waiting(1))).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('cell')).length)).toBe(1);
  await page.getByRole('button', { name: adminShell.logout }).click();
  await page.getByRole('dialog').getByRole('button', { name: unsentQuestion.drop }).click();
  await expect(page).toHaveURL(/login/u);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('cell')))).toEqual([]);
});

test('pasted answers name their faults by row and column, and are saved once they have none', async ({
  page,
  teacher,
  office,
}) => {
  const exam = await makeExam(office);
  const key = keyOf(exam.questions);
  const [first, second, third] = (await gridOf(office, exam)).sheets.map(({ name }) => name);
  await loginAs(page, teacher);
  await open(page, exam);
  const paste = async (rows: readonly (readonly (string | number | undefined)[])[]) => {
    await page
      .getByRole('dialog')
      .getByRole('textbox')
      .fill(rows.map((cells) => cells.join('\t')).join('\n'));
    await page.getByRole('button', { name: sheetSource.preview }).click();
  };
  await page.getByRole('button', { name: answersImport.title }).click();
  await paste([
    [first, ...key],
    [second, ...key.with(1, 7)],
    [first, ...key],
    ['طالب مجهول', ...key],
    [third, ...key, 41],
  ]);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toHaveText(sheetRows.faults(4));
  const line = (row: number) =>
    dialog.getByRole('row').filter({ has: page.getByRole('rowheader', { name: formatNumber(row), exact: true }) });
  await expect(line(2)).toContainText(answersImport.fault(3, importFaultTexts.answer(2, 2)));
  await expect(line(3)).toContainText(importFaultTexts.twice(1));
  await expect(line(4)).toContainText(answersImport.fault(1, importFaultTexts.unknown));
  await expect(line(5)).toContainText(importFaultTexts.impossibleTotal(40));
  await expect(dialog.getByRole('button', { name: sheetSource.confirm })).toBeHidden();
  await expectAccessible(page);
  expect((await gridOf(office, exam)).sheets.every(({ answers }) => answers === '-'.repeat(EXAM_QUESTIONS))).toBe(true);

  await dialog.getByRole('button', { name: sheetSource.back }).click();
  await paste([
    [first, ...key, 40],
    [second, texts.absent],
  ]);
  await dialog.getByRole('button', { name: sheetSource.confirm }).click();
  await expect(page.getByText(answersImport.done(2))).toBeVisible();
  await expect(rowOf(page, 0)).toContainText(formatNumber(40));
  const absent = cellAt(page, 1, EXAM_QUESTIONS).getByRole('button');
  await expect(absent).toHaveAttribute('aria-pressed', 'true');
  await absent.press('Space');
  await expect(absent).toHaveAttribute('aria-pressed', 'false');
  await absent.press('Enter');
  await expect(absent).toHaveAttribute('aria-pressed', 'true');
});

test('another key shows whose score changes before it is applied', async ({ page, teacher, office }) => {
  const exam = await makeExam(office);
  const key = keyOf(exam.questions);
  const { sheets } = await gridOf(office, exam);
  const [first, second] = sheets;
  await typeByApi(office, exam, first?.studentId);
  await loginAs(page, teacher);
  await open(page, exam);
  await page.getByRole('button', { name: regrading.open }).click();
  const form = page.getByRole('dialog', { name: regrading.open });
  await expect(form.getByRole('button', { name: regrading.look })).toBeDisabled();
  // A sentence that is false after all is asked for what is right instead.
  const place = key.indexOf(1);
  await form.getByRole('combobox').nth(place).selectOption('2');
  await form.getByRole('button', { name: regrading.look }).click();
  const correction = form.getByRole('textbox', { name: regrading.correction(place + 1) });
  await expect(correction).toHaveAccessibleDescription(questionFaultTexts.correction_missing);
  await expect(correction).toBeFocused();
  await expectAccessible(page);
  await correction.fill('العبارة كما هي في الصواب');
  await form.getByRole('button', { name: regrading.look }).click();
  const dialog = page.getByRole('dialog', { name: regrading.table });
  await expect(dialog.getByRole('row', { name: first?.name })).toContainText(regrading.scores(40, 38));
  await expect(dialog.getByText(regrading.changes(1))).toBeVisible();
  // Somebody grades meanwhile: it is told, and what it would change now stands there.
  await typeByApi(office, exam, second?.studentId);
  await dialog.getByRole('button', { name: regrading.apply }).click();
  await expect(dialog.getByRole('alert')).toHaveText(examsRefusals.exam_regrade_changed);
  await expect(dialog.getByText(regrading.changes(2))).toBeVisible();
  expect((await gridOf(office, exam)).questions[place]?.answer).toBe(exam.questions[place]?.answer);
  await dialog.getByRole('button', { name: regrading.apply }).click();
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, 0)).toContainText(formatNumber(38));
  await page.getByRole('combobox', { name: sectionLabel }).selectOption('ب');
  await expect(page.getByRole('grid').getByRole('rowheader')).toHaveText(
    sheets.filter(({ section }) => section === 'ب').map(({ name }) => new RegExp(`^${name}`, 'u')),
  );
  expect((await gridOf(office, exam)).questions[place]?.answer).not.toBe(exam.questions[place]?.answer);
});

test('on a phone, one pupil after the other', async ({ page, teacher, office }) => {
  await page.setViewportSize(PHONE);
  const exam = await makeExam(office);
  const key = keyOf(exam.questions);
  const { sheets } = await gridOf(office, exam);
  await loginAs(page, teacher);
  await open(page, exam);
  await expect(page.getByText(sheets[0]?.name ?? '')).toBeVisible();
  const question = (number: number) =>
    page.getByRole('group', { name: new RegExp(`^${formatNumber(number)}(?![٠-٩])`, 'u') });
  for (const [place, answer] of key.entries())
    await question(place + 1)
      .getByRole('radio')
      .nth(answer - 1)
      .check({ force: true });
  await expect(page.getByText(texts.soFar([40, 40], 20, 20))).toBeVisible();
  await question(1).getByRole('radio', { name: texts.unanswered }).check({ force: true });
  await expectSaved(page);
  // What is shown of an option begins what is heard of it.
  const [option] = exam.questions[10]?.options ?? [];
  await expect(question(11).getByRole('radio', { name: new RegExp(`^أ ?${option}`, 'u') })).toBeAttached();
  await page.getByRole('button', { name: texts.next }).click();
  // The next paper begins under its name, and not above what was seen already.
  await expect(page.getByText(texts.entered(0, EXAM_QUESTIONS))).toBeInViewport();
  await expect(question(1)).toBeInViewport();
  await expect(page.getByRole('heading', { name: exam.title })).not.toBeInViewport();
  await page.getByRole('button', { name: texts.absentNamed(sheets[1]?.name ?? '') }).click();
  await expect(question(1)).toHaveCount(0);
  await expect(page.getByText(`${texts.absent} (`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: texts.previous }).click();
  await expect(page.getByText(texts.soFar([38, 40], 20, 20))).toBeVisible();
  await expectAccessible(page);
  const [first, second] = (await gridOf(office, exam)).sheets;
  expect(unpackAnswers(first?.answers ?? '')).toEqual(key.with(0, 0));
  expect(second?.isAbsent).toBe(true);
});

test('a pupil is not let in', async ({ page, student, office }) => {
  const { id } = await makeExam(office);
  await loginAs(page, student);
  await page.goto(`/admin/exams/${id}`);
  await expect(page).toHaveURL(/\/admin\/login$/u);
  expect((await page.request.get(`/api/admin/exams/${id}/grid`)).status()).toBe(403);
});
