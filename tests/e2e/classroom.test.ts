import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { type APIRequestContext, chromium } from '@playwright/test';
import { firstName } from '#domain/roster/first-name';
import { periodName } from '#strings/calendar/week';
import {
  attendanceNames,
  cardDialog,
  drawDialog,
  endDialog,
  lessonPage,
  presetsDialog,
  seatsDialog,
  setupNews,
  stateNames,
  tappedDialog,
  teacherTable,
  tile,
  tools,
  waitingTaps,
  writtenWords,
} from '#strings/classroom/staff';
import { FIRST_PRESETS, presetKinds } from '#strings/classroom/words';
import { behaviorNames } from '#strings/penalties/words';
import { formatNumber } from '#strings/plural';
import { gradeNames } from '#strings/widgets';
import { chromiumLaunch } from '#tests/chromium';
import { startFlakyNetwork } from '#tests/flaky-network';
import type { ClassLesson } from '#wire/classroom';
import type { StaffLedgerPage } from '#wire/ledger';
import type { StaffLog, StaffPenalty } from '#wire/penalties';
import { filmOfCard } from './card-pictures.ts';
import { expect, expectAccessible, loginAs } from './fixtures.ts';
import { expectToldBeside, keepToldOn, leaveWord, SCREENS, told } from './foot.ts';
import {
  addressOf,
  barButton,
  barOf,
  lessonOf,
  newLesson,
  openLesson,
  stopClocks,
  takeTool,
  tapAt,
  test,
  tileOf,
} from './lesson.ts';
import { lastSeenOf, workerReady, workingContext } from './on-device.ts';
import { expectBoards, expectClassBoard, expectRanks, standingsOf } from './standings.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

const CLASS_SIZE = 35;

/** Grade 6 with as many as sit in the largest class; the last were added now, and have a clean record. */
const fillClass = async (office: APIRequestContext, size: number): Promise<void> => {
  const { students } = await (await office.get('/api/admin/students?grade=6')).json();
  for (let count = students.length; count < size; count += 1) {
    const name = `يونس ${['سالم', 'ماهر', 'نبيل', 'وافي', 'هاني', 'عطا', 'بشر', 'زاهر'][count % 8]} المنتظم ${count}`;
    expect((await office.post('/api/admin/students', { data: { name, grade: 6 } })).ok()).toBe(true);
  }
};

const logsOfToday = async (office: APIRequestContext, studentId: number, day: string): Promise<StaffLog[]> => {
  const { logs } = await (await office.get('/api/admin/penalties/logs', { params: { studentId } })).json();
  return logs.filter((log: StaffLog) => log.logDate === day && log.cancelledAt === null);
};

