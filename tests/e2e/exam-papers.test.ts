import type { APIRequestContext, Page } from '@playwright/test';
import { LETTERS } from '#domain/exams/answers';
import { GRADES } from '#domain/roster/grades';
import { answerSheet, examPaper, paperHeadings } from '#strings/exams/paper';
import { demoExams } from '#strings/exams/words';
import { questionText } from '#strings/questions/text';
import { gradeNames } from '#strings/widgets';
import type { ListedExam, WholeExam } from '#wire/exams/staff';
import { expect, expectAccessible, loginAs, test } from './fixtures.ts';
import { A4, followLink, pagesOf } from './paper.ts';

/** The exam that every school begins with, and those that the demo school has sat. */
const TITLES: readonly string[] = ['اختبار الفصل الدراسي', demoExams.first, demoExams.second];

/** With their questions. */
const examsOf = async (office: APIRequestContext, grade: number): Promise<WholeExam[]> => {
  const { exams } = await (await office.get(`/api/admin/exams?grade=${grade}`)).json();
  const known = exams.filter(({ title }: ListedExam) => TITLES.includes(title));
  return Promise.all(known.map(async ({ id }: ListedExam) => (await office.get(`/api/admin/exams/${id}`)).json()));
};

const open = async (page: Page, { id, title }: WholeExam, paper: string) => {
  await page.goto(`/admin/exams/${id}/${paper}`);
  const article = page.getByRole('article');
  await expect(article).toContainText(title);
  // Verses stand there only once their typeface has come.
  await expect(page.locator('.quran-bones')).toHaveCount(0);
  return article;
};

/** Columns as high as paper break where pages do; what is cut stands in two pieces. */
const cutQuestions = (page: Page): Promise<number> =>
  page.locator('.exam-paper').evaluate((paper: HTMLElement) => {
    Object.assign(paper.style, { columnWidth: '188mm', blockSize: '279mm', columnFill: 'auto' });
    return [...paper.querySelectorAll('.break-inside-avoid')].filter((each) => each.getClientRects().length > 1).length;
  });

for (const grade of GRADES)
  test(`the papers of grade ${grade} are whole A4 pages that cut no question`, async ({ page, teacher, office }) => {
    await loginAs(page, teacher);
    const exams = await examsOf(office, grade);
    expect(exams).toHaveLength(TITLES.length);
    for (const exam of exams) {
      await open(page, exam, 'answer-sheet');
      expect(await pagesOf(page)).toEqual([A4]);
      await open(page, exam, 'key');
      expect(await pagesOf(page)).toEqual([A4, A4]);
      await open(page, exam, 'paper');
      expect(await pagesOf(page)).toEqual([A4, A4]);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('banner').first()).toBeHidden();
      expect(await cutQuestions(page)).toBe(0);
      await page.locator('.break-inside-avoid').evaluateAll((all: HTMLElement[]) => {
        for (const each of all) each.style.breakInside = 'auto';
      });
      expect(await cutQuestions(page)).toBeGreaterThan(0);
      await page.emulateMedia({ media: null });
    }
  });

