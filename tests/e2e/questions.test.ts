import type { Page } from '@playwright/test';
import type { Grade } from '#domain/roster/grades';
import { lessonField } from '#strings/curriculum/staff';
import { questionsRefusals } from '#strings/questions/refusals';
import { questionForm, questionImport, questionsPage, reviewFlow, reviewNotice } from '#strings/questions/staff';
import { sideNames } from '#strings/questions/words';
import { proofText } from '#strings/quran/proofreading';
import { sheetRows, sheetSource } from '#strings/sheets';
import { gradeLabel, gradeNames, listWords } from '#strings/widgets';
import { writtenQuestions } from '#tests/content';
import { falsified, publishedVerse } from '#tests/verses';
import type { ListedQuestion } from '#wire/questions';
import { expect, expectAccessible, loginAs, test } from './fixtures.ts';

const BANK = writtenQuestions(4).length;

/** Each test takes a grade of its own: the school's questions are shared by all of them. */
const openGrade = async (page: Page, grade: Grade, filter = '') => {
  await page.goto(`/admin/questions${filter}`);
  await page.getByLabel(gradeLabel, { exact: true }).selectOption(gradeNames[grade]);
  await expect(page.getByRole('table')).toBeVisible();
};

test('a teacher reviews by keyboard, edits what is wrong and stops a question', async ({ page, teacher }) => {
  await loginAs(page, teacher);
  // A few rows: axe looks at every one of them.
  await openGrade(page, 4, '?use=practice&type=matching');
  await expect(page.getByText(reviewNotice.left(BANK))).toBeVisible();
  await expect(page.getByText(reviewNotice.honest)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: reviewNotice.start }).click();
  const review = page.getByRole('dialog', { name: reviewFlow.title });
  const first = await review.getByRole('heading', { level: 3 }).textContent();
  await expectAccessible(page);
  await page.keyboard.press('ArrowLeft');
  await expect(review.getByText(reviewFlow.place(2, BANK))).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(review.getByRole('heading', { level: 3 })).toHaveText(first ?? '');
  await page.keyboard.press('Enter');
  await expect(review.getByText(reviewFlow.place(1, BANK - 1))).toBeVisible();

  await review.getByRole('button', { name: reviewFlow.edit }).click();
  const form = page.getByRole('dialog', { name: questionForm.editTitle(2) });
  await expectAccessible(page);
  await form.getByLabel(questionForm.source).fill('');
  await form.getByRole('button', { name: questionForm.save }).click();
  await expect(form.getByLabel(questionForm.source)).toBeFocused();
  await form.getByLabel(questionForm.source).fill('متفق عليه');
  await form.getByLabel(lessonField.label).selectOption('g4-haqq-muslim');
  const ofLesson = page.waitForResponse((response) => response.url().endsWith('/lesson'));
  await form.getByRole('button', { name: questionForm.save }).click();
  expect(await (await ofLesson).json()).toEqual({ lessonId: 'g4-haqq-muslim' });
  await expect(review.getByText('متفق عليه', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByLabel(questionsPage.type).selectOption('');
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: questionsPage.edit(1), exact: true }) });
  await expect(row).toContainText(questionsPage.reviewedBy(teacher.name.split(' ')[0] ?? ''));
  await page.getByRole('button', { name: questionsPage.retire(3), exact: true }).click();
  await expect(page.getByText(questionsPage.retiredNow(3))).toBeVisible();
  await page.getByLabel(questionsPage.state).selectOption('retired');
  await expect(page.getByRole('button', { name: questionsPage.restore(3), exact: true })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: questionsPage.restore(3), exact: true }).click();
  await expect(page.getByText(listWords.notFound)).toBeVisible();
});

test('a second editor is told, keeps what was typed and can take the first one’s words', async ({
  page,
  teacher,
  office,
}) => {
  const { questions } = await (await office.get('/api/admin/questions?grade=5')).json();
  const seventh = questions.find((question: { number: number }) => question.number === 7);
  await loginAs(page, teacher);
  await openGrade(page, 5, `?difficulty=${seventh.difficulty}`);
  await page.getByRole('button', { name: questionsPage.edit(7), exact: true }).click();
  const form = page.getByRole('dialog', { name: questionForm.editTitle(7) });
  await form.getByLabel(questionForm.text).fill('ما كتبته أنا');

  // With it the question leaves the list that the page shows.
  const difficulty = seventh.difficulty === 'hard' ? 'easy' : 'hard';
  const data = { ...seventh, text: 'ما كتبه زميلي', difficulty };
  expect((await office.put(`/api/admin/questions/${seventh.id}`, { data })).ok()).toBe(true);

  await form.getByRole('button', { name: questionForm.save }).click();
  await expect(form.getByText(questionsRefusals.question_changed)).toBeVisible();
  await expect(form.getByLabel(questionForm.text)).toHaveValue('ما كتبته أنا');
  await form.getByRole('button', { name: questionForm.take }).click();
  await expect(form.getByLabel(questionForm.text)).toHaveValue('ما كتبه زميلي');
  await form.getByLabel(questionForm.text).fill('ما اتفقنا عليه');
  await form.getByRole('button', { name: questionForm.save }).click();
  await expect(form).toBeHidden();
  await page.getByLabel(questionsPage.difficulty).selectOption('');
  await expect(page.getByText('ما اتفقنا عليه')).toBeVisible();
});

