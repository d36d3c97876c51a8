import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { readRaceContent } from '#server/race/service';
import { questionText } from '#strings/question-text';
import { startClocked } from '../support/clocked-product.ts';
import { startFlakyNetwork } from '../support/flaky-network.ts';
import type { DemoStudent } from '../support/product.ts';
import { enterCalmly, expect, expectAccessible, test } from './fixtures.ts';

const RACE = '/educational-games/quiz-race';

const optionsOf = (page: Page) => page.getByRole('list', { name: 'الخيارات' }).getByRole('button');
const openOptions = (page: Page) => page.locator('[data-mark=open]');
const scoreOf = (page: Page, who: 'you' | 'other') => page.locator(`[data-score-of=${who}]`);
const stripOf = (page: Page) => page.locator('[data-strip]');

/** The right option to each question, as people read them. */
const readKey = async (): Promise<ReadonlyMap<string, string>> => {
  const content = await readRaceContent();
  return new Map(
    content.flatMap(({ questions }) =>
      questions.map(({ text, options, answer }) => [questionText(text), questionText(options[answer] ?? '')] as const),
    ),
  );
};

/** Answers the question on the screen, rightly or not. */
const answer = async (page: Page, key: ReadonlyMap<string, string>, isRight: boolean): Promise<void> => {
  await expect(openOptions(page)).toHaveCount(4);
  const right = key.get(await page.getByRole('heading', { level: 2 }).innerText());
  const shown = await optionsOf(page).allInnerTexts();
  const place = shown.findIndex((text) => text.split('\n').at(-1) === right);
  expect(place).toBeGreaterThanOrEqual(0);
  await optionsOf(page)
    .nth(isRight ? place : (place + 1) % shown.length)
    .click();
};

const enrol = async (office: APIRequestContext, name: string): Promise<DemoStudent> => {
  const added = await office.post('/api/admin/students', { data: { name, grade: 6 } });
  const { id, grade } = await added.json();
  const card = await (await office.post(`/api/admin/students/${id}/credentials`)).json();
  return { studentId: id, name, grade, loginId: card.loginId, password: card.password };
};

const sitDown = async (chrome: Browser, baseURL: string, pupil: DemoStudent, width = 390): Promise<Page> => {
  const context = await chrome.newContext({
    baseURL,
    locale: 'ar-SA',
    viewport: { width, height: width > 390 ? 900 : 844 },
  });
  const page = await context.newPage();
  await enterCalmly(page, pupil);
  await page.goto(RACE);
  return page;
};

