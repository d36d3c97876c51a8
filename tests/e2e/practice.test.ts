import type { Page } from '@playwright/test';
import { clockText } from '#strings/clock';
import { result } from '#strings/practice/pupil';
import type { PracticeSession } from '#wire/practice';
import { enterCalmly, expect, expectAccessible } from './fixtures.ts';
import {
  answer,
  answerByDigit,
  countIn,
  isAsked,
  optionsOf,
  resultOf,
  scoreOf,
  test,
  timerOf,
  watchTimer,
} from './game-table.ts';

/** As anybody can who has a page open and its developer tools. */
const write = (page: Page, entries: Readonly<Record<string, string>>): Promise<void> =>
  page.evaluate((each) => void Object.assign(localStorage, each), entries);

const RACES = [
  { minutes: 1, name: 'دقيقة', title: 'سباق الدقيقة' },
  { minutes: 2, name: 'دقيقتان', title: 'سباق الدقيقتين' },
  { minutes: 3, name: '٣ دقائق', title: 'سباق الدقائق الثلاث' },
] as const;

/** Answers, and lets both sides know of it before the clocks move on. */
const answerAndSend = async (page: Page, session: PracticeSession, isRight: boolean): Promise<void> => {
  const stored = page.waitForResponse('**/answers');
  await answer(page, session, isRight);
  await (await stored).finished();
};

for (const { minutes, name, title } of RACES)
  test(`the race of ${minutes} min runs by the second, and what is saved is what was shown`, async ({
    page,
    table,
    clocked,
  }) => {
    await table.sit();
    const session = await table.start(name);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(timerOf(page)).toHaveText(clockText(minutes * 60));
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await expect(page.getByRole('button', { name: 'كتم الأصوات' })).toBeInViewport();
    const start = await page.evaluate(() => Date.now());
    const seenTimes = await watchTimer(page);
    const praise = page.locator('[data-praise]');
    // One point each, whatever the question is worth in a review.
    await expect(page.getByText(/^\S+ (?:نقاط|نقطة)$/u)).toHaveCount(0);
    const revealed = optionsOf(page).locator('[data-mark=right]');

    await answerAndSend(page, session, true);
    await expect(praise).toHaveText('أحسنت!+١ نقطة');
    await table.step(799);
    await expect(praise).toBeVisible();
    await table.step(1);
    await expect(praise).toHaveCount(0);
    await table.step(699);
    await expect(revealed).toHaveCount(1);
    await table.step(1);
    await expect(revealed).toHaveCount(0);
    await answerAndSend(page, session, false);
    await expect(optionsOf(page).locator('[data-mark=wrong]')).toHaveCount(1);
    await table.step(2499);
    await expect(revealed).toHaveCount(1);
    await table.step(1);
    await expect(revealed).toHaveCount(0);

    let shown = 1;
    for (let left = minutes * 60 - 4; left > 10; left -= 5) {
      const isRight = left % 3 !== 0;
      await answerAndSend(page, session, isRight);
      shown += isRight ? 1 : 0;
      await expect(scoreOf(page)).toHaveAttribute('data-score', String(shown));
      await table.step(5000);
    }
    await answerAndSend(page, session, true);
    shown += 1;
    // Said also while feedback stands on the screen.
    await expect(page.getByText('بقيت ١٠ ثوانٍ')).toBeAttached();
    await table.step(start + minutes * 60_000 - 1 - (await page.evaluate(() => Date.now())));
    await expect(timerOf(page)).toHaveText(clockText(1));
    await expect(resultOf(page)).toHaveCount(0);
    await table.step(1);
    await expect(resultOf(page).getByText('أول محاولة لك!')).toBeVisible();

    const bySecond = Array.from({ length: minutes * 60 }, (_, passed) => [
      start + (passed + 1) * 1000,
      clockText(minutes * 60 - passed - 1),
    ]);
    expect(await seenTimes()).toEqual(bySecond);
    const saved = await clocked.db
      .selectFrom('practice_scores')
      .selectAll()
      .where('studentId', '=', table.player.studentId)
      .executeTakeFirstOrThrow();
    expect(saved).toMatchObject({ score: shown, timeMinutes: minutes, mode: 'timed', seconds: minutes * 60 });
    await expect(resultOf(page).getByText('نقاطك').locator('..').locator('.sr-only')).toHaveText(
      saved.score.toLocaleString('ar-SA-u-nu-arab'),
    );
  });

