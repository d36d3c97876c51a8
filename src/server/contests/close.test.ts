import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { leftOutReasons } from '#strings/practice/staff';
import { answersOf, fillBank, finish, openContest, openGame, play, send } from '#tests/practice';
import { agreedPupil, secondsLater } from '#tests/rewards';
import { startWorld, type World } from '#tests/world';

let world: World;
let teacher: Awaited<ReturnType<World['teacher']>>;
let contestId: number;
beforeEach(async () => {
  world = await startWorld();
  await fillBank(world, 4);
  teacher = await world.teacher();
  contestId = await openContest(world);
});
afterEach(() => world.close());

const DAY = 24 * 60 * 60;
const RIGHT = [true, true, true];

const close = (winners: readonly number[], id = contestId) =>
  teacher.agent.call('POST /api/admin/contests/:id/close', { params: { id }, body: { winners } });

const contest = async () => (await teacher.agent.call('GET /api/admin/contests')).body.contests[0];

const prizes = () =>
  world.deps.db
    .selectFrom('rewards_tracking')
    .select(['studentId', 'amount', 'title', 'isSentToRewards'])
    .where('sourceId', '=', `contest:${contestId}`)
    .orderBy('studentId')
    .execute();

it('names who leads while it runs, and then sends the prize once', async () => {
  const [first, second] = [await agreedPupil(world, { name: 'بدر ناصر العلي' }), await world.pupil()];
  await play(world, second, [true, false]);
  await play(world, first, RIGHT);
  expect(await contest()).toMatchObject({
    state: 'open',
    winners: [{ studentId: first.id, name: 'بدر ناصر العلي', grade: 4, score: 3, accuracy: 100 }],
    participants: 2,
  });
  await secondsLater(world, 2 * DAY, teacher, first);
  const heard: unknown[] = [];
  world.deps.live.listen(({ to, topic }) => heard.push([to, topic]));
  const { body } = await close([first.id]);
  expect([body.state, body.participants, body.winners.map(({ name }) => name)]).toEqual([
    'closed',
    2,
    ['بدر ناصر العلي'],
  ]);
  expect(await prizes()).toEqual([
    { studentId: first.id, amount: 100, title: 'جائزة الفوز: مسابقة الفصل', isSentToRewards: 1 },
  ]);
  expect(heard).toContainEqual([{ students: [first.id] }, 'rewards']);
  expect(heard).toContainEqual(['students', 'contests']);
  const { groups } = (await first.agent.call('GET /api/student/rewards')).body;
  const prize = groups.find(({ source }) => source === 'platform')?.rewards[0];
  expect([prize?.amount, prize?.type, prize?.status]).toEqual([100, 'coins', 'available']);
});

it('is refused while it runs, and where there is none', async () => {
  expect((await close([])).error.code).toBe('contest_not_ended');
  expect((await close([], 999)).error.code).toBe('contest_not_found');
  expect((await contest())?.closedAt).toBeNull();
});

it('equals share the first place, and each gets the whole prize', async () => {
  const [one, two] = [await world.pupil(), await world.pupil()];
  await play(world, one, RIGHT);
  await play(world, two, RIGHT);
  await secondsLater(world, 2 * DAY, teacher);
  expect((await close([two.id, one.id])).body.winners).toHaveLength(2);
  expect((await prizes()).map(({ studentId, amount }) => [studentId, amount])).toEqual([
    [one.id, 100],
    [two.id, 100],
  ]);
});

it('the better accuracy wins among the same scores', async () => {
  const [careful, hasty] = [await world.pupil(), await world.pupil()];
  await play(world, hasty, [true, false, true]);
  await play(world, careful, [true, true]);
  await secondsLater(world, 2 * DAY, teacher);
  expect((await close([careful.id])).body.winners.map(({ studentId }) => studentId)).toEqual([careful.id]);
});

it('without anybody in the race there is no winner and no prize', async () => {
  const pupil = await world.pupil();
  await play(world, pupil, RIGHT, { mode: 'regular' });
  await play(world, pupil, [false]);
  await secondsLater(world, 2 * DAY, teacher);
  const { body } = await close([]);
  expect([body.state, body.winners, body.participants]).toEqual(['closed', [], 1]);
  expect(await prizes()).toEqual([]);
});

it('a prize of nothing names the winner and sends nothing', async () => {
  const pupil = await world.pupil();
  await play(world, pupil, RIGHT);
  await world.deps.db.updateTable('contests').set({ prizeCoins: 0 }).execute();
  await secondsLater(world, 2 * DAY, teacher);
  expect((await close([pupil.id])).body.winners).toHaveLength(1);
  expect(await prizes()).toEqual([]);
});

