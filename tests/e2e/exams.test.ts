import type { APIRequestContext, Page } from '@playwright/test';
import readExcel from 'read-excel-file/node';
import { isComplete, keyOf, unpackAnswers } from '#domain/exams/answers';
import { scoreOf } from '#domain/exams/grading';
import { reportOf } from '#domain/exams/items';
import { PAPER_ORDER } from '#domain/exams/paper';
import { examEditor } from '#strings/exams/editor';
import { paperFaultTexts } from '#strings/exams/faults';
import { grading } from '#strings/exams/grading';
import { nav } from '#strings/exams/nav';
import { examPaper, papers } from '#strings/exams/paper';
import { examsRefusals } from '#strings/exams/refusals';
import { examReport, examSheets } from '#strings/exams/report';
import { examsPage, questionName } from '#strings/exams/staff';
import { demoExams } from '#strings/exams/words';
import { fieldText } from '#strings/fields';
import { formatNumber } from '#strings/plural';
import { rateWords } from '#strings/questions/sheet';
import { bankPicker, matchingDialog, questionForm, questionsPage } from '#strings/questions/staff';
import { sideNames, typeNames } from '#strings/questions/words';
import { dialogLabels, gradeNames, listWords, sectionLabel } from '#strings/widgets';
import type { ExamGrid, ListedExam, WholeExam } from '#wire/exams/staff';
import { enterCalmly, expect, expectAccessible, loginAs, test } from './fixtures.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

/** The exam that every school begins with, and nobody has graded. */
const PROVIDED = 'اختبار الفصل الدراسي';

/** A title of this run alone: a grade has no two alike on a day. */
const ownTitle = (title: string): string => `${title} ${crypto.randomUUID().slice(0, 6)}`;

const examOf = async (office: APIRequestContext, grade: number, title: string): Promise<ListedExam> => {
  const { exams } = await (await office.get(`/api/admin/exams?grade=${grade}`)).json();
  return exams.find((exam: ListedExam) => exam.title === title);
};

/** A copy of the provided exam that no other test has. */
const ownExam = async (office: APIRequestContext, title: string): Promise<WholeExam> => {
  const { id } = await examOf(office, 5, PROVIDED);
  const { questions, matchingOptions, date, grade } = await (await office.get(`/api/admin/exams/${id}`)).json();
  const data = {
    ...{ title, date, grade, matchingOptions, requestKey: crypto.randomUUID() },
    questions: questions.map(({ verse, ...question }: WholeExam['questions'][number]) => ({
      ...question,
      verse: verse?.reference ?? null,
    })),
  };
  const added = await office.post('/api/admin/exams', { data });
  expect(added.ok()).toBe(true);
  return added.json();
};

const expectAccessibleEverywhere = async (page: Page): Promise<void> => {
  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport);
    await expectAccessible(page);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
  }
};

const card = (page: Page, number: number) => page.getByRole('group', { name: questionName(number), exact: true });

/** What stands of a question while it is closed, and opens it. */
const place = (page: Page, number: number, state = '') =>
  card(page, number).locator('summary').filter({ hasText: state });

const TAKE = new RegExp(`^${bankPicker.take}:`, 'u');

/** Takes what fills a part, one after the other. */
const fillFromBank = async (page: Page, type: keyof typeof typeNames, count: number): Promise<void> => {
  await page.getByRole('button', { name: listWords.named(bankPicker.open, typeNames[type]) }).click();
  const dialog = page.getByRole('dialog', { name: bankPicker.title(typeNames[type]) });
  const search = dialog.getByLabel(bankPicker.search);
  await search.fill('كلمة ليست في أي سؤال');
  await expect(dialog.getByText(listWords.notFound)).toBeVisible();
  await search.fill('');
  for (let left = count; left > 0; left -= 1) {
    await expect(dialog.getByRole('status').last()).toHaveText(bankPicker.left(left));
    await dialog.getByRole('button', { name: TAKE }).first().click();
  }
  await expect(dialog.locator(':focus')).toHaveText(bankPicker.taken);
  await expect(dialog.getByRole('status').last()).toHaveText(bankPicker.left(0));
  await expect(dialog.getByText(bankPicker.taken)).toHaveCount(count);
  const others = await dialog.getByRole('button', { name: TAKE }).all();
  for (const other of others) await expect(other).toBeDisabled();
  await dialog.getByRole('button', { name: dialogLabels.close }).click();
};