test('feedback stands on the screen while its answer is still on the way', async ({ page, table }) => {
  await table.sit();
  const session = await table.start('دقيقة');
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  let sent = 0;
  await page.route('**/answers', async (route) => {
    sent += 1;
    await gate;
    await route.continue();
  });
  const asked = page.waitForRequest('**/answers');
  await answer(page, session, true);
  await asked;
  await expect(optionsOf(page).locator('[data-mark=right]')).toBeVisible();
  await expect(page.locator('[data-praise]')).toContainText('أحسنت!');
  await expect(scoreOf(page)).toHaveAttribute('data-score', '1');
  await table.step(1500);
  await page.keyboard.press('Escape');
  const ending = page.getByRole('dialog', { name: 'هل تريد إنهاء اللعبة؟' });
  await expect(ending).toContainText('ستُحفظ نقاطك في ساحة التحدي.');
  await ending.getByRole('button', { name: 'لا، أريد المواصلة' }).click();
  await answer(page, session, false);
  await expect(optionsOf(page).locator('[data-mark=wrong]')).toBeVisible();
  expect(sent).toBe(1);
  const second = page.waitForRequest('**/answers');
  open();
  expect((await second).postDataJSON()).toMatchObject({ from: 2 });
  await (await (await second).response())?.finished();

  let save = () => {};
  const saveGate = new Promise<void>((resolve) => {
    save = resolve;
  });
  await page.route('**/finish', async (route) => {
    await saveGate;
    await route.continue();
  });
  await table.step(60_000);
  await expect(resultOf(page).getByRole('button', { name: 'العب مرة أخرى' })).toBeDisabled();
  await page.keyboard.press('Escape');
  save();
  await expect(resultOf(page).getByText('أول محاولة لك!')).toBeVisible();
  await resultOf(page).getByRole('button', { name: 'لعبة أخرى' }).click();
  await expect(page.getByRole('button', { name: 'ابدأ' })).toBeEnabled();
});

test('a network lost in mid-race: the game goes on, nothing is lost, and the result is saved when it is back', async ({
  page,
  context,
  table,
  clocked,
}) => {
  await table.sit();
  const session = await table.start('دقيقة');
  await answer(page, session, true);
  await table.step(1500);
  // The way out of a game comes with its beginning, and this one is over in a second.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  for (const isRight of [true, false, true]) {
    await answer(page, session, isRight);
    await table.step(2500);
  }
  await expect(page.getByText('سنحفظ إجاباتك حين يعود الاتصال')).toBeVisible();
  await expect(scoreOf(page)).toHaveAttribute('data-score', '3');
  await table.step(60_000);
  await expect(resultOf(page).getByText('لم تُحفظ نتيجتك بعد')).toBeVisible();
  const scores = () =>
    clocked.db.selectFrom('practice_scores').selectAll().where('studentId', '=', table.player.studentId).execute();
  expect(await scores()).toEqual([]);
  // Leaving and coming back by what the page still knows takes nothing away.
  await resultOf(page).getByRole('button', { name: 'ارجع إلى الألعاب' }).click();
  await page.getByRole('link', { name: /أكمل محاولتك/u }).click();
  await expect(resultOf(page).getByText('لم تُحفظ نتيجتك بعد')).toBeVisible();
  await expect(page.getByText('انتهت محاولتك السابقة')).toHaveCount(0);
  await context.setOffline(false);
  await expect(resultOf(page).getByText('أول محاولة لك!')).toBeVisible();
  await expect(resultOf(page).getByText('فلم تصل كل إجاباتك في وقتها إلى ساحة التحدي')).toBeVisible();
  expect(await scores()).toMatchObject([{ score: 3, totalQuestions: 4, correctAnswers: 3, accuracy: 75 }]);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /waiting practice/u.test(key)))).toEqual(
    [],
  );
});