test('a class of 35 and 120 taps, the network lost for a minute and the page reloaded meanwhile: each arrives once', async ({
  chrome,
  product,
  contextOptions,
  teacher,
  office,
}) => {
  test.setTimeout(240_000);
  await fillClass(office, CLASS_SIZE);
  const at = await newLesson(office, 6, 6);
  const before = await standingsOf(office);
  const network = await startFlakyNetwork(product.url);
  const context = await workingContext(chrome, network, contextOptions);
  const page = await context.newPage();
  await page.clock.install();
  await workerReady(page);
  await loginAs(page, teacher);
  const seeTable = async () => {
    await page.goto(`/admin/teacher-table?day=${at.day}`);
    await expect(page.locator(`a:visible[href$="/${at.day}/6/6"]`)).toBeVisible();
  };
  await seeTable();
  await openLesson(page, at);
  const { pupils } = await lessonOf(office, at);
  expect(pupils.length).toBe(CLASS_SIZE);
  const ids = pupils.map(({ id }) => id);
  const [lateOne = 0, absentOne = 0, loudOne = 0] = pupils.filter(({ conduct }) => conduct === 0).map(({ id }) => id);

  // What was tapped, written down by hand.
  let taps = 0;
  const positive = new Map(ids.map((id) => [id, 0]));
  const negative = new Map(ids.map((id) => [id, 0]));
  const press = async (id: number, marks?: Map<number, number>) => {
    await tileOf(page, id).click();
    taps += 1;
    marks?.set(id, (marks.get(id) ?? 0) + 1);
  };
  const waits = (count: number) => expect(page.getByText(waitingTaps.count(count))).toBeVisible();
  // Whatever page it is by then: the device's copy loads anew as soon as it reaches the server.
  const nothingWaits = () =>
    page.waitForFunction(() =>
      Object.keys(localStorage).every((name) => !name.includes(' tap ') || name.includes('forged')),
    );

  await page.getByRole('button', { name: lessonPage.allPresent }).click();
  taps += 1;
  await takeTool(page, 'positive');
  for (const id of ids) await press(id, positive);
  await expect(tileOf(page, ids[0] as number).getByText(tile.mark('positive', 1))).toBeVisible();
  await nothingWaits();
  const confirmed = taps;
  // What the worker keeps is what the page was told last.
  const tapsSeen = async () => ((await lastSeenOf(page, addressOf(at))) as ClassLesson | null)?.taps.length;
  await expect.poll(tapsSeen).toBe(confirmed);

  // The network goes; the lesson goes on, for a minute and through a reload, with an entry that nobody tapped.
  network.cut();
  for (const id of ids) await press(id, positive);
  await takeTool(page, 'late');
  await press(lateOne);
  await takeTool(page, 'absent');
  await press(absentOne);
  await takeTool(page, 'behavior');
  await page.getByRole('button', { name: behaviorNames.severe, exact: true }).click();
  for (const _ of [1, 2, 3, 4]) await press(loudOne);
  await takeTool(page, 'negative');
  for (const id of ids.slice(-10)) await press(id, negative);
  await page.clock.fastForward('01:00');
  await waits(taps - confirmed);
  await page.evaluate(() => {
    const name = Object.keys(localStorage).find((key) => key.includes('tap ')) ?? '';
    localStorage.setItem(`${name}-forged`, localStorage.getItem(name) ?? '');
  });
  await page.reload();
  await waits(taps - confirmed);
  await expect(tileOf(page, absentOne)).toContainText(attendanceNames.absent);
  await expect(tileOf(page, lateOne)).toContainText(tile.late(5));
  await expect(tileOf(page, ids[3] as number)).toHaveAccessibleName(new RegExp(tile.waiting, 'u'));
  await takeTool(page, 'positive');
  for (const id of ids.slice(0, 20)) await press(id, positive);
  await barButton(page, tools.undo).click();
  taps += 1;
  positive.set(ids[19] as number, 2);
  await waits(taps - confirmed);
  await seeTable();
  await expect(page.getByRole('link', { name: waitingTaps.count(taps - confirmed) })).toBeVisible();
  await openLesson(page, at);
  expect((await lessonOf(office, at)).taps.length).toBe(confirmed);

  network.mend();
  await page.clock.fastForward('00:20');
  await nothingWaits();
  await expect(page.getByText(waitingTaps.away)).toBeHidden();
  expect((await lessonOf(office, at)).taps.length).toBe(taps);
  await takeTool(page, 'positive');
  for (const id of ids.slice(0, 119 - taps)) await press(id, positive);
  await page.getByRole('button', { name: lessonPage.end, exact: true }).click();
  await page.getByRole('button', { name: endDialog.confirm }).click();
  taps += 1;
  expect(taps).toBe(120);
  const summary = page.getByRole('dialog', { name: writtenWords.title });
  await expect(summary.getByText(writtenWords.logs(6))).toBeVisible();

  // Counted again by another road: each once, and each in its book.
  const lesson = await lessonOf(office, at);
  expect(lesson.taps.length).toBe(120);
  expect(new Set(lesson.taps.map(({ key }) => key)).size).toBe(120);
  const written = new Map(lesson.written?.pupils.map((pupil) => [pupil.studentId, pupil]));
  const earned = (id: number) => Math.max(0, (positive.get(id) ?? 0) - (negative.get(id) ?? 0));
  for (const id of ids) {
    const points = earned(id);
    expect(written.get(id)).toMatchObject({ positive: positive.get(id), negative: negative.get(id), points });
    const { lines }: StaffLedgerPage = await (await office.get(`/api/admin/ledger/${id}`)).json();
    const paid = lines.filter(({ reason, at: when }) => reason === 'lesson' && when >= (lesson.startedAt ?? ''));
    expect(paid.map((line) => line.points)).toEqual(points > 0 ? [points] : []);
  }
  expect(await logsOfToday(office, lateOne, at.day)).toMatchObject([{ type: 'late', minutesLate: 5 }]);
  expect(await logsOfToday(office, absentOne, at.day)).toMatchObject([{ type: 'absent' }]);
  expect((await logsOfToday(office, loudOne, at.day)).map(({ behaviorType }) => behaviorType)).toEqual(
    Array(4).fill('severe'),
  );
  expect(lesson.written).toMatchObject({ logs: 6, penalised: [loudOne] });
  const { penalties } = await (await office.get('/api/admin/penalties?grade=6&status=active')).json();
  expect(penalties.filter(({ studentId }: StaffPenalty) => studentId === loudOne).length).toBe(1);
  const after = await standingsOf(office);
  expectRanks(before, after, earned);
  expectBoards(before, after, earned);
  await expectClassBoard(office, before, after, 6);
  await context.close();
  await network.stop();
});