test('a question that a colleague reviews meanwhile gives its place to no other under the finger', async ({
  page,
  teacher,
  office,
}) => {
  const left = async () => (await (await office.get('/api/admin/questions?grade=5&state=unreviewed')).json()).questions;
  const [first, second]: ListedQuestion[] = await left();
  const { length } = await left();
  if (!first || !second) throw new Error('nothing is left to review');
  await loginAs(page, teacher);
  await openGrade(page, 5);
  await page.getByRole('button', { name: reviewNotice.start }).click();
  const review = page.getByRole('dialog', { name: reviewFlow.title });
  const heading = review.getByRole('heading', { level: 3 });
  const shown = await heading.textContent();
  const mark = (isReviewed: boolean) =>
    office.post(`/api/admin/questions/${first.id}/review`, { data: { versionId: first.versionId, isReviewed } });
  expect((await mark(true)).ok()).toBe(true);
  await expect(review.getByText(reviewFlow.place(1, length - 1))).toBeVisible();
  await expect(heading).toHaveText(shown ?? '');
  await page.keyboard.press('Enter');
  await expect(heading).not.toHaveText(shown ?? '');
  expect((await left())[0]).toMatchObject({ id: second.id, reviewedAt: null });
  expect((await mark(false)).ok()).toBe(true);
});

test('a table with an error saves nothing; corrected it is saved, and what is exported comes back unchanged', async ({
  page,
  teacher,
}) => {
  await loginAs(page, teacher);
  await openGrade(page, 6);
  const dialog = page.getByRole('dialog', { name: questionImport.title });
  const head = 'المادة\tالنوع\tالسؤال\tالإجابة\tالصعوبة\tالنقاط\tالمصدر\tالتصحيح';
  const bring = async (row: string) => {
    await dialog.getByLabel(sheetSource.paste).fill(`${head}\n${row}`);
    await dialog.getByRole('button', { name: sheetSource.preview }).click();
  };
  await page.getByRole('button', { name: questionsPage.import }).click();
  await bring('الفقه\tصح وخطأ\tسؤال من الجدول\tخطأ\tسهل\t5\tمقرر الفقه\t');
  await expect(dialog.getByText(questionImport.faults(1))).toBeVisible();
  await expect(dialog.getByRole('button', { name: sheetSource.confirm })).toBeHidden();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: sheetSource.back }).click();
  await bring('الفقه\tصح وخطأ\tسؤال من الجدول\tخطأ\tسهل\t5\t2026-04-01\tالصواب غيره');
  await expect(dialog.getByText(`المصدر: ${questionImport.dateCell}`)).toBeVisible();
  await expect(dialog.getByRole('button', { name: sheetSource.confirm })).toBeHidden();
  await dialog.getByRole('button', { name: sheetSource.back }).click();
  await bring('الفقه\tصح وخطأ\tسؤال من الجدول\tخطأ\tسهل\t5\tمقرر الفقه\tالصواب غيره');
  await expect(dialog.getByText(questionImport.answer('خطأ'))).toBeVisible();
  await dialog.getByRole('button', { name: sheetSource.confirm }).click();
  await expect(page.getByText(questionImport.done(1, 0))).toBeVisible();
  // Behind a dialog nothing can be typed.
  await expect(dialog).toBeHidden();
  await page.getByLabel(questionsPage.search).fill('من الجدول');
  await expect(page.getByRole('rowheader')).toHaveText([/سؤال من الجدول/u]);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: questionsPage.export }).click();
  const file = await (await downloading).path();
  await page.getByRole('button', { name: questionsPage.import }).click();
  await dialog.locator('input[type=file]').setInputFiles(file);
  await expect(dialog.getByText(sheetRows.nothing)).toBeVisible();
});

test('a false verse is refused beside its field, with the verse in its own typeface', async ({ page, teacher }) => {
  await loginAs(page, teacher);
  await openGrade(page, 6, '?use=practice&type=matching');
  await page.getByRole('button', { name: questionsPage.add }).click();
  const form = page.getByRole('dialog', { name: questionForm.addTitle });
  const verse = await publishedVerse(112, 1);
  await form.getByLabel(questionForm.text).fill(`أكمل: ﴿${falsified(verse)}﴾`);
  await form.getByLabel(questionForm.source).fill('سورة الإخلاص: 9');
  await form.getByRole('radio', { name: sideNames[0], exact: true }).check({ force: true });
  await form.getByRole('button', { name: questionForm.add, exact: true }).click();
  await expect(form.getByLabel(questionForm.text)).toBeFocused();
  const shown = form.locator('.quran-quoted');
  await expect(shown).toHaveText(`﴿${verse}﴾`);
  await expect(shown).toHaveCSS('font-family', /^"Amiri Quran"/u);
  await expect(form.getByLabel(questionForm.source)).toHaveAccessibleDescription(
    proofText({ kind: 'no_verse', field: '', surah: { surah: 112, name: 'الإخلاص', verses: 4 }, ayah: 9 }),
  );
  await expectAccessible(page);
});