test('what another pupil writes on the device in one’s name is neither shown nor sent, and one’s own is, in the next session too', async ({
  page,
  table,
  clocked,
}) => {
  const classmate = await clocked.enrol('راشد جليس الرقم الأخير');
  await table.sit();
  const session = await table.start('مراجعة', '١٠');
  await answerAndSend(page, session, true);
  await table.step(1500);
  const score = await scoreOf(page).getAttribute('data-score');
  // The second one stays on the device.
  await page.route('**/answers', (route) => route.abort());
  await answer(page, session, true);
  await page.clock.resume();
  const name = `himma-waiting practice pupil-${table.player.studentId} ${session.id}`;
  const own = await page.evaluate((each) => localStorage.getItem(each) ?? '', name);
  expect(own).not.toMatch(/answers|questionId|"/u);
  const storedAnswers = async () => (await (await page.request.get('/api/student/practice')).json()).session.answers;
  const [stored, ...more] = await storedAnswers();
  expect(more).toEqual([]);

  // A page that stands would be loaded anew in the session of whoever is inside next, and one that is left sends what waits.
  await page.context().clearCookies();
  await page.goto('about:blank');
  await enterCalmly(page, classmate);
  await page.goto('/educational-games');
  const asked = session.questions.find(({ id }) => id !== stored.questionId);
  const answers = [stored, { questionId: asked?.id, choice: asked?.answer, at: stored.at + 1500 }];
  const plain = JSON.stringify({ studentId: table.player.studentId, answers, isEnded: true });
  const elsewhere = name.replace(/\d+$/u, String(session.id + 1));
  await write(page, { [name]: plain, [elsewhere]: own });
  await page.unroute('**/answers');

  await page.goto('about:blank');
  await enterCalmly(page, table.player);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/practice/')) sent.push(new URL(request.url()).pathname);
  });
  await page.goto('/educational-games/practice');
  await isAsked(page);
  await expect(scoreOf(page)).toHaveAttribute('data-score', score ?? '');
  const waiting = () => page.evaluate(() => Object.keys(localStorage).filter((each) => /waiting/u.test(each)));
  await expect.poll(waiting).toEqual([]);
  // Another window of the same browser writes while the game stands there.
  const other = await page.context().newPage();
  await other.goto('/privacy');
  const read = page.waitForResponse(`**/practice/sessions/${session.id}`);
  await write(other, { [name]: plain });
  await (await read).finished();
  await expect(scoreOf(page)).toHaveAttribute('data-score', score ?? '');
  await expect(resultOf(page)).toHaveCount(0);
  await expect(page.getByText('انتهت محاولتك السابقة')).toHaveCount(0);
  expect(sent).toEqual([]);
  expect(await storedAnswers()).toEqual([stored]);

  await write(other, { [name]: own });
  await expect.poll(async () => (await storedAnswers()).length).toBe(2);
  await other.close();
});

test('a review by keyboard: reload, reading on, the end-game dialog, and the result', async ({
  page,
  table,
  clocked,
}) => {
  const axe = async () => {
    clocked.forward(60_000);
    await page.clock.resume();
    await expectAccessible(page);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  };
  await table.sit();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'كل الألعاب' }).click();
  await page.getByRole('link', { name: 'اختر لعبة أخرى' }).click();
  const session = await table.start('مراجعة', '١٠');
  await axe();

  await expect(page.getByText(/^\S+ (?:نقاط|نقطة)$/u)).toHaveCount(1);
  await answerByDigit(page, session, false);
  await expect(page.getByText('إجابة خاطئة', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'توقّف لأقرأ' }).click();
  await axe();
  await table.step(20_000);
  await expect(optionsOf(page).locator('[data-mark=wrong]')).toBeVisible();
  await page.getByRole('button', { name: 'السؤال التالي' }).click();
  await isAsked(page);

  const heading = page.getByRole('heading', { level: 2 });
  await expect(heading).toBeFocused();
  const counts = page.getByRole('definition');
  await page.keyboard.press('2');
  await expect(optionsOf(page).locator('[data-mark=right]')).toBeVisible();
  await table.step(2500);
  await isAsked(page);
  await expect(heading).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await expect(optionsOf(page).getByRole('button').nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await table.step(2500);
  await isAsked(page);
  const before = { question: await heading.innerText(), counts: await counts.allInnerTexts() };

  await page.clock.resume();
  await page.reload();
  await expect(optionsOf(page)).toBeVisible();
  expect({ question: await heading.innerText(), counts: await counts.allInnerTexts() }).toEqual(before);

  await page.keyboard.press('Escape');
  const ending = page.getByRole('dialog', { name: 'هل تريد إنهاء اللعبة؟' });
  await expect(ending).toContainText('ستُحفظ نقاطك في ساحة التحدي، ولن تُسأل عما بقي.');
  await expectAccessible(page);
  await ending.getByRole('button', { name: 'لا، أريد المواصلة' }).click();
  await expect(ending).toHaveCount(0);
  await page.goBack();
  await ending.getByRole('button', { name: 'نعم، مليت وأريد الخروج' }).click();
  for (const said of ['تفاصيل المحاولة', 'أسئلة تعلّمت منها', 'لتصعد أعلى', 'كل إجاباتك بالترتيب'])
    await expect(resultOf(page).getByText(said)).toBeVisible();
  await resultOf(page).getByText('كل إجاباتك بالترتيب').click();
  await expect(resultOf(page).getByText('المحاولة ١').first()).toBeVisible();
  await expectAccessible(page);
  await resultOf(page).getByRole('button', { name: 'العب مرة أخرى' }).click();
  await expect(optionsOf(page)).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveJSProperty('max', 10);
});

