import { startClocked } from '#tests/clocked-product';
import { startFlakyNetwork } from '#tests/flaky-network';
import { expect, expectAccessible, test } from './fixtures.ts';
import {
  answer,
  enrol,
  keyOf,
  misfits,
  openOptions,
  RACE,
  readQuestions,
  scoreOf,
  sitDown,
  stripOf,
} from './racing.ts';

// What moves here is looked at as it moves.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('two pupils race to the end; one loses the network twice, the other a word, leaves and reloads: nothing is lost', async ({
  chrome,
  product,
  office,
}) => {
  const questions = await readQuestions(office);
  const key = keyOf(questions);
  const network = await startFlakyNetwork(product.url);
  const steady = await sitDown(chrome, product.url, await enrol(office, 'راجح ناصر سالم المتسابق'), {
    loses: 'game_start',
  });
  await expect(steady.getByRole('timer', { name: 'وقت البحث' })).toBeVisible();
  await expect(steady.getByText('اللاعبون: ١ من ٢')).toBeVisible();
  await steady.getByRole('button', { name: 'سهل' }).click();
  await expect(steady.getByRole('button', { name: 'سهل' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(steady);
  const flaky = await sitDown(chrome, network.url, await enrol(office, 'سهيل فهد عامر المتسابق'), { width: 1440 });
  await flaky.getByRole('button', { name: 'سهل' }).click();

  await expect(steady.getByText('وجدنا لاعبَين!', { exact: true })).toBeVisible();
  await expect(steady.getByRole('list', { name: 'اللاعبون' }).getByText('سهيل')).toBeVisible();
  // For a second only: looked for with every frame.
  await flaky.waitForFunction((word) => document.body.innerText.includes(word), 'انطلق!');
  await answer(flaky, key, true);
  // Not told that it began: the page asks, and the start is seen all the same.
  await steady.getByText('انطلق!').waitFor();
  await expect(steady.getByText('انطلق!')).toHaveCount(0);
  await expect(scoreOf(steady, 'other')).toHaveText('١٠٪');
  for (const page of [steady, flaky]) {
    await openOptions(page).nth(3).waitFor();
    expect(await misfits(page, questions)).toEqual([]);
  }
  await expect(steady.getByRole('heading', { level: 2 })).toBeFocused();
  await Promise.all([expectAccessible(steady), answer(flaky, key, true)]);

  // Cut before the answer can leave: it is sent when the network is back.
  network.cut();
  await answer(flaky, key, true);
  await expect(stripOf(flaky)).toHaveText('نعيد الاتصال، وسباقك محفوظ.');
  await expect(scoreOf(steady, 'other')).toContainText('ثاني');
  await answer(steady, key, false);
  await expect(stripOf(steady)).toHaveText('إجابة خاطئة');
  network.mend();
  await expect(scoreOf(flaky, 'you')).toHaveText('٣٠٪');
  await expect(scoreOf(steady, 'other')).toHaveText('٣٠٪');

  await openOptions(flaky).nth(3).waitFor();
  network.cut();
  await answer(steady, key, true);
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
  const goOn = async (times: number): Promise<void> => {
    for (let time = 0; time < times; time += 1) await answer(flaky, key, true);
  };
  await Promise.all([leaveAndReload(), goOn(2)]);
  await expect(scoreOf(steady, 'other')).toHaveText('٥٠٪');
  await goOn(5);

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
  await expect(second.getByText('اللاعبون: ١ من ٢')).toBeVisible();
  // Ended elsewhere: the page is led out as every other.
  await second.request.post('/api/logout');
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
  await leaving.getByRole('dialog').getByRole('button', { name: 'اخرج' }).click();
  await expect(scoreOf(staying, 'other')).toContainText('٣٠ ثانية');
  await expect(stripOf(staying)).toHaveText('ننتظر عودة أنس');
  clocked.forward(30_000);
  await expect(staying.getByRole('heading', { level: 1, name: 'فزت بالسباق!' })).toBeVisible();
  await expect(staying.getByText('خرج أنس ولم يعد خلال ٣٠ ثانية.')).toBeVisible();
  await leaving.goto(RACE);
  await expect(leaving.getByText('اللاعبون: ١ من ٢')).toBeVisible();
  await expect(leaving.getByText('انتهى سباقك السابق وأنت غائب، فاحتُسب لزميلك.')).toBeVisible();
  await leaving.getByRole('link', { name: 'شاهد كيف جرى' }).click();
  await expect(leaving.getByRole('heading', { level: 1 })).toHaveText('سباقك مع ماهر');
  for (const page of [staying, leaving]) await page.context().close();
  await clocked.stop();
});
