import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_STUDENT_ID } from '#domain/access/actors';
import { dayBefore, schoolDay } from '#domain/calendar/school-day';
import { OPTIONS_OF_PAIR, PAIRS_IN_SET, WORD_ASSOCIATION_POINTS } from '#domain/growth/word-association';
import type { Agent } from '#tests/agent';
import { startWorld, type World } from '#tests/world';
import { pairsOf, readWordSets } from './content.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

type Pupil = Awaited<ReturnType<World['pupil']>>;
type Player = Pick<Pupil, 'id' | 'agent'>;

const today = () => schoolDay(world.deps.clock());
const look = async (agent: Agent) => (await agent.call('GET /api/student/self-development/word-association')).body;
const send = (agent: Agent, body: { day: string; round: number; place: number; option: number }) =>
  agent.call('POST /api/student/self-development/word-association/answers', { body });

const rightOf = async (studentId: number, place: number, day = today()): Promise<number> =>
  (await pairsOf(day, studentId))[place]?.answer ?? -1;
const wrongOf = async (studentId: number, place: number) => ((await rightOf(studentId, place)) + 1) % OPTIONS_OF_PAIR;

const answer = async ({ agent, id }: Player, place: number, { round = 1, isRight = true } = {}) =>
  send(agent, { day: today(), round, place, option: await (isRight ? rightOf : wrongOf)(id, place) });

/** Pair after pair; answers the last reply. */
const playThrough = async (pupil: Player, round = 1) => {
  const replies = [];
  for (let place = 0; place < PAIRS_IN_SET; place += 1) replies.push(await answer(pupil, place, { round }));
  return replies.at(-1)?.body;
};

const rewards = () =>
  world.deps.db
    .selectFrom('rewards_tracking')
    .select(['studentId', 'rewardType', 'amount', 'sourceId', 'isSentToRewards', 'isClaimed'])
    .where('rewardSource', '=', 'self_development')
    .orderBy('createdAt')
    .execute();

const comeBackAfter = async (seconds: number, { agent, loginId, password }: Pupil) => {
  world.forward(seconds);
  await agent.call('POST /api/login/student', { body: { loginId: String(loginId), password } });
};

