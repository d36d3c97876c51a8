import type { Page } from '@playwright/test';
import { COME_BACK_MS, START_OVERLAY_MS, STARTING_MS, VERDICT_MS } from '#domain/race/rules';
import { startFlakyNetwork } from '#tests/flaky-network';
import { expect, expectAccessible } from './fixtures.ts';
import { misfits, openOptions, RACE, scoreOf, stripOf, test } from './racing.ts';

// What moves here is looked at as it moves.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** After so long a page asks how a race stands that should have begun. */
const LATE_MS = 3000;
/** After so long the page of a second window tries again. */
const RELOAD_MS = 5000;

test('two pupils race to the end; one loses the network twice, the other a word, leaves and reloads: nothing is lost', async ({
  races,
}) => {
  const network = await startFlakyNetwork(races.url);
  const steady = await races.enter(await races.enrol('راجح ناصر سالم المتسابق'), { loses: 'game_start' });
  await steady.goto(RACE);
  await expect(steady.getByRole('timer', { name: 'وقت البحث' })).toBeVisible();
  await expect(steady.getByText('اللاعبون: ١ من ٢')).toBeVisible();
  await steady.getByRole('button', { name: 'سهل' }).click();
  await expect(steady.getByRole('button', { name: 'سهل' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(steady);
  const flaky = await races.enter(await races.enrol('سهيل فهد عامر المتسابق'), { width: 1440, url: network.url });
  await flaky.goto(RACE);
  await flaky.getByRole('button', { name: 'سهل' }).click();

  await expect(steady.getByText('وجدنا لاعبَين!', { exact: true })).toBeVisible();
  await expect(steady.getByRole('list', { name: 'اللاعبون' }).getByText('سهيل')).toBeVisible();
  await expect(flaky.getByText('وجدنا لاعبَين!', { exact: true })).toBeVisible();
  // For a second only: looked for with every frame, and before it can be there.
  const beginningOn = (page: Page) => page.waitForFunction((word) => document.body.innerText.includes(word), 'انطلق!');
  for (const page of [steady, flaky]) await page.clock.runFor(STARTING_MS);
  const flakyBegins = beginningOn(flaky);
  await races.pass(STARTING_MS);
  await flakyBegins;
  await flaky.clock.runFor(START_OVERLAY_MS);
  await races.answer(flaky, true);
  // Not told that it began: the page asks, and the start is seen all the same.
  const steadyBegins = beginningOn(steady);
  await steady.clock.runFor(LATE_MS);
  await steadyBegins;
  await steady.clock.runFor(START_OVERLAY_MS);
  await expect(steady.getByText('انطلق!')).toHaveCount(0);
  await expect(scoreOf(steady, 'other')).toHaveText('١٠٪');
  for (const page of [steady, flaky]) {
    await openOptions(page).nth(3).waitFor();
    expect(await misfits(page, races.questions)).toEqual([]);
  }
  await expect(steady.getByRole('heading', { level: 2 })).toBeFocused();
  await expectAccessible(steady);
  await races.answer(flaky, true);

  // Cut before the answer can leave: it is sent when the network is back.
  network.cut();
  await races.choose(flaky, true);
  await expect(stripOf(flaky)).toHaveText('نعيد الاتصال، وسباقك محفوظ.');
  await expect(scoreOf(steady, 'other')).toContainText('ثاني');
  await races.choose(steady, false);
  await expect(stripOf(steady)).toHaveText('إجابة خاطئة');
  network.mend();
  await expect(scoreOf(flaky, 'you')).toHaveText('٣٠٪');
  await expect(scoreOf(steady, 'other')).toHaveText('٣٠٪');

  await races.pass(VERDICT_MS, steady, flaky);
  await openOptions(flaky).nth(3).waitFor();
  network.cut();
  await races.answer(steady, true);
  await expect(scoreOf(steady, 'you')).toHaveText('١٠٪');
  await expect(stripOf(flaky)).toHaveText('نعيد الاتصال، وسباقك محفوظ.');
  network.mend();
  await expect(scoreOf(flaky, 'other')).toHaveText('١٠٪');
  const leaveAndReload = async (): Promise<void> => {
    await steady.getByRole('link', { name: 'اخرج من السباق' }).click();
    const asked = steady.getByRole('dialog', { name: 'أتخرج من السباق؟' });
    await asked.getByRole('button', { name: 'تراجع' }).click();
    await expect(openOptions(steady)).toHaveCount(4);
    await steady.getByRole('link', { name: 'اخرج من السباق' }).click();
    await asked.getByRole('button', { name: 'اخرج' }).click();
    await steady.getByRole('button', { name: 'عُد إلى السباق' }).click();
    await expect(scoreOf(steady, 'you')).toHaveText('١٠٪');
    await steady.reload();
    await expect(scoreOf(steady, 'you')).toHaveText('١٠٪');
  };
  await Promise.all([leaveAndReload(), races.climb(flaky, 2)]);
  await expect(scoreOf(steady, 'other')).toHaveText('٥٠٪');
  await races.climb(flaky, 5);

  await expect(flaky.getByRole('heading', { level: 1, name: 'فوز بلا أي خطأ!' })).toBeVisible();
  await expect(steady.getByRole('heading', { level: 1, name: 'سباق جميل!' })).toBeVisible();
  for (const page of [flaky, steady]) await expect(page.getByText('تم حفظ النتيجة بنجاح!')).toBeVisible();
  await expect(flaky.getByText('١٠ صحيحة من ١٠')).toBeVisible();
  await expect(flaky.getByText('١ صحيحة من ٢')).toBeVisible();
  await expect(steady.locator('[data-final=you] .sr-only')).toHaveText('١٠');
  await expect(steady.locator('[data-final=other] .sr-only')).toHaveText('١٠٠');
  await expectAccessible(steady);
  // What was seen is not opened again.
  await steady.goto('/educational-games');
  await steady.getByRole('link', { name: 'سباق الأسئلة' }).click();
  await expect(steady.getByText('اللاعبون: ١ من ٢')).toBeVisible();
  await flaky.close();
  await network.stop();
});

test('a second window says that the pupil is playing already, and takes over when the first is closed', async ({
  races,
}) => {
  const first = await races.enter(await races.enrol('نبيل عادل مازن المتسابق'));
  await first.goto(RACE);
  await expect(first.getByText('اللاعبون: ١ من ٢')).toBeVisible();
  const second = await first.context().newPage();
  await second.goto(RACE);
  // It reloads itself after five seconds: not before it was looked at.
  let letReload = () => {};
  const isLookedAt = new Promise<void>((resolve) => {
    letReload = resolve;
  });
  await second.route(`**${RACE}`, async (route) => {
    await isLookedAt;
    await route.continue();
  });
  const alert = second.getByRole('alert');
  await expect(alert).toContainText('حدث خطأ');
  await expect(alert).toContainText('أنت تلعب بالفعل في نافذة أخرى. يرجى إغلاق النوافذ الأخرى وإعادة تحميل الصفحة.');
  await expect(alert).toContainText('سنعيد تحميل الصفحة بعد');
  await expectAccessible(second);
  await first.close();
  letReload();
  await second.clock.runFor(RELOAD_MS);
  await expect(second.getByText('اللاعبون: ١ من ٢')).toBeVisible();
  // Ended elsewhere: the page is led out as every other.
  await second.request.post('/api/logout');
  await expect(second).toHaveURL(/\/login\?from=/u);
});

test('whoever does not come back within thirty seconds leaves the race to the other', async ({ races }) => {
  const staying = await races.enter(await races.enrol('ماهر كريم وائل المتسابق'));
  await staying.goto(RACE);
  await expect(staying.getByText('اللاعبون: ١ من ٢')).toBeVisible();
  const leaving = await races.enter(await races.enrol('أنس باسم نجم المتسابق'));
  await leaving.goto(RACE);
  await expect(leaving.getByText('وجدنا لاعبَين!', { exact: true })).toBeVisible();
  await races.begin(staying, leaving);
  await leaving.getByRole('link', { name: 'اخرج من السباق' }).click();
  await leaving.getByRole('dialog').getByRole('button', { name: 'اخرج' }).click();
  await expect(scoreOf(staying, 'other')).toContainText('٣٠ ثانية');
  await expect(stripOf(staying)).toHaveText('ننتظر عودة أنس');
  await races.pass(COME_BACK_MS);
  await expect(staying.getByRole('heading', { level: 1, name: 'فزت بالسباق!' })).toBeVisible();
  await expect(staying.getByText('خرج أنس ولم يعد خلال ٣٠ ثانية.')).toBeVisible();
  await leaving.goto(RACE);
  await expect(leaving.getByText('اللاعبون: ١ من ٢')).toBeVisible();
  await expect(leaving.getByText('انتهى سباقك السابق وأنت غائب، فاحتُسب لزميلك.')).toBeVisible();
  await leaving.getByRole('link', { name: 'شاهد كيف جرى' }).click();
  await expect(leaving.getByRole('heading', { level: 1 })).toHaveText('سباقك مع ماهر');
});