test('two pupils race to the end; one loses the network twice, the other leaves and reloads, and nothing is lost', async ({
  chrome,
  product,
  office,
}) => {
  test.slow();
  const key = await readKey();
  const network = await startFlakyNetwork(product.url);
  const steady = await sitDown(chrome, product.url, await enrol(office, 'راجح ناصر سالم المتسابق'));
  await expect(steady.getByRole('timer', { name: 'وقت البحث' })).toBeVisible();
  await expect(steady.getByText('اللاعبون: ١ من ٢')).toBeVisible();
  await steady.getByRole('button', { name: 'سهل' }).click();
  await expect(steady.getByRole('button', { name: 'سهل' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(steady);
  const flaky = await sitDown(chrome, network.url, await enrol(office, 'سهيل فهد عامر المتسابق'), 1440);
  await flaky.getByRole('button', { name: 'سهل' }).click();

  await expect(steady.getByText('وجدنا لاعبَين!', { exact: true })).toBeVisible();
  await expect(steady.getByRole('list', { name: 'اللاعبون' }).getByText('سهيل')).toBeVisible();
  await expect(steady.getByText('انطلق!')).toBeVisible();
  await expect(steady.getByText('انطلق!')).toHaveCount(0);
  await expect(openOptions(steady)).toHaveCount(4);
  const fits = () =>
    document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth;
  expect(await steady.evaluate(fits)).toBe(true);
  expect(await flaky.evaluate(fits)).toBe(true);
  await expectAccessible(steady);

  await answer(flaky, key, true);
  await expect(scoreOf(steady, 'other')).toHaveText('١٠٪');
  await expect(openOptions(flaky)).toHaveCount(4);
  // Cut before the answer can leave: it is sent when the network is back.
  network.cut();
  await answer(flaky, key, true);
  await expect(stripOf(flaky)).toHaveText('نعيد الاتصال، وسباقك محفوظ.');
  await expect(scoreOf(steady, 'other')).toContainText('ثاني');
  await answer(steady, key, false);
  await expect(stripOf(steady)).toHaveText('إجابة خاطئة');
  network.mend();
  await expect(scoreOf(flaky, 'you')).toHaveText('٢٠٪');
  await expect(scoreOf(steady, 'other')).toHaveText('٢٠٪');

  await answer(steady, key, true);
  await expect(scoreOf(flaky, 'other')).toHaveText('١٠٪');
  await steady.getByRole('link', { name: 'اخرج من السباق' }).click();
  await steady.getByRole('button', { name: 'عُد إلى السباق' }).click();
  await answer(flaky, key, true);
  await expect(scoreOf(steady, 'other')).toHaveText('٣٠٪');
  await steady.reload();
  await expect(scoreOf(steady, 'you')).toHaveText('١٠٪');

  await expect(openOptions(flaky)).toHaveCount(4);
  network.cut();
  await expect(stripOf(flaky)).toHaveText('نعيد الاتصال، وسباقك محفوظ.');
  await answer(steady, key, true);
  network.mend();
  await expect(stripOf(flaky)).not.toHaveText('نعيد الاتصال، وسباقك محفوظ.');
  await expect(scoreOf(flaky, 'other')).toHaveText('٢٠٪');
  for (let step = 4; step <= 10; step += 1) {
    await answer(flaky, key, true);
    if (step < 10) await expect(scoreOf(flaky, 'you')).toHaveText(`${(step * 10).toLocaleString('ar-SA-u-nu-arab')}٪`);
  }

  await expect(flaky.getByRole('heading', { level: 1, name: 'فوز بلا أي خطأ!' })).toBeVisible();
  await expect(steady.getByRole('heading', { level: 1, name: 'سباق جميل!' })).toBeVisible();
  for (const page of [flaky, steady]) await expect(page.getByText('تم حفظ النتيجة بنجاح!')).toBeVisible();
  await expect(flaky.getByText('١٠ صحيحة من ١٠')).toBeVisible();
  await expect(flaky.getByText('٢ صحيحة من ٣')).toBeVisible();
  await expect(steady.locator('[data-final=you] .sr-only')).toHaveText('٢٠');
  await expect(steady.locator('[data-final=other] .sr-only')).toHaveText('١٠٠');
  await expectAccessible(steady);
  await steady.reload();
  await expect(steady.getByRole('heading', { level: 1, name: 'سباق جميل!' })).toBeVisible();
  await steady.getByRole('button', { name: 'العب مرة أخرى' }).click();
  await expect(steady.getByText('اللاعبون: ١ من ٢')).toBeVisible();
  for (const page of [flaky, steady]) await page.context().close();
  await network.stop();
});

test('a second window says that the pupil is playing already, and takes over when the first is closed', async ({
  chrome,
  product,
  office,
}) => {
  const first = await sitDown(chrome, product.url, await enrol(office, 'نبيل عادل مازن المتسابق'));
  await expect(first.getByText('اللاعبون: ١ من ٢')).toBeVisible();
  const second = await first.context().newPage();
  await second.goto(RACE);
  const alert = second.getByRole('alert');
  await expect(alert).toContainText('حدث خطأ');
  await expect(alert).toContainText('أنت تلعب بالفعل في نافذة أخرى. يرجى إغلاق النوافذ الأخرى وإعادة تحميل الصفحة.');
  await expect(alert).toContainText('سنعيد تحميل الصفحة بعد');
  await expectAccessible(second);
  await first.close();
  await expect(second.getByText('اللاعبون: ١ من ٢')).toBeVisible();
  // Ended elsewhere: the page is led out as every other.
  await second.request.post('/api/logout');
  await second.getByRole('button', { name: 'صعب' }).click();
  await expect(second).toHaveURL(/\/login\?from=/u);
  await second.context().close();
});

test('whoever does not come back within thirty seconds leaves the race to the other', async ({ chrome }) => {
  const clocked = await startClocked();
  const staying = await sitDown(chrome, clocked.url, await clocked.enrol('ماهر كريم وائل المتسابق'));
  await expect(staying.getByText('اللاعبون: ١ من ٢')).toBeVisible();
  const leaving = await sitDown(chrome, clocked.url, await clocked.enrol('أنس باسم نجم المتسابق'));
  await expect(leaving.getByText('وجدنا لاعبَين!', { exact: true })).toBeVisible();
  clocked.forward(3000);
  await expect(openOptions(leaving)).toHaveCount(4);
  await leaving.getByRole('link', { name: 'اخرج من السباق' }).click();
  await expect(scoreOf(staying, 'other')).toHaveText('٣٠ ثانية');
  clocked.forward(30_000);
  await expect(staying.getByRole('heading', { level: 1, name: 'فزت بالسباق!' })).toBeVisible();
  await expect(staying.getByText('خرج أنس ولم يعد خلال ٣٠ ثانية.')).toBeVisible();
  await leaving.goto(RACE);
  await expect(leaving.getByRole('heading', { level: 1, name: 'انتهى السباق وأنت غائب' })).toBeVisible();
  for (const page of [staying, leaving]) await page.context().close();
  await clocked.stop();
});