test('an exam is made from the bank, and neither a reload nor a step aside loses what was typed', async ({
  page,
  admin,
}) => {
  await loginAs(page, admin);
  await page.goto('/admin/exams?grade=6');
  await page.getByRole('link', { name: examsPage.add }).click();
  await expect(page.getByRole('heading', { level: 1, name: examsPage.add })).toBeVisible();
  const title = page.getByLabel(examEditor.title, { exact: true });
  const add = page.getByRole('button', { name: examEditor.add });
  await add.click();
  await expect(title).toBeFocused();
  await expect(title).toHaveAccessibleDescription(fieldText('required'));
  await expect(place(page, 20, examEditor.states.faulty)).toBeVisible();
  await expectAccessibleEverywhere(page);

  const name = ownTitle('اختبار من البنك');
  await title.fill(name);
  await fillFromBank(page, 'truefalse', 10);
  await fillFromBank(page, 'choice', 5);
  await fillFromBank(page, 'matching', 5);
  await expect(page.getByText(examEditor.progress(20, 20))).toBeVisible();
  await page.reload();
  await expect(page.getByText(examEditor.restored)).toBeVisible();
  await expect(page.getByText(examEditor.progress(20, 20))).toBeVisible();
  await expect(page.getByRole('radio', { name: gradeNames[6] })).toBeChecked();

  await page.getByRole('link', { name: nav.exams, exact: true }).last().click();
  await page.getByRole('link', { name: examsPage.add }).click();
  await expect(page.getByText(examEditor.restored)).toBeVisible();
  await expect(page.getByText(examEditor.progress(20, 20))).toBeVisible();

  await add.click();
  await expect(page).toHaveURL(/\/admin\/exams\/\d+\/edit/u);
  await expect(page.getByText(examEditor.added(name))).toBeVisible();
  await page.getByRole('link', { name: nav.exams, exact: true }).last().click();
  await expect(page.getByRole('rowheader', { name })).toContainText(examsPage.draft);
});

test('a wrong reference and a repeated question are told at their places; saved verses are shown, and reviewed', async ({
  page,
  admin,
  office,
}) => {
  const { id } = await ownExam(office, ownTitle('اختبار فيه آيات'));
  await loginAs(page, admin);
  await page.goto(`/admin/exams/${id}/edit`);
  const save = page.getByRole('button', { name: examEditor.save });
  const verse = card(page, 1).getByLabel(examEditor.verse);
  await verse.fill('115:1');
  await save.click();
  await expect(verse).toBeFocused();
  await expect(verse).toHaveAccessibleDescription(fieldText('bad_verses'));
  await verse.fill('112:5');
  await save.click();
  await expect(verse).toHaveAccessibleDescription(paperFaultTexts.verse);
  await verse.fill('١١٢:١-٤');
  const words = await card(page, 1).getByLabel(questionForm.text).inputValue();
  await place(page, 2).click();
  const second = card(page, 2).getByLabel(questionForm.text);
  const before = await second.inputValue();
  await second.fill(words);
  await card(page, 2).getByLabel(examEditor.verse).fill('112:1-4');
  await save.click();
  await expect(second).toHaveAccessibleDescription(paperFaultTexts.repeated(1));
  await second.fill(before);
  await save.click();
  await expect(page.getByText(examEditor.saved)).toBeVisible();
  await expect(save).toBeFocused();
  await place(page, 1).click();
  await expect(card(page, 1).locator('[data-verse]')).toHaveCount(4);
  await expect(card(page, 1).locator('.quran')).toHaveCSS('font-family', /Amiri Quran/u);
  await card(page, 1).getByRole('button', { name: examEditor.review }).click();
  await expect(card(page, 1).getByText(/^راجعه/u)).toBeVisible();
  const withdraw = card(page, 1).getByRole('button', { name: examEditor.withdrawReview });
  await expect(withdraw).toBeFocused();
  await withdraw.click();
  await expect(card(page, 1).getByText(questionsPage.unreviewed)).toBeVisible();
  await expectAccessibleEverywhere(page);
});

