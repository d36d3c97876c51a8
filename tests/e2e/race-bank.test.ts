import type { Page } from '@playwright/test';
import { questionsRefusals } from '#strings/questions/refusals';
import { choicesDialog, questionForm, questionsPage } from '#strings/questions/staff';
import { questionFaultTexts } from '#strings/questions/tables';
import { useNames } from '#strings/questions/words';
import { gradeLabel, gradeNames } from '#strings/widgets';
import type { ListedQuestion } from '#wire/questions';
import { expect, expectAccessible, loginAs, test } from './fixtures.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

const TEXT = 'من الذي يعلم ما في القلوب؟';
const OPTIONS = ['الله وحده', 'الملائكة', 'الأنبياء', 'الجن'];

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

const showRace = (page: Page) => page.getByLabel(questionsPage.use, { exact: true }).selectOption(useNames.race);

test('a teacher writes a question for the race, sees its answer in the list and lets another grade ask it', async ({
  page,
  teacher,
}) => {
  await page.setViewportSize(DESK);
  await loginAs(page, teacher);
  await page.goto('/admin/questions');
  await page.getByLabel(gradeLabel, { exact: true }).selectOption(gradeNames[6]);
  await showRace(page);
  await page.getByRole('button', { name: questionsPage.add }).click();
  const form = page.getByRole('dialog', { name: questionForm.addTitle });
  await form.getByLabel(questionForm.text).fill(TEXT);
  await form.getByLabel(questionForm.source).fill('مقرر التوحيد');
  for (const [place, option] of OPTIONS.slice(0, 3).entries())
    await form.getByLabel(questionForm.option(place + 1), { exact: true }).fill(option);
  await form.getByLabel(questionForm.isRight(1)).check();
  await form.getByRole('button', { name: questionForm.add, exact: true }).click();
  await expect(form.getByText(questionFaultTexts.race_not_four_options)).toBeVisible();
  await form.getByLabel(questionForm.option(4), { exact: true }).fill(OPTIONS[3] ?? '');
  await form.getByLabel(gradeNames[5]).check();
  await expectAccessible(page);
  await form.getByRole('button', { name: questionForm.add, exact: true }).click();
  await expect(form).toBeHidden();

  await page.getByLabel(questionsPage.search).fill('يعلم ما في القلوب');
  await expect(rowOf(page, TEXT)).toHaveCount(1);
  await expect(rowOf(page, TEXT).getByRole('cell', { name: OPTIONS[0] ?? '', exact: true })).toBeVisible();
  await expect(rowOf(page, TEXT)).toContainText(questionsPage.alsoIn([5]));
  await expectAccessible(page);

  await page.setViewportSize(PHONE);
  await page.getByLabel(gradeLabel, { exact: true }).selectOption(gradeNames[5]);
  await expect(rowOf(page, TEXT)).toContainText(questionsPage.alsoIn([6]));
  await expect(rowOf(page, TEXT)).toContainText(OPTIONS[0] ?? '');
  await expectAccessible(page);
  await page.reload();
  await expect(rowOf(page, TEXT)).toContainText(questionsPage.alsoIn([6]));

  // One review for both.
  await rowOf(page, TEXT)
    .getByRole('button', { name: /وهو صحيح$/u })
    .click();
  await expect(rowOf(page, TEXT)).toContainText(questionsPage.reviewedBy(teacher.name.split(' ')[0] ?? ''));
  await page.getByLabel(gradeLabel, { exact: true }).selectOption(gradeNames[6]);
  await expect(rowOf(page, TEXT)).toContainText(questionsPage.reviewedBy(teacher.name.split(' ')[0] ?? ''));
});

test('a teacher sees which wrong option was chosen, and prints what the race asks', async ({
  page,
  teacher,
  office,
}) => {
  const { questions } = await (await office.get('/api/admin/questions?grade=4&use=race')).json();
  const missed = questions.find(({ mistakes }: ListedQuestion) => mistakes.length > 0) as ListedQuestion;
  await page.setViewportSize(PHONE);
  await loginAs(page, teacher);
  await page.goto(`/admin/questions?use=race&search=${missed.number}`);
  await page.getByLabel(gradeLabel, { exact: true }).selectOption(gradeNames[4]);
  await page
    .getByRole('button', { name: questionsPage.choices(missed.number, questionsPage.attempts(missed.attempts)) })
    .click();
  const dialog = page.getByRole('dialog', { name: choicesDialog.title(missed.number) });
  const [mistake] = missed.mistakes;
  await expect(dialog.getByRole('listitem').filter({ hasText: choicesDialog.right })).toContainText(
    choicesDialog.times(missed.correctAnswers),
  );
  const chosen = dialog.getByRole('listitem').filter({ hasNotText: choicesDialog.right });
  await expect(chosen.filter({ hasText: choicesDialog.times(mistake?.times ?? 0) }).first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(DESK);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: questionsPage.raceSheet })).toHaveAttribute(
    'href',
    '/games/print/4?use=race',
  );
  await page.goto('/games/print/4?use=race');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('article').locator('ol > li')).toHaveCount(questions.length);
});

test('the race is left enough to ask, and the paper with its answers is the staff’s alone', async ({
  page,
  teacher,
  office,
  chrome,
  product,
}) => {
  const { questions } = await (await office.get('/api/admin/questions?grade=4&use=race&difficulty=hard')).json();
  const spare = questions.slice(30) as ListedQuestion[];
  for (const { id } of spare)
    expect((await office.post(`/api/admin/questions/${id}/retire`, { data: { isRetired: true } })).ok()).toBe(true);
  await loginAs(page, teacher);
  await page.goto('/admin/questions?use=race&difficulty=hard');
  await page.getByLabel(gradeLabel, { exact: true }).selectOption(gradeNames[4]);
  await page.getByRole('button', { name: questionsPage.retire(questions[0].number), exact: true }).click();
  await expect(page.getByText(questionsRefusals.race_set_too_small)).toBeVisible();
  await expect(
    page.getByRole('button', { name: questionsPage.retire(questions[0].number), exact: true }),
  ).toBeVisible();
  for (const { id } of spare) await office.post(`/api/admin/questions/${id}/retire`, { data: { isRetired: false } });

  const outside = await chrome.newContext({ baseURL: product.url });
  const street = await outside.newPage();
  await street.goto('/games/print/4?use=race');
  await street.keyboard.press('Escape');
  await expect(street.getByRole('article').locator('ol > li')).toHaveCount(0);
  expect((await outside.request.get('/api/admin/questions/race-sheet/4')).status()).toBe(401);
  await outside.close();
});