test('two taps from the first screen to a question; a streak, the place in the arena, and once more at once', async ({
  page,
  table,
  clocked,
}) => {
  await enterCalmly(page, table.player);
  await page.clock.install({ time: clocked.now() });
  await page.goto('/student/dashboard');
  const games = page.getByRole('navigation').getByRole('link', { name: 'الألعاب' });
  await expect(games).toBeVisible();
  await games.click();
  const play = page.getByRole('link', { name: 'هيّا: سباق الدقيقة' });
  await expect(play).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  await play.click();
  const opened = page.waitForResponse('**/api/student/practice/sessions');
  await countIn(page);
  const session = await (await opened).json();
  await expect(optionsOf(page)).toBeVisible();
  // A reload goes on with the game, and does not ask for another.
  await expect(page).toHaveURL(/\/educational-games\/practice$/u);

  await answerAndSend(page, session, true);
  await expect(page.getByText('إجابتان متتاليتان')).toHaveCount(0);
  await table.step(1500);
  await answerAndSend(page, session, true);
  await expect(page.getByText('إجابتان متتاليتان')).toBeVisible();
  await table.step(1500);
  await answerAndSend(page, session, false);
  await expect(page.getByText('إجابتان متتاليتان')).toHaveCount(0);
  const saved = page.waitForResponse('**/finish');
  await table.step(60_000);
  await (await saved).finished();
  const { own } = await (await page.request.get('/api/student/practice/arena?tab=race1')).json();
  await expect(resultOf(page).getByText(result.newPlace('سباق الدقيقة', own.rank), { exact: true })).toBeVisible();
  await expect(resultOf(page).getByRole('button').nth(1)).toHaveText('العب مرة أخرى');
  await resultOf(page).getByRole('button', { name: 'العب مرة أخرى' }).click();
  await countIn(page);
  await expect(optionsOf(page)).toBeVisible();
  await expect(timerOf(page)).toHaveText(clockText(60));
});

test('whoever thinks better of it while it counts has begun nothing', async ({ page, table }) => {
  await table.sit();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  let opened = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/practice/sessions')) opened += 1;
  });
  await page.getByRole('button', { name: 'ابدأ' }).click();
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(page.getByRole('button', { name: 'ابدأ' })).toBeEnabled();
  await page.clock.runFor(10_000);
  expect(opened).toBe(0);
});

test('two windows of one game: the other follows, and on another device it goes on with a word', async ({
  page,
  context,
  table,
  farPage,
}) => {
  await table.sit();
  const session = await table.start('دقيقة');
  const other = await context.newPage();
  await other.goto('/educational-games/practice');
  await farPage.goto('/educational-games/practice');
  await expect(optionsOf(farPage)).toBeVisible();
  // The clock of this device stands still, and with it whatever the new window waits for.
  await expect(async () => {
    await table.step(20);
    await expect(optionsOf(other)).toBeVisible({ timeout: 200 });
  }).toPass();

  await page.bringToFront();
  await answer(page, session, true);
  await expect(scoreOf(other)).toHaveAttribute('data-score', '1');
  await table.step(3000);
  await answer(farPage, session, false);
  await expect(farPage.getByText('أجبت في نافذة أخرى، فأكملنا من هناك.')).toBeVisible();
  await expect(scoreOf(farPage)).toHaveAttribute('data-score', '1');
});