const typeQuestion = async (page: Page, number: number, type: keyof typeof typeNames): Promise<void> => {
  const part = card(page, number);
  await part.getByLabel(questionForm.text).fill(`سؤال مكتوب رقمه ${number}`);
  await part.getByLabel(questionForm.source).fill('الدرس الأول');
  if (type === 'choice') {
    await part.getByLabel(questionForm.option(1), { exact: true }).fill('نعم');
    await part.getByLabel(questionForm.option(3), { exact: true }).fill('لا');
    await part.getByRole('radio', { name: questionForm.isRight(3) }).check();
  } else await part.getByRole('group', { name: questionForm.answer }).getByRole('radio').first().check({ force: true });
};

const matchingOption = (page: Page, number: number) =>
  page.getByRole('group', { name: examEditor.matching }).getByLabel(matchingDialog.option(number));

/** The last by mistake the same as the first. */
const typeMatchingOptions = async (page: Page): Promise<void> => {
  for (const [at, option] of ['خيار ١', 'خيار ٢', 'خيار ٣', 'خيار ٤', 'خيار ١'].entries())
    await matchingOption(page, at + 1).fill(option);
};

test('an exam is made from nothing, and its twenty questions come back as they were typed', async ({
  page,
  teacher,
  office,
}) => {
  await loginAs(page, teacher);
  await page.goto('/admin/exams/new?grade=5');
  const title = ownTitle('اختبار مكتوب كله');
  await page.getByLabel(examEditor.title, { exact: true }).fill(title);
  for (const [at, type] of PAPER_ORDER.entries()) {
    if (type === 'matching' && PAPER_ORDER[at - 1] === 'choice') await typeMatchingOptions(page);
    if (at > 0) await place(page, at + 1, examEditor.states.empty).click();
    await typeQuestion(page, at + 1, type);
    await expect(place(page, at + 1, examEditor.states.whole)).toBeVisible();
  }
  await page.getByRole('button', { name: examEditor.add }).click();
  await expect(page.getByRole('alert').filter({ hasText: examsRefusals.exam_incomplete })).toBeVisible();
  const fifth = matchingOption(page, 5);
  await expect(fifth).toHaveAttribute('aria-invalid', 'true');
  await fifth.fill('خيار ٥');
  await place(page, 2).click();
  await card(page, 2).getByRole('radio', { name: sideNames[1] }).check({ force: true });
  await expect(place(page, 2, examEditor.states.missing)).toBeVisible();
  await page.getByRole('button', { name: examEditor.add }).click();
  const correction = card(page, 2).getByLabel(questionForm.correction);
  await expect(correction).toBeFocused();
  await correction.fill('العبارة كما هي في الصواب');
  await page.getByRole('button', { name: examEditor.add }).dblclick();
  await expect(page).toHaveURL(/\/edit/u);
  const { id } = await examOf(office, 5, title);
  const { questions, matchingOptions }: WholeExam = await (await office.get(`/api/admin/exams/${id}`)).json();
  expect(matchingOptions).toEqual(['خيار ١', 'خيار ٢', 'خيار ٣', 'خيار ٤', 'خيار ٥']);
  expect(questions.map(({ text }) => text)).toEqual(questions.map(({ number }) => `سؤال مكتوب رقمه ${number}`));
  expect(questions[1]).toMatchObject({ answer: 1, correction: 'العبارة كما هي في الصواب' });
  expect(questions[10]).toMatchObject({ options: ['نعم', 'لا'], answer: 1 });
});