test('the paper asks and does not answer; the key answers, with its source', async ({ page, teacher, office }) => {
  await loginAs(page, teacher);
  const exam = (await examsOf(office, 4)).find(({ questions }) => questions.some(({ verse }) => verse)) as WholeExam;
  const paper = await open(page, exam, 'paper');
  await expect(paper).toContainText(gradeNames[4]);
  await expect(paper.getByText(examPaper.name)).toBeVisible();
  await expect(paper.getByRole('img', { name: `${examPaper.score}: ${examPaper.marks(40)}` })).toBeVisible();
  const words = await paper.innerText();
  const read = exam.questions.map(({ text, source, correction, explanation, verse }) => ({
    text: questionText(text),
    told: [source, correction, explanation, verse?.surahName].flatMap((each) => (each ? [questionText(each)] : [])),
  }));
  for (const { text, told } of read) {
    expect(words).toContain(text);
    for (const each of told) expect(words).not.toContain(each);
  }
  const verses = exam.questions.flatMap(({ verse }) => verse?.verses ?? []);
  await expect(paper.locator('[data-verse]')).toHaveText(verses.map(({ text }) => text));
  await expect(paper.locator('.exam-verse').first()).toHaveCSS('font-family', /Amiri Quran/u);
  await expect(paper.locator('q').first()).toHaveText(/^«.*»$/u);
  const asked = await paper.innerHTML();
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    for (const each of ['paper', 'answer-sheet', 'key']) {
      await open(page, exam, each);
      await expectAccessible(page);
    }
  }
  const key = page.getByRole('article');
  await expect(key).toContainText(paperHeadings.key as string);
  const answers = await key.innerText();
  for (const { told } of read) for (const each of told) expect(answers).toContain(each);
  const matching = exam.questions[15] as WholeExam['questions'][number];
  expect(answers).toContain(
    `${LETTERS[matching.answer]}. ${questionText(matching.options[matching.answer] as string)}`,
  );
  // Another key leaves the paper as it is, to the letter.
  await page.route(`**/api/admin/exams/${exam.id}`, async (route) => {
    const answer = (place: number) => (place + 1) % 2;
    const questions = exam.questions.map((each) => ({ ...each, answer: answer(each.answer) }));
    await route.fulfill({ json: { ...exam, questions } });
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  expect(await (await open(page, exam, 'paper')).innerHTML()).toBe(asked);
});

test('nothing is printed before the typeface of the verses has come', async ({ page, teacher, office }) => {
  await loginAs(page, teacher);
  const exam = (await examsOf(office, 4)).find(({ questions }) => questions.some(({ verse }) => verse)) as WholeExam;
  let letTypefaceCome = () => {};
  const isLet = new Promise<void>((resolve) => {
    letTypefaceCome = resolve;
  });
  await page.route('**/amiri-quran*', async (route) => {
    await isLet;
    await route.continue();
  });
  await page.goto(`/admin/exams/${exam.id}/paper`);
  const print = page.getByRole('button', { name: examPaper.print });
  await expect(page.getByRole('article')).toContainText(exam.title);
  await expect(page.getByText(examPaper.preparing)).toBeVisible();
  await expect(print).toHaveCount(0);
  letTypefaceCome();
  await expect(print).toBeVisible();
  await expect(page.locator('.quran-bones')).toHaveCount(0);
});

test('the answer sheet has a circle for every answer that can be given', async ({ page, teacher, office }) => {
  await loginAs(page, teacher);
  const [exam] = await examsOf(office, 5);
  const sheet = await open(page, exam as WholeExam, 'answer-sheet');
  await expect(sheet.getByText(examPaper.number)).toBeVisible();
  const rows = sheet.getByRole('listitem');
  await expect(rows).toHaveCount(20);
  for (const [place, { type, options }] of (exam as WholeExam).questions.entries())
    await expect(rows.nth(place).locator('span')).toHaveText(
      type === 'truefalse' ? [...answerSheet.sides] : LETTERS.slice(0, options.length),
    );
});

test('papers opened one after the other in a tab keep their own pages', async ({ page, teacher, office }) => {
  await loginAs(page, teacher);
  const [exam] = await examsOf(office, 6);
  await open(page, exam as WholeExam, 'answer-sheet');
  expect(await pagesOf(page)).toEqual([A4]);
  await followLink(page, '/games/print/6');
  await page.keyboard.press('Escape');
  await expect(page.locator('.question-sheet')).toBeVisible();
  expect(new Set(await pagesOf(page))).toEqual(new Set([A4]));
  await page.goBack();
  await expect(page.getByRole('article')).toContainText(paperHeadings['answer-sheet'] as string);
  expect(await pagesOf(page)).toEqual([A4]);
});
