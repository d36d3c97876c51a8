import { randomUUID } from 'node:crypto';
import { WORDS_IN_LINE } from '#domain/tracking/hearings';
import { leftBehindWords } from '#strings/left-behind';
import { trackingRefusals } from '#strings/tracking/refusals';
import { hearings, marking, search, turns } from '#strings/tracking/staff';
import { actionNames, heardWord, mistakeCount, mistakeNames, skipNames, statusNames } from '#strings/tracking/words';
import { expect, expectAccessible, loginAs, test } from './fixtures.ts';
import { actionsOf, beginHearing, cellOf, markAt, openDesk, searchButton, startReading, trackedOf } from './hearing.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

test('a pupil is found by the first letter, heard, marked with one finger on a phone, and finished', async ({
  page,
  teacher,
  freshStudent,
  office,
}) => {
  await page.setViewportSize(PHONE);
  await loginAs(page, teacher);
  await page.goto(`/admin/tracking?grade=${freshStudent.grade}`);
  await searchButton(page).click();
  const box = page.getByRole('textbox', { name: search.label });
  await box.fill(freshStudent.name);
  await page.getByRole('dialog').getByRole('button', { name: freshStudent.name }).click();
  await startReading(page);
  const actions = actionsOf(page);
  const act = (name: string) => actions.getByRole('button', { name, exact: true }).click();

  await cellOf(page, 3).click();
  await act(actionNames.incorrect);
  await act(mistakeNames.tajweed);
  await expect(cellOf(page, 3)).toHaveAttribute('data-status', 'incorrect');
  await act(actionNames.pass);
  await act(actionNames.complete);
  await expect(cellOf(page, 3)).toHaveAttribute('data-status', 'completed');
  // A rated word cannot be where the pupil stops, and offers nothing more.
  await expect(actions.getByRole('button')).toHaveCount(0);

  await cellOf(page, 5).click();
  await act(actionNames.incorrect);
  await page.getByRole('button', { name: marking.undo }).click();
  await expect(cellOf(page, 5)).toHaveAttribute('data-status', 'not_started');
  await act(actionNames.pause);
  await expect(page.getByText(marking.paused)).toBeVisible();
  await cellOf(page, 5).click();
  await expect(page.getByText(marking.pauseCleared)).toBeVisible();
  await expect(page.getByText(marking.saved)).toBeVisible();
  await expectAccessible(page);

  // A finger that rests on a word asks for its story, and marks nothing.
  const cell = await cellOf(page, 3).boundingBox();
  if (!cell) throw new Error('the word is not on the screen');
  await page.mouse.move(cell.x + cell.width / 2, cell.y + cell.height / 2);
  await page.mouse.down();
  const story = page.getByRole('dialog');
  await expect(story.getByRole('listitem')).toHaveCount(4);
  await page.mouse.up();
  await expect(story.getByRole('listitem').first()).toContainText(actionNames.complete);
  await expect(story.getByRole('listitem').nth(2)).toContainText(mistakeNames.tajweed);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: marking.finish }).click();
  await expect(page.getByText(marking.finished)).toBeVisible();
  const list = page.getByRole('region', { name: hearings.title });
  await expect(list).toContainText(mistakeCount(1));
  const { words, reading } = await trackedOf(office, freshStudent);
  expect(reading).toMatchObject({ status: 'finished', completed: 1, incorrect: 0, pausedAt: null });
  expect(words.find(({ position }) => position === 3)).toMatchObject({ attempts: 3, incorrectAttempts: 1 });

  // The search keeps who was heard at hand, and finds by a Latin letter.
  await searchButton(page).click();
  await expect(page.getByRole('region', { name: search.recent })).toContainText(freshStudent.name);
  await box.fill('ققق');
  await expect(page.getByText(search.nobody)).toBeVisible();
});