test('taps that a page left on the device go out from whichever page of the staff opens next', async ({
  page,
  teacher,
  office,
}) => {
  const at = await newLesson(office, 2, 4);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const senders = () => scripts.filter((url) => url.includes('/taps-sender-')).length;
  await loginAs(page, teacher);
  await page.goto('/admin/students');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  // It comes only where something waits.
  expect(senders()).toBe(0);

  await openLesson(page, at);
  await page.route('**/taps', (route) => route.abort());
  await page.getByRole('button', { name: lessonPage.allPresent }).click();
  await expect(page.getByText(waitingTaps.count(1))).toBeVisible();
  // The page that held it is gone before the way is free.
  await page.goto('about:blank');
  await page.unroute('**/taps');
  expect((await lessonOf(office, at)).taps).toEqual([]);
  await page.goto('/admin/students');
  await expect.poll(async () => (await lessonOf(office, at)).taps.map(({ type }) => type)).toEqual(['present']);
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('tap '))))
    .toEqual([]);
  expect(page.url()).toContain('/admin/students');
});

test('a lesson in one hand: several at once, a helper, a fair draw, everything undone, and what it wrote', async ({
  page,
  teacher,
  office,
}) => {
  const at = await newLesson(office, 4, 6);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await stopClocks(page, new Date(`${at.day}T10:30:00+03:00`));
  await loginAs(page, teacher);
  await page.goto('/admin/teacher-table');
  await page
    .getByRole('link', { name: periodName(4) })
    .filter({ hasText: teacherTable.start })
    .click();
  await expect(page.getByRole('heading', { name: gradeNames[6] })).toBeVisible();
  await expect(page.getByText(lessonPage.left(30))).toBeVisible();
  await expect.poll(async () => (await lessonOf(office, at)).startedBy).toBe(teacher.name);
  const { pupils } = await lessonOf(office, at);
  const [first = 0, second = 0, third = 0, fourth = 0] = pupils.map(({ id }) => id);
  await expectAccessible(page);

  // A finger that rests on a pupil begins a choice of several.
  const box = await tileOf(page, first).boundingBox();
  if (!box) throw new Error('the pupil is not on the screen');
  await takeTool(page, 'absent');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await expect(tileOf(page, first)).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.up();
  await tileOf(page, second).click();
  await barButton(page, tools.apply(2)).click();
  await expect(tileOf(page, first)).toContainText(attendanceNames.absent);
  await expect(tileOf(page, second)).toContainText(attendanceNames.absent);
  await barButton(page, tools.undo).click();
  await expect(tileOf(page, first)).not.toContainText(attendanceNames.absent);

  // Minutes that no lesson has are not taken.
  await takeTool(page, 'late');
  await page.getByRole('textbox', { name: tools.minutes }).fill('500');
  await expect(page.getByText(tools.minutesFault)).toBeVisible();
  await page.getByRole('textbox', { name: tools.minutes }).fill('12');
  await tileOf(page, first).click();
  await expect(tileOf(page, first)).toContainText(tile.late(12));

  // By keyboard: the arrow goes on to the neighbour.
  await takeTool(page, 'excused');
  await tileOf(page, first).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(tileOf(page, second)).toContainText(attendanceNames.excused);

  await takeTool(page, 'helper');
  await tileOf(page, third).click();
  const helperName = firstName(pupils.find(({ id }) => id === third)?.name ?? '');
  await page.getByRole('button', { name: new RegExp(`${helperName}.*: ${formatNumber(4)} `, 'u') }).click();
  await takeTool(page, 'positive');
  const said = FIRST_PRESETS[0]?.text ?? '';
  await page.getByRole('button', { name: said }).click();
  await tileOf(page, fourth).click();
  await tileOf(page, fourth).click();
  await takeTool(page, 'negative');
  await tileOf(page, fourth).click();

  // What a colleague taps comes by itself.
  await tapAt(office, at, { key: randomUUID(), type: 'positive', studentIds: [third], note: null });
  await expect(tileOf(page, third).getByText(tile.mark('positive', 1))).toBeVisible();

  await page.getByRole('button', { name: lessonPage.draw }).click();
  const draw = page.getByRole('dialog', { name: drawDialog.title });
  await draw.getByRole('button', { name: drawDialog.another }).click();
  await expect(draw.getByRole('button', { name: drawDialog.another })).toBeEnabled();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect
    .poll(async () => (await lessonOf(office, at)).taps.filter(({ type }) => type === 'drawn').length)
    .toBe(2);
  const drawn = (await lessonOf(office, at)).taps.flatMap((tap) => (tap.type === 'drawn' ? [tap.studentId] : []));
  expect(new Set(drawn).size).toBe(2);
  expect(drawn).not.toContain(second);

  await page.getByRole('button', { name: lessonPage.turns }).click();
  const turns = page.getByRole('dialog', { name: lessonPage.turnsTitle });
  await expect(turns.getByRole('button').nth(1)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  // Any tap is taken back, not only the last.
  await page.getByRole('button', { name: lessonPage.tapped }).click();
  const list = page.getByRole('dialog', { name: tappedDialog.title });
  await expectAccessible(page);
  await list
    .getByRole('listitem')
    .filter({ hasText: tile.mark('negative', 1) })
    .getByRole('button')
    .click();
  await expect(list.getByText(tile.mark('negative', 1))).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(tileOf(page, fourth)).not.toContainText(tile.mark('negative', 1));

  await page.setViewportSize(DESK);
  await expectAccessible(page);
  await page.getByRole('button', { name: lessonPage.end, exact: true }).click();
  const end = page.getByRole('dialog', { name: endDialog.title });
  await end.getByRole('button', { name: lessonPage.restPresent }).click();
  await expect(end.getByText(endDialog.points(3))).toBeVisible();
  await expectAccessible(page);
  await end.getByRole('button', { name: endDialog.confirm }).click();
  const summary = page.getByRole('dialog', { name: writtenWords.title });
  await expect(summary.getByText(writtenWords.points(3))).toBeVisible();
  await expect(
    summary.getByText(writtenWords.helper(helperName, { positive: 3, negative: 0, rating: 4 })),
  ).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  // It is over, until somebody says that something was wrong.
  await expect(tileOf(page, second)).toBeDisabled();
  await page.getByRole('button', { name: lessonPage.correct }).click();
  await takeTool(page, 'present');
  await tileOf(page, second).click();
  await expect
    .poll(async () => (await lessonOf(office, at)).written?.pupils.find(({ studentId }) => studentId === second))
    .toMatchObject({ attendance: 'present' });

  await page.getByRole('link', { name: lessonPage.back }).click();
  const cell = page.locator(`a:visible[href$="/${at.day}/4/6"]`);
  await expect(cell).toContainText(stateNames.ended);
  await expect(cell).toContainText(teacherTable.came(pupils.length, 0, 0));
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expectAccessible(page);
});

test('what is told stands beside the tools at the thumb, never over them', async ({ page, teacher, office }) => {
  const at = await newLesson(office, 1, 4);
  await loginAs(page, teacher);
  await keepToldOn(page);
  await openLesson(page, at);
  for (const size of SCREENS) {
    await page.setViewportSize(size);
    await leaveWord(page, lessonPage.pupils);
    await openLesson(page, at);
    await expect(told(page)).toHaveText(lessonPage.pupils);
    await expectToldBeside(page, barOf(page).locator('..'));
  }
});

test('staff change what is said and how the class sits, and nothing typed is lost to a colleague', async ({
  page,
  teacher,
  office,
}) => {
  const at = await newLesson(office, 5, 6);
  await loginAs(page, teacher);
  await openLesson(page, at);
  const { pupils, presets, seats } = await lessonOf(office, at);
  const openSettings = async (what: string) => {
    await page.getByRole('button', { name: lessonPage.settings }).click();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: what }).click();
  };

  await openSettings(lessonPage.presets);
  const words = page.getByRole('dialog', { name: presetsDialog.title });
  await words.getByRole('button', { name: presetsDialog.add(presetKinds.positive) }).click();
  const fields = words.getByRole('textbox', { name: presetsDialog.text(presetKinds.positive, 6) });
  await fields.fill('رتّب مكانه');
  await expectAccessible(page);
  const theirs = [...presets.presets, { kind: 'severe', text: 'تخريب المقاعد' }];
  await office.put('/api/admin/classroom/presets', { data: { version: presets.version, presets: theirs } });
  await words.getByRole('button', { name: setupNews.keep }).click();
  await expect(fields).toHaveValue('رتّب مكانه');
  await words.getByRole('button', { name: presetsDialog.save }).click();
  await expect(page.getByText(presetsDialog.saved)).toBeVisible();
  await takeTool(page, 'positive');
  await expect(page.getByRole('button', { name: 'رتّب مكانه' })).toBeVisible();

  await openSettings(lessonPage.seats);
  const places = page.getByRole('dialog', { name: seatsDialog.title });
  const seatsIn = places.getByRole('group', { name: seatsDialog.seats }).getByRole('button');
  const [one, two] = [await seatsIn.nth(0).textContent(), await seatsIn.nth(1).textContent()];
  await seatsIn.nth(0).click();
  await seatsIn.nth(1).click();
  await expect(seatsIn.nth(0)).toHaveText(two ?? '');
  await places.getByRole('button', { name: seatsDialog.wider }).click();
  await expectAccessible(page);
  await places.getByRole('button', { name: seatsDialog.save }).click();
  await expect(page.getByText(seatsDialog.saved)).toBeVisible();
  await expect(page.locator('[data-pupil]').nth(1)).toContainText(one ?? '');
  expect(await lessonOf(office, at)).toMatchObject({
    seats: { width: seats.width + 1, order: [pupils[1]?.id, pupils[0]?.id, ...pupils.slice(2).map(({ id }) => id)] },
  });
});