describe('word association', () => {
  it('is every pupil’s own: another’s answers neither count nor pay here', async () => {
    const [classmate, pupil] = [await world.pupil(), await world.pupil()];
    await playThrough(classmate);
    expect(await look(pupil.agent)).toMatchObject({ round: 1, correct: 0, isRewarded: false });
    await answer(pupil, 0, { isRight: false });
    expect(await look(classmate.agent)).toMatchObject({ correct: PAIRS_IN_SET, isRewarded: true });
    expect((await rewards()).map(({ studentId }) => studentId)).toEqual([classmate.id]);
  });

  it('shows the day’s words, the same to all, and never which option is right', async () => {
    const [pupil, classmate] = [await world.pupil({ grade: 4 }), await world.pupil({ grade: 6 })];
    const [own, other] = [await look(pupil.agent), await look(classmate.agent)];
    const wordsOf = ({ pairs }: typeof own) => pairs.map(({ word }) => word);
    expect(wordsOf(own)).toEqual(wordsOf(other));
    expect(own.day).toBe('2026-02-01');
    expect(own.pairs).toHaveLength(PAIRS_IN_SET);
    for (const pair of own.pairs) {
      expect(Object.keys(pair)).toEqual(['word', 'options']);
      expect(pair.options).toHaveLength(OPTIONS_OF_PAIR);
    }
    expect((await readWordSets()).map(({ pairs }) => pairs.map(({ word }) => word))).toContainEqual(wordsOf(own));
  });

  it('counts right answers, and begins again after a wrong one', async () => {
    const pupil = await world.pupil();
    expect((await answer(pupil, 0)).body).toEqual({
      round: 1,
      correct: 1,
      isRight: true,
      isRewarded: false,
      points: 0,
    });
    expect((await answer(pupil, 1)).body.correct).toBe(2);
    expect((await answer(pupil, 2, { isRight: false })).body).toMatchObject({ round: 2, correct: 0, isRight: false });
    expect(await look(pupil.agent)).toMatchObject({ round: 2, correct: 0, isRewarded: false });
    expect(await playThrough(pupil, 2)).toMatchObject({ correct: PAIRS_IN_SET, points: WORD_ASSOCIATION_POINTS });
  });

  it('rewards the first time of a day through the pupil’s rewards, and lets one play on for nothing', async () => {
    const pupil = await world.pupil();
    const told: unknown[] = [];
    world.deps.live.listen((news) => told.push(news));
    expect(await playThrough(pupil)).toMatchObject({ isRewarded: true, points: WORD_ASSOCIATION_POINTS });
    expect(await rewards()).toEqual([
      {
        studentId: pupil.id,
        rewardType: 'points',
        amount: 5,
        sourceId: `word-association:${pupil.id}:2026-02-01`,
        isSentToRewards: 1,
        isClaimed: 0,
      },
    ]);
    expect(told).toHaveLength(1);
    expect((await answer(pupil, 0, { round: 2, isRight: false })).body).toMatchObject({ round: 3, isRewarded: true });
    expect(await playThrough(pupil, 3)).toMatchObject({ correct: PAIRS_IN_SET, isRewarded: true, points: 0 });
    expect(await rewards()).toHaveLength(1);
  });

  it('answers an answer that comes again as it did, right, wrong or last', async () => {
    const pupil = await world.pupil();
    await answer(pupil, 0);
    const missed = await answer(pupil, 1, { isRight: false });
    expect((await answer(pupil, 1, { isRight: false })).body).toEqual(missed.body);
    const first = await answer(pupil, 0, { round: 2 });
    expect((await answer(pupil, 0, { round: 2 })).body).toEqual(first.body);
    const last = await playThrough(pupil, 2);
    expect((await answer(pupil, 4, { round: 2 })).body).toEqual(last);
    expect(await look(pupil.agent)).toMatchObject({ round: 2, correct: PAIRS_IN_SET });
    expect(await rewards()).toHaveLength(1);
  });

  it('counts once and pays once what many windows send at the same time', async () => {
    const pupil = await world.pupil();
    for (let place = 0; place < PAIRS_IN_SET; place += 1) {
      const replies = await Promise.all([1, 2, 3, 4].map(() => answer(pupil, place)));
      expect(replies.map(({ body }) => body.correct)).toEqual(Array(4).fill(place + 1));
    }
    expect(await rewards()).toHaveLength(1);
  });

  it('takes of two windows with different answers the first, and leads the other to where the pupil is', async () => {
    const pupil = await world.pupil();
    await answer(pupil, 0);
    await answer(pupil, 1);
    expect((await answer(pupil, 0, { isRight: false })).error.code).toBe('activity_out_of_order');
    expect((await answer(pupil, 0)).body).toMatchObject({ isRight: true, correct: 2 });
    const [one, two] = await Promise.all([answer(pupil, 2), answer(pupil, 2, { isRight: false })]);
    expect([one.status, two.status].toSorted()).toEqual([200, 409]);
  });

  it('refuses what is out of order, whether it would be right or not', async () => {
    const pupil = await world.pupil();
    await answer(pupil, 0);
    await answer(pupil, 1, { isRight: false });
    for (const isRight of [true, false]) {
      expect((await answer(pupil, 4, { round: 2, isRight })).error.code).toBe('activity_out_of_order');
      expect((await answer(pupil, 4, { round: 1, isRight })).error.code).toBe('activity_out_of_order');
      expect((await answer(pupil, 0, { round: 3, isRight })).error.code).toBe('activity_out_of_order');
    }
    expect(await look(pupil.agent)).toMatchObject({ round: 2, correct: 0 });
    const refused = await send(pupil.agent, { day: today(), round: 1, place: 5, option: 3 });
    expect(refused.error.code).toBe('validation');
  });

  it('ends with the day in Riyadh: what comes later is refused, and the new day has its words and its reward', async () => {
    const pupil = await world.pupil();
    const secondsToMidnight = (Date.parse('2026-02-01T21:00:00Z') - world.deps.clock().getTime()) / 1000;
    await comeBackAfter(secondsToMidnight - 1, pupil);
    const yesterday = await look(pupil.agent);
    await playThrough(pupil);
    const option = await rightOf(pupil.id, 4);
    await comeBackAfter(1, pupil);
    const late = await send(pupil.agent, { day: yesterday.day, round: 1, place: 4, option });
    expect([late.status, late.error.code]).toEqual([409, 'activity_day_over']);
    const next = await look(pupil.agent);
    expect(next).toMatchObject({ day: dayBefore(yesterday.day, -1), round: 1, correct: 0, isRewarded: false });
    expect(next.pairs).not.toEqual(yesterday.pairs);
    expect(await playThrough(pupil)).toMatchObject({ points: WORD_ASSOCIATION_POINTS });
    expect((await rewards()).map(({ sourceId }) => sourceId)).toEqual([
      `word-association:${pupil.id}:2026-02-01`,
      `word-association:${pupil.id}:2026-02-02`,
    ]);
    await comeBackAfter(-1, pupil);
    expect(await playThrough(pupil, 2)).toMatchObject({ isRewarded: true, points: 0 });
    expect(await rewards()).toHaveLength(2);
  });

  it('is played by the pupil alone: staff who are inside as the pupil only look', async () => {
    const { agent } = await world.teacher();
    const pupil = await world.pupil();
    await agent.call('POST /api/admin/students/:studentId/enter', { params: { studentId: pupil.id } });
    expect((await look(agent)).correct).toBe(0);
    expect((await answer({ ...pupil, agent }, 0)).error.code).toBe('pupil_must_do_this');
    await agent.call('POST /api/admin/leave-student');
    expect((await answer({ ...pupil, agent }, 0)).error.code).toBe('pupil_only');
    expect((await look(pupil.agent)).correct).toBe(0);
  });

  it('can be tried by the try-out pupil, to the end', async () => {
    const { agent: staff } = await world.teacher();
    const params = { studentId: DEMO_STUDENT_ID };
    const { body: login } = await staff.call('POST /api/admin/students/:studentId/credentials', { params });
    const agent = world.nobody();
    await agent.call('POST /api/login/student', { body: { ...login, loginId: String(login.loginId) } });
    expect(await playThrough({ id: DEMO_STUDENT_ID, agent })).toMatchObject({ points: WORD_ASSOCIATION_POINTS });
  });
});