test('by keyboard alone, twelve words to a line, and what cannot be is told', async ({
  page,
  teacher,
  freshStudent,
}) => {
  await page.setViewportSize(DESK);
  await loginAs(page, teacher);
  await openDesk(page, freshStudent);
  await startReading(page);
  const tops = await page
    .locator('[data-position]')
    .evaluateAll(
      (cells, inLine) => cells.slice(0, 2 * inLine).map((cell) => Math.round(cell.getBoundingClientRect().bottom)),
      WORDS_IN_LINE,
    );
  expect(new Set(tops.slice(0, WORDS_IN_LINE)).size).toBe(1);
  expect(tops[WORDS_IN_LINE]).toBeGreaterThan(tops[0] as number);

  await cellOf(page, 0).focus();
  for (const key of ['ArrowLeft', 'ArrowLeft', 'KeyX', 'Digit3']) await page.keyboard.press(key);
  await expect(cellOf(page, 1)).toHaveAttribute('data-status', 'incorrect');
  await expect(actionsOf(page).getByRole('button', { name: mistakeNames.tashkeel })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('KeyS');
  await expect(page.getByText(trackingRefusals.pause_on_rated)).toBeVisible();
  for (const key of ['KeyP', 'KeyC']) await page.keyboard.press(key);
  await expect(cellOf(page, 1)).toHaveAttribute('data-status', 'completed');
  await page.keyboard.press('KeyZ');
  await expect(cellOf(page, 1)).toHaveAttribute('data-status', 'passed');
  await expectAccessible(page);
});

test('two hundred marks with the network lost twice and the page closed once: none is lost, none is there twice', async ({
  page,
  context,
  teacher,
  freshStudent,
  office,
}) => {
  await loginAs(page, teacher);
  await openDesk(page, freshStudent);
  await startReading(page);
  const count = await page.locator('[data-position]').count();
  /** A word is wrong, put right and completed: three marks each. */
  const markWords = async (from: number, to: number) => {
    await cellOf(page, from).focus();
    await page.keyboard.press('ArrowLeft');
    await cellOf(page, from).click();
    for (let position = from; position < to; position += 1) {
      for (const key of ['KeyX', 'KeyP', 'KeyC']) await page.keyboard.press(key);
      await page.keyboard.press('ArrowLeft');
    }
  };
  expect(count).toBeGreaterThan(68);
  const isSaved = () => expect(page.getByText(marking.saved)).toBeVisible();
  await markWords(0, 20);
  await isSaved();
  await context.setOffline(true);
  await markWords(20, 40);
  await expect(page.getByText(marking.waiting(60))).toBeInViewport();
  await context.setOffline(false);
  await isSaved();
  await markWords(40, 50);
  await isSaved();
  // Lost again, and this time the page goes too: what waits lies on the device, and another page brings it.
  await page.route('**/marks', (route) => route.abort());
  await markWords(50, 67);
  await expect(page.getByText(marking.waiting(51))).toBeVisible();
  await page.close();
  const later = await context.newPage();
  await openDesk(later, freshStudent);
  await expect(later.getByText(marking.saved)).toBeVisible();
  await expect.poll(async () => (await trackedOf(office, freshStudent)).reading.completed).toBe(67);
  const { words, hearing } = await trackedOf(office, freshStudent);
  const marked = words.filter(({ position }) => position < 67);
  expect(marked).toHaveLength(67);
  for (const word of marked) expect(word).toMatchObject({ status: 'completed', attempts: 3, incorrectAttempts: 1 });
  expect(hearing).toMatchObject({ mistakes: 67, reached: 66 });
});

test('marks of a session that ended wait for whoever made them, and go out in no other name', async ({
  page,
  teacher,
  admin,
  freshStudent,
  office,
}) => {
  await loginAs(page, teacher);
  await openDesk(page, freshStudent);
  await startReading(page);
  await page.route('**/marks', (route) => route.abort());
  await cellOf(page, 0).click();
  await page.keyboard.press('KeyX');
  await expect(page.getByText(marking.waiting(1))).toBeVisible();
  // The session ends without a logout, as when a device is closed for a day.
  await page.goto('about:blank');
  await page.unroute('**/marks');
  await page.context().clearCookies();
  await loginAs(page, admin);
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/marks') && sent.push(request.url()));
  await openDesk(page, freshStudent);
  await expect(page.getByText(marking.saved)).toBeVisible();
  expect(sent).toEqual([]);

  await page.goto('about:blank');
  await page.context().clearCookies();
  await loginAs(page, teacher);
  await page.goto('/admin/dashboard');
  const left = page.getByRole('region', { name: leftBehindWords.title });
  await expect(left).toContainText(leftBehindWords.marks(1));
  expect((await trackedOf(office, freshStudent)).words).toMatchObject([{ incorrectAttempts: 0 }]);
  await left.getByRole('button', { name: leftBehindWords.send }).click();
  await expect
    .poll(async () => (await trackedOf(office, freshStudent)).words)
    .toMatchObject([{ incorrectAttempts: 1 }]);
});

test('a text heard again shows what was wrong last time, and marks the same again after a question', async ({
  page,
  teacher,
  freshStudent,
  office,
}) => {
  const first = await beginHearing(office, freshStudent);
  await markAt(office, first, { position: 30, action: 'incorrect' }, { position: 42, action: 'incorrect' });
  await office.post(`/api/admin/tracking/hearings/${first}/stop`);
  await page.setViewportSize(PHONE);
  await loginAs(page, teacher);
  await openDesk(page, freshStudent);
  // It opens where the pupil stopped, and whoever listens to the page hears what was read.
  await expect(cellOf(page, 42)).toBeInViewport();
  for (const position of [29, 41])
    await expect(cellOf(page, position)).toHaveAccessibleName(new RegExp(heardWord, 'u'));
  await expect(cellOf(page, 43)).toHaveAccessibleName(new RegExp(statusNames.not_started, 'u'));
  await page.getByRole('button', { name: marking.again }).click();
  await expect(page.getByText(marking.started)).toBeVisible();
  await expect(page.getByText(marking.lastMistakes(2), { exact: true })).toBeVisible();
  await cellOf(page, 30).click();
  await actionsOf(page).getByRole('button', { name: actionNames.pass, exact: true }).click();
  await page.getByRole('button', { name: marking.sameMistakes(1) }).click();
  await page.getByRole('button', { name: marking.sameConfirm }).click();
  await expect(page.getByText(mistakeCount(1), { exact: true })).toBeVisible();
  await expect(page.getByText(marking.saved)).toBeVisible();
  const { words } = await trackedOf(office, freshStudent);
  expect(words.filter(({ isWrongNow }) => isWrongNow).map(({ position }) => position)).toEqual([42]);
});

test('two teachers on one word: the later is told, and both see what stands', async ({
  page,
  teacher,
  freshStudent,
  office,
}) => {
  await loginAs(page, teacher);
  await openDesk(page, freshStudent);
  await startReading(page);
  const { hearing } = await trackedOf(office, freshStudent);
  await page.route(
    '**/marks',
    async (route) => {
      await markAt(office, hearing?.id as number, { position: 8, action: 'incorrect' });
      await route.continue();
    },
    { times: 1 },
  );
  await cellOf(page, 8).click();
  await actionsOf(page).getByRole('button', { name: actionNames.incorrect, exact: true }).click();
  await expect(page.getByText(trackingRefusals.word_changed)).toBeVisible();
  await expect(cellOf(page, 8)).toHaveAttribute('data-status', 'incorrect');
  expect((await trackedOf(office, freshStudent)).words.find(({ position }) => position === 8)?.attempts).toBe(1);
});

test('a text replaced under an open hearing is told, and the marks stay with the text they were made on', async ({
  page,
  teacher,
  office,
  freshStudent,
}) => {
  const wish = { grade: freshStudent.grade, title: 'نص يُستبدل', surah: 90, fromAyah: 1, toAyah: 20 };
  const { id } = await (
    await office.post('/api/admin/quran/texts', { data: { ...wish, requestKey: randomUUID() } })
  ).json();
  await loginAs(page, teacher);
  await page.goto(`/admin/tracking?grade=${freshStudent.grade}&student=${freshStudent.studentId}&text=${id}`);
  await startReading(page);
  const { hearing } = await trackedOf(office, freshStudent, id);
  const verses = { surah: 90, fromAyah: 1, toAyah: 10, requestKey: randomUUID() };
  const replaced = await office.post(`/api/admin/quran/texts/${id}/replace`, { data: verses });
  expect(replaced.ok()).toBe(true);
  await expect(page.getByText(marking.replaced)).toBeVisible();
  // The new verses stand there, and nobody has read them yet.
  await expect(page.getByRole('button', { name: marking.start, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: marking.finish })).toHaveCount(0);
  await markAt(office, hearing?.id as number, { position: 50, action: 'incorrect' });
  await startReading(page);
});

test('a pupil heard again after another has the only desk, and finishing ends no hearing but theirs', async ({
  page,
  teacher,
  office,
  student,
  freshStudent,
}) => {
  for (const each of [freshStudent, student]) await beginHearing(office, each);
  await loginAs(page, teacher);
  await openDesk(page, freshStudent);
  const finish = page.getByRole('button', { name: marking.finish });
  for (const { name } of [student, freshStudent]) {
    await searchButton(page).click();
    await page.getByRole('textbox', { name: search.label }).fill(name);
    await page.getByRole('dialog').getByRole('button', { name }).click();
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(finish).toHaveCount(1);
  }
  await finish.click();
  await expect(page.getByText(marking.finished)).toBeVisible();
  expect((await trackedOf(office, freshStudent)).hearing).toBeNull();
  expect((await trackedOf(office, student)).hearing).not.toBeNull();
});

test('the list says whom to hear next and why; who is passed over waits until tomorrow', async ({
  page,
  teacher,
  student,
}) => {
  await loginAs(page, teacher);
  await page.goto(`/admin/tracking?grade=${student.grade}`);
  const list = page.getByRole('list', { name: turns.label });
  await page.getByRole('button', { name: /^القائمة كلها/u }).click();
  const first = list.getByRole('listitem').first();
  const name = (await first.getByRole('button').first().innerText()).split('\n')[0] as string;
  await list.getByRole('button', { name: turns.skip(name), exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: skipNames.absent }).click();
  await expect(page.getByText(turns.skipped(name))).toBeVisible();
  await expect(list.getByRole('listitem').filter({ hasText: turns.reasons.skipped() }).last()).toContainText(name);
  await expectAccessible(page);
});