test('an exam is copied, and a copy that nobody has graded is removed; graded ones stay', async ({ page, admin }) => {
  await page.setViewportSize(DESK);
  await loginAs(page, admin);
  await page.goto('/admin/exams?grade=4');
  await expect(page.getByRole('rowheader', { name: demoExams.first })).toContainText(examsPage.published);
  await expect(page.getByRole('button', { name: examsPage.remove(demoExams.first) })).toHaveCount(0);
  await expectAccessibleEverywhere(page);
  const list = page.getByRole('region', { name: examsPage.table });
  expect(await list.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: examsPage.print(PROVIDED) }).click();
  const print = page.getByRole('dialog', { name: examPaper.which });
  for (const [paper, { name }] of Object.entries(papers))
    await expect(print.getByRole('link', { name })).toHaveAttribute('href', new RegExp(`/${paper}$`, 'u'));
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: examsPage.copy(PROVIDED) }).click();
  const copied = examEditor.copied(PROVIDED);
  await expect(page.getByLabel(examEditor.title, { exact: true })).toHaveValue(copied);
  await expect(page.getByText(examEditor.progress(20, 20))).toBeVisible();
  await page.getByRole('button', { name: examEditor.add }).click();
  await expect(page).toHaveURL(/\/edit/u);
  await expect(card(page, 1).getByText(questionsPage.unreviewed)).toBeVisible();
  await page.getByRole('link', { name: nav.exams, exact: true }).last().click();

  await page.getByRole('button', { name: examsPage.remove(copied) }).click();
  await page
    .getByRole('dialog', { name: examsPage.removeTitle })
    .getByRole('button', { name: examsPage.confirmRemove })
    .click();
  await expect(page.getByText(examsPage.removed(copied))).toBeVisible();
  await expect(page.getByRole('rowheader', { name: copied })).toHaveCount(0);
  await expect(page.getByRole('rowheader', { name: PROVIDED })).toHaveCount(1);
});