test('the own name alone: another’s name or grade is refused at once, and without a contest there is only the way out', async ({
  page,
  table,
  clocked,
}) => {
  const classmate = await clocked.enrol('نوّاف بن ناجي الزهراني');
  await enterCalmly(page, table.player);
  await page.goto('/games');
  await expect(page).toHaveURL(/\/educational-games$/u);
  await expect(page.getByRole('link', { name: /سباق الأسئلة/u })).toHaveAttribute(
    'href',
    '/educational-games/quiz-race',
  );
  await expect(page.getByText('الجائزة: ١٠٠ عملة للأول في سباق الدقيقة')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/student/practice');
  await expect(page).toHaveURL(/\/educational-games\/practice$/u);
  await expect(page.getByRole('note')).toHaveText(/يمكنك طباعة الأسئلة.*هذه الصفحة قيد التطوير/u);
  await expect(page.getByRole('button', { name: 'ابدأ' })).toBeEnabled();
  await page.getByRole('button', { name: 'غيّر' }).click();
  await expect(page.getByRole('button', { name: 'ابدأ' })).toBeDisabled();

  let opened = 0;
  await page.route('**/practice/sessions', (route) => {
    opened += 1;
    return route.continue();
  });
  await page.getByText('الصف الرابع', { exact: true }).first().click();
  await expect(page.getByRole('alert')).toHaveText('لا يُسمح باللعب في صف غير صفّك');
  await page.getByText('الصف الخامس', { exact: true }).first().click();
  const names = page.getByRole('list', { name: 'أسماء الصف' }).getByRole('button');
  await expect(names.first()).toHaveText(/^سلمان/u);
  await page.getByRole('searchbox', { name: 'ابحث عن اسمك' }).fill('نواف');
  await expect(names).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'ابحث عن اسمك' }).fill('Nawaf');
  await expect(names).toHaveText(['نوّاف']);
  await names.click();
  await expect(page.getByRole('alert')).toHaveText('لا يُسمح باللعب باسم طالب آخر');
  const forged = await page.request.post('/api/student/practice/sessions', {
    data: { requestKey: crypto.randomUUID(), studentId: classmate.studentId, grade: 5, mode: 'timed', minutes: 1 },
  });
  expect(forged.status()).toBe(403);
  await expect(page.getByRole('button', { name: 'ابدأ' })).toBeDisabled();
  expect(opened).toBe(0);

  await clocked.db
    .updateTable('contests')
    .set({ endsAt: new Date(clocked.now()).toISOString() })
    .execute();
  await page.goto('/educational-games');
  await expect(page.getByRole('link', { name: /مغلق.*تدرب على الاختبار/u })).toHaveAttribute(
    'href',
    '/student/practice-results',
  );
  await page.goto('/educational-games/practice');
  await expect(page.getByRole('heading', { name: 'انتهى وقت التدريب' })).toBeVisible();
  await expect(page.getByText('المراجعة، وسباق الدقيقتين، وسباق الدقائق الثلاث')).toBeVisible();
  await expect(page.getByText('نعتذر عن خلل سابق في السباق مع الزمن')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expectAccessible(page);

  const { email, password } = await clocked.hire();
  await page.request.post('/api/login/staff', { data: { email, password } });
  await page.request.post(`/api/admin/students/${table.player.studentId}/enter`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'انتهى وقت التدريب' })).toBeVisible();
  await expect(page.getByText(`أنت داخل بحساب الطالب: ${table.player.name}`)).toBeVisible();
  await page.getByRole('button', { name: 'العودة إلى الإدارة' }).click();
  await expect(page).toHaveURL(/\/admin\//u);
  const until = new Date(clocked.now() + 48 * 60 * 60 * 1000).toISOString();
  await clocked.db.updateTable('contests').set({ endsAt: until }).execute();
});
