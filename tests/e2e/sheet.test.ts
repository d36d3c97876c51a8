import { hardest, paperTip, questionSheet, rateWords } from '#strings/questions/sheet';
import { gradeNames } from '#strings/widgets';
import { writtenQuestions } from '#tests/content';
import { enterCalmly, expect, expectAccessible, test } from './fixtures.ts';
import { A4, pagesOf } from './paper.ts';

test('anybody prints the questions of a grade; the tip goes by itself after 15 seconds, by a click or by Escape', async ({
  page,
}) => {
  // The clock stands still while the page opens, so that its fifteen seconds begin with the tip.
  await page.clock.install({ time: '2026-02-01T09:00:00Z' });
  await page.clock.pauseAt('2026-02-01T09:01:00Z');
  await page.goto('/games/print/4');
  const tip = page.getByRole('dialog', { name: paperTip.title });
  await expect(tip).toBeVisible();
  await page.clock.runFor(14_999);
  await expect(tip).toBeVisible();
  await page.clock.runFor(1);
  await expect(tip).toBeHidden();
  await page.clock.resume();
  await page.reload();
  await expect(tip).toBeVisible();
  await expectAccessible(page);
  await page.mouse.click(5, 5);
  await expect(tip).toBeHidden();
  await expect(page.getByRole('article')).toBeVisible();
  await expectAccessible(page);

  const questions = page.getByRole('article').getByRole('list').first().locator('> li');
  await expect(questions).toHaveCount(writtenQuestions(4).length);
  await expect(questions.nth(1)).toContainText('الحديث، سهل، ٤ نقاط');
  await expect(questions.nth(1)).toContainText('التصحيح: من آداب الطعام أن آكل مما أمامي في الإناء المشترك.');
  const right = questions.nth(1).getByRole('listitem').filter({ hasText: questionSheet.right });
  await expect(right).toHaveText(/^خطأ/u);

  await page.getByLabel(questionSheet.answered.without).check();
  await expect(right).toHaveCount(0);
  await expect(questions.nth(1)).not.toContainText(questionSheet.correction);
  await expect(page.getByRole('article').locator('li svg')).toHaveCount(0);
  await expect(page.getByText(questionSheet.name)).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
});

test('on paper there is no bar and no tip, and every grade has eighteen questions on an A4 page, and none is cut', async ({
  page,
}) => {
  for (const grade of [4, 5, 6]) {
    await page.goto(`/games/print/${grade}`);
    await expect(page.getByRole('article')).toBeVisible();
    const pages = await pagesOf(page);
    const questions = await page.getByRole('article').getByRole('list').first().locator('> li').count();
    expect(pages.length).toBeLessThanOrEqual(Math.floor(questions / 18));
    expect(new Set(pages)).toEqual(new Set([A4]));
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('banner').first()).toBeHidden();
  // Columns as high as paper break where pages do; a question that is cut stands in two pieces.
  const list = page.getByRole('article').getByRole('list').first();
  const cut = () =>
    list.locator('> li').evaluateAll((items) => items.filter((item) => item.getClientRects().length > 1).length);
  await list.evaluate((columns: HTMLElement) =>
    Object.assign(columns.style, { blockSize: '279mm', columnFill: 'auto' }),
  );
  expect(await cut()).toBe(0);
  await list.locator('> li').evaluateAll((items: HTMLElement[]) => {
    for (const item of items) item.style.breakInside = 'auto';
  });
  expect(await cut()).toBeGreaterThan(0);
});

const ASKED = {
  subject: 'Fiqh',
  type: 'choice',
  options: ['الأول', 'الثاني'],
  answer: 1,
  difficulty: 'easy',
  points: 3,
  source: 'الدرس',
  correction: null,
  explanation: null,
  attempts: 10,
};
const FALSE = { type: 'truefalse', options: [], correction: 'هذا هو الصواب.' };

test('a pupil sees the hardest questions of each grade, marked by more than colour, and practises them', async ({
  page,
  student,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterCalmly(page, student);
  // Three questions as a week of playing would leave them.
  await page.route('**/api/questions/hardest?grade=5', (route) =>
    route.fulfill({
      json: {
        grade: 5,
        questions: [
          { ...ASKED, id: 1, number: 9, text: 'سؤال صعب', correctAnswers: 4, successRate: 40 },
          { ...ASKED, id: 2, number: 3, ...FALSE, text: 'سؤال متوسط', correctAnswers: 6, successRate: 60 },
          { ...ASKED, id: 3, number: 1, text: 'سؤال سهل', correctAnswers: 7, successRate: 70 },
        ],
      },
    }),
  );
  await page.route('**/api/questions/hardest?grade=6', (route) => route.fulfill({ json: { grade: 6, questions: [] } }));
  await page.goto('/games/difficult-test');
  await expect(page).toHaveURL(/\/educational-games\/difficult-test$/u);
  await expect(page.getByRole('tab', { name: gradeNames[student.grade] })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: gradeNames[5] }).click();
  const heads = [hardest.text, hardest.number, hardest.attempts, hardest.correct, hardest.rate];
  await expect(page.getByRole('columnheader')).toHaveText(heads);
  const row = (text: string) => page.getByRole('row').filter({ hasText: text });
  await expect(row('سؤال صعب').getByRole('cell')).toHaveText(['٩', '١٠', '٤', `٤٠٪${rateWords.red}`]);
  await expect(row('سؤال متوسط')).toContainText(rateWords.orange);
  await expect(row('سؤال سهل')).toContainText(rateWords.green);
  await expect(page.locator('[data-hard=true]')).toHaveCount(2);
  // No question without what is right, and no false sentence without its correction.
  await expect(row('سؤال صعب').getByRole('rowheader')).toContainText('الثاني');
  await expect(row('سؤال متوسط').getByRole('rowheader')).toContainText(`${hardest.isFalse} هذا هو الصواب.`);
  await expectAccessible(page);
  await page.getByRole('link', { name: hardest.practiseThese }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('سؤال صعب');
  await page.getByRole('button', { name: 'الثاني' }).click();
  await page.getByRole('button', { name: 'السؤال التالي' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('سؤال متوسط');
  await page.getByRole('button', { name: 'صح' }).click();
  // «صح» that was wrong stays «صح», with a word on whose it is.
  await expect(page.locator('[data-mark=wrong]')).toHaveText(/^إجابتكصح/u);
  await expect(page.locator('[data-mark=wrong] svg')).toHaveCount(0);
  await expect(page.locator('[data-mark=right]')).toHaveText(/^الصحيحةخطأ/u);
  await expectAccessible(page);
  await page.getByRole('link', { name: hardest.toList }).click();
  await page.getByRole('tab', { name: gradeNames[6] }).click();
  await expect(page.getByText(hardest.empty)).toBeVisible();
  await page.reload();
  await expect(page.getByText(hardest.empty)).toBeVisible();
  await page.getByRole('link', { name: hardest.back }).click();
  await expect(page).toHaveURL(/\/educational-games\/practice$/u);
});