test('what a colleague saved meanwhile is told and not overwritten', async ({ page, context, admin, office }) => {
  const { id } = await ownExam(office, ownTitle('اختبار يعدّله اثنان'));
  await loginAs(page, admin);
  const [first, third] = [ownTitle('عنوان أول'), ownTitle('عنوان ثالث')];
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/admin/exams/${id}/edit`);
    await tab.getByLabel(examEditor.title, { exact: true }).fill(tab === page ? first : 'عنوان ثان');
  }
  await page.getByRole('button', { name: examEditor.save }).click();
  await expect(page.getByText(examEditor.saved)).toBeVisible();
  await expect(page.getByText(examEditor.changed)).toHaveCount(0);
  await expect(other.getByText(examEditor.changed)).toBeVisible();
  await other.getByRole('button', { name: examEditor.save }).click();
  await expect(other.getByRole('alert').filter({ hasText: examsRefusals.exam_changed })).toBeVisible();
  await expect(other.getByLabel(examEditor.title, { exact: true })).toHaveValue('عنوان ثان');
  await expectAccessible(other);
  await other.getByRole('button', { name: examEditor.take }).click();
  await expect(other.getByLabel(examEditor.title, { exact: true })).toHaveValue(first);
  await other.getByLabel(examEditor.title, { exact: true }).fill(third);
  await other.getByRole('button', { name: examEditor.save }).click();
  await expect(other.getByText(examEditor.saved)).toBeVisible();
  await expect(other.getByRole('heading', { level: 1 })).toContainText(third);
});

test('once answers were typed the words change, and the right answers do not', async ({ page, admin, office }) => {
  const { id, title } = await ownExam(office, ownTitle('اختبار صُحّح'));
  const { sheets } = await (await office.get(`/api/admin/exams/${id}/grid`)).json();
  const cell = { studentId: sheets[0].studentId, place: 0, answer: 1, version: 0 };
  expect((await office.post(`/api/admin/exams/${id}/cells`, { data: { cells: [cell] } })).ok()).toBe(true);
  await loginAs(page, admin);
  await page.goto(`/admin/exams/${id}/edit`);
  await expect(card(page, 1).getByText(examEditor.locked)).toBeVisible();
  await expect(card(page, 1).getByRole('radio', { name: sideNames[0] })).toBeDisabled();
  await place(page, 11).click();
  await expect(card(page, 11).getByRole('radio', { name: questionForm.isRight(1) })).toBeDisabled();
  await expect(card(page, 11).getByRole('button', { name: questionForm.addOption })).toHaveCount(0);
  await expectAccessible(page);
  await card(page, 11).getByLabel(questionForm.text).fill('كلمات أوضح من قبل');
  await page.getByRole('button', { name: examEditor.save }).click();
  await expect(page.getByText(examEditor.saved)).toBeVisible();
  await page.goto('/admin/exams?grade=5');
  await expect(page.getByRole('rowheader', { name: title })).toBeVisible();
  await expect(page.getByRole('button', { name: examsPage.remove(title) })).toHaveCount(0);
});

test('the report says what the grade knows, opens a practice set and goes to Excel', async ({
  page,
  admin,
  office,
}) => {
  const { id, graded, absent } = await examOf(office, 4, demoExams.second);
  const { exam, questions: asked, sheets }: ExamGrid = await (await office.get(`/api/admin/exams/${id}/grid`)).json();
  const answers = sheets.map((sheet) => unpackAnswers(sheet.answers));
  const report = reportOf(exam.shape, asked, answers);
  await loginAs(page, admin);
  await page.goto('/admin/exams?grade=4');
  await page.getByRole('link', { name: listWords.named(examsPage.report, demoExams.second) }).click();
  await expect(page.getByRole('heading', { level: 1, name: examReport.title(demoExams.second) })).toBeVisible();
  const fact = (name: string) =>
    page
      .locator('dl > div')
      .filter({ has: page.getByText(name, { exact: true }) })
      .locator('dd');
  await expect(fact(examReport.facts.papers)).toHaveText(formatNumber(graded));
  await expect(fact(examReport.facts.absent)).toHaveText(formatNumber(absent));
  await expect(fact(examReport.facts.average)).toHaveText(formatNumber(report.average ?? -1));
  await expect(page.getByRole('link', { name: demoExams.first })).toBeVisible();
  const items = page.getByRole('region', { name: examReport.items });
  await expect(items.getByRole('rowheader')).toHaveCount(20);
  await expect(items.getByText(examReport.hardest)).toHaveCount(report.hardest.length);
  const red = report.items.filter(({ rate }) => rate < 50).length;
  await expect(items.getByText(rateWords.red)).toHaveCount(red);
  await expectAccessibleEverywhere(page);

  const section = page.getByRole('combobox', { name: sectionLabel });
  await section.selectOption('ب');
  const ofSection = sheets.filter((sheet) => sheet.section === 'ب' && isComplete(unpackAnswers(sheet.answers)));
  await expect(fact(examReport.facts.papers)).toHaveText(formatNumber(ofSection.length));
  expect(ofSection.length).toBeLessThan(graded);
  await expect(page).toHaveURL(/section=/u);
  await section.selectOption({ label: listWords.allSections });
  await expect(fact(examReport.facts.papers)).toHaveText(formatNumber(graded));

  await page.getByRole('button', { name: examReport.practice.open }).click();
  await expect(page.getByText(examReport.practice.opened)).toBeVisible();
  await page.getByRole('button', { name: examReport.practice.close }).click();
  await expect(page.getByText(examReport.practice.closed)).toBeVisible();
  await expect(page.getByRole('button', { name: examReport.practice.open })).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: examReport.export }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe(examSheets.fileName(demoExams.second, exam.date));
  const [scores, questions] = await readExcel(await file.path());
  expect(scores?.data).toHaveLength(sheets.length + 1);
  for (const [row, { name, isAbsent }] of sheets.entries()) {
    const paper = answers[row] ?? [];
    const total = isComplete(paper) ? scoreOf(exam.shape, keyOf(asked), paper).total : null;
    expect(scores?.data[row + 1]?.slice(0, 2)).toEqual([name, isAbsent ? grading.absent : total]);
  }
  expect(questions?.data).toHaveLength(21);
  expect(questions?.data[1]?.[1]).toBe(asked[0]?.text);
});

test('an exam that nobody has graded has no report yet', async ({ page, teacher, office }) => {
  const { id } = await examOf(office, 6, PROVIDED);
  await loginAs(page, teacher);
  await page.goto(`/admin/exams/${id}/report`);
  await expect(page.getByRole('heading', { name: examReport.nobody })).toBeVisible();
  await expect(page.getByRole('button', { name: examReport.export })).toHaveCount(0);
  await expectAccessibleEverywhere(page);
});

test('a pupil is let into none of it', async ({ page, student, office }) => {
  const { id } = await examOf(office, student.grade, PROVIDED);
  await enterCalmly(page, student);
  for (const path of ['/admin/exams', '/admin/exams/new', `/admin/exams/${id}/edit`, `/admin/exams/${id}/report`]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/admin\/login$/u);
    await enterCalmly(page, student);
  }
  for (const paper of ['paper', 'answer-sheet', 'key']) {
    await page.goto(`/admin/exams/${id}/${paper}`);
    await expect(page.getByRole('article')).toHaveCount(0);
  }
  for (const path of ['', '/results', '/grid'])
    expect((await page.request.get(`/api/admin/exams/${id}${path}`)).status()).toBe(403);
});