it('says before of whom some answers came late, and keeps it beside the winner', async () => {
  const [late, other] = [await world.pupil(), await world.pupil()];
  const { body: session } = await openGame(late);
  world.forward(30);
  await send(late.agent, session.id, 1, answersOf(session, RIGHT));
  await play(world, other, [true]);
  await secondsLater(world, 2 * DAY, teacher);
  await close([other.id]);
  const shown = await contest();
  expect(shown).toMatchObject({ state: 'ended', latePupils: 1, winners: [{ studentId: late.id, lateAnswers: 3 }] });
  const { body } = await teacher.agent.call('GET /api/admin/contests/:id/shares', { params: { id: contestId } });
  expect(body.shares.map(({ studentId, lateAnswers }) => [studentId, lateAnswers])).toEqual([
    [late.id, 3],
    [other.id, 0],
  ]);
  expect((await close([late.id])).body.winners).toMatchObject([{ studentId: late.id, lateAnswers: 3 }]);
});

it('leaves out what no child can play, and tells staff whose it was and why', async () => {
  const [child, script] = [await world.pupil(), await world.pupil()];
  await play(world, child, RIGHT);
  await fillBank(world, 4, 20);
  const { body: session } = await openGame(script);
  world.forward(30);
  await send(script.agent, session.id, 1, answersOf(session, Array(20).fill(true), 0));
  await finish(script.agent, session.id, 20, 20);
  const { body: lived } = await teacher.agent.call('GET /api/admin/students/:studentId/timeline', {
    params: { studentId: script.id },
    query: { before: new Date(world.deps.clock().getTime() + 1).toISOString() },
  });
  expect(JSON.stringify(lived)).toContain(leftOutReasons.too_quick);
  await secondsLater(world, 2 * DAY, teacher);
  expect(await contest()).toMatchObject({ leftOutPupils: 1, participants: 1, winners: [{ studentId: child.id }] });
  const { body } = await teacher.agent.call('GET /api/admin/contests/:id/shares', { params: { id: contestId } });
  expect(body.shares.map(({ studentId }) => studentId)).toEqual([child.id]);
  expect(body.leftOut).toEqual([
    { studentId: script.id, name: script.name, grade: 4, reason: 'too_quick', runs: 1, score: 20 },
  ]);
  expect((await close([child.id])).body.winners).toMatchObject([{ studentId: child.id }]);
});

describe('a game that is still under way', () => {
  it('ends first; where it changes who leads nothing is sent until the new name is confirmed', async () => {
    const [shown, late] = [await world.pupil(), await world.pupil()];
    await play(world, shown, [true]);
    const { body: session } = await openGame(late);
    world.forward(30);
    await send(late.agent, session.id, 1, answersOf(session, RIGHT));
    await secondsLater(world, 2 * DAY, teacher);
    const { status, error } = await close([shown.id]);
    expect([status, error.code]).toEqual([409, 'contest_winners_changed']);
    expect([(await contest())?.state, await prizes()]).toEqual(['ended', []]);
    expect((await contest())?.winners.map(({ studentId }) => studentId)).toEqual([late.id]);
    expect((await close([late.id])).body.state).toBe('closed');
    expect((await prizes()).map(({ studentId }) => studentId)).toEqual([late.id]);
  });
});

describe('once', () => {
  it('a second time answers the same, whoever it names', async () => {
    const pupil = await world.pupil();
    await play(world, pupil, RIGHT);
    await secondsLater(world, 2 * DAY, teacher);
    const { body } = await close([pupil.id]);
    expect((await close([])).body).toEqual(body);
    expect(await prizes()).toHaveLength(1);
  });

  it('of fifty at once one closes it', async () => {
    const pupil = await world.pupil();
    await play(world, pupil, RIGHT);
    await secondsLater(world, 2 * DAY, teacher);
    const answers = await Promise.all(Array.from({ length: 50 }, () => close([pupil.id])));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await prizes()).toHaveLength(1);
    const log = await world.deps.db
      .selectFrom('audit_log')
      .where('action', '=', 'contest_closed')
      .selectAll()
      .execute();
    expect(log.map(({ details }) => JSON.parse(details ?? '{}'))).toEqual([
      { winners: [pupil.name], prize_coins: 100, share_pool: 400, participants: 1 },
    ]);
  });
});