test('a card before the camera marks its pupil as here, and goes nowhere', async ({
  product,
  teacher,
  office,
}, testInfo) => {
  const at = await newLesson(office, 3, 6);
  const [{ id = 0, name = '' } = {}] = (await lessonOf(office, at)).pupils;
  const { loginLink } = await (await office.post(`/api/admin/students/${id}/credentials`)).json();
  const film = testInfo.outputPath('card.y4m');
  writeFileSync(film, filmOfCard(loginLink));
  const launch = await chromiumLaunch();
  const camera = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'];
  const browser = await chromium.launch({
    ...launch,
    args: [...launch.args, ...camera, `--use-file-for-fake-video-capture=${film}`],
  });
  const page = await browser.newPage({ baseURL: product.url, viewport: PHONE });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await loginAs(page, teacher);
  await openLesson(page, at);
  await page.getByRole('button', { name: lessonPage.cards }).click();
  const short = firstName(name);
  await expect(page.getByRole('dialog').getByText(cardDialog.came(short))).toBeVisible();
  await expect(page.getByText(cardDialog.count(1))).toBeVisible();
  await expectAccessible(page);
  await expect
    .poll(async () => (await lessonOf(office, at)).taps)
    .toMatchObject([{ type: 'present', studentIds: [id] }]);
  const token = loginLink.split('#card=')[1] ?? '';
  expect(token).toHaveLength(22);
  expect(sent.filter((each) => each.includes(token))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(token);
  expect(page.url()).toContain('/admin/teacher-table/');
  await browser.close();
});
