import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ASK_AGAIN_MS } from '#domain/race/challenge';
import { NEXT_ANSWER_MS, RACE_LIMIT_MS, STARTING_MS } from '#domain/race/rules';
import { rightPlace, wrongPlace } from '#tests/racers';
import { startWorld, type World } from '#tests/world';
import type { Duel } from '#wire/race/challenges';
import { closeDue, fillRaceQuestions } from './service.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
  await fillRaceQuestions(world.deps);
});
afterAll(() => world.close());
afterEach(async () => {
  await world.deps.db.deleteFrom('duels').execute();
  await world.deps.db.deleteFrom('race_challenges').execute();
});

type Pupil = Awaited<ReturnType<World['pupil']>>;
const DAY = 24 * 60 * 60;
const STARTING = STARTING_MS / 1000;
const PAUSE = NEXT_ANSWER_MS / 1000;

const classOf = async (count: number): Promise<Pupil[]> => {
  const made: Pupil[] = [];
  for (let each = 0; each < count; each += 1) made.push(await world.pupil({ grade: 5 }));
  return made;
};

/** Nobody stays logged in for so long. */
const daysPass = async (days: number, ...pupils: readonly Pupil[]): Promise<void> => {
  world.forward(days * DAY);
  for (const { agent, loginId, password } of pupils)
    await agent.call('POST /api/login/student', { body: { loginId: String(loginId), password } });
};

const challenge = (from: Pupil, to: { id: number }) =>
  from.agent.call('POST /api/student/race/challenges', { body: { studentId: to.id, difficulty: 'easy' } });
const open = (pupil: Pupil, challengeId: number) =>
  pupil.agent.call('POST /api/student/duels', { body: { challengeId } });
const ask = async (from: Pupil, to: { id: number }) => open(from, (await challenge(from, to)).body.id);
const look = (pupil: Pupil, id: number) => pupil.agent.call('GET /api/student/duels/:id', { params: { id } });
const start = (pupil: Pupil, id: number) => pupil.agent.call('POST /api/student/duels/:id/start', { params: { id } });
const decline = (pupil: Pupil, id: number) =>
  pupil.agent.call('POST /api/student/duels/:id/decline', { params: { id } });
const again = (pupil: Pupil, id: number) => pupil.agent.call('POST /api/student/duels/:id/again', { params: { id } });
const see = (pupil: Pupil, id: number) => pupil.agent.call('POST /api/student/duels/:id/seen', { params: { id } });

type Question = NonNullable<NonNullable<Duel['climb']>['view']['question']>;
const say = (pupil: Pupil, id: number, { id: questionId, number }: Question, answer: number) =>
  pupil.agent.call('POST /api/student/duels/:id/answer', { params: { id }, body: { questionId, number, answer } });
const questionOf = async (pupil: Pupil, id: number) => (await look(pupil, id)).body.climb?.view.question as Question;

/** So many answers, so many seconds apart. */
const climb = async (pupil: Pupil, id: number, { answers = 10, every = 3, isRight = true } = {}): Promise<Duel> => {
  let last = (await look(pupil, id)).body;
  for (let each = 0; each < answers; each += 1) {
    world.forward(every);
    const question = last.climb?.view.question ?? (await questionOf(pupil, id));
    last = (await say(pupil, id, question, isRight ? rightPlace(question) : wrongPlace(question))).body;
  }
  return last;
};

/** Begun and climbed by the first. */
const sent = async (from: Pupil, to: Pupil, every = 3): Promise<number> => {
  const { id } = (await ask(from, to)).body;
  world.forward(STARTING);
  await climb(from, id, { every });
  return id;
};

const begin = async (pupil: Pupil, id: number): Promise<void> => {
  expect((await start(pupil, id)).status).toBe(200);
  world.forward(STARTING);
};

const newsOf = async (pupil: Pupil) => (await pupil.agent.call('GET /api/student/race')).body.duels;
const waitingOf = async (pupil: Pupil) => (await pupil.agent.call('GET /api/student/dashboard')).body.waiting.duels;
const dailyOf = ({ id }: Pupil) =>
  world.deps.db
    .selectFrom('rewards_tracking')
    .select(['amount', 'sourceId'])
    .where('studentId', '=', id)
    .where('rewardSource', '=', 'daily')
    .execute();

describe('a duel of others', () => {
  it('is to a third, and to whoever was not sent it yet, as one that never was', async () => {
    const [from, to, third] = (await classOf(3)) as [Pupil, Pupil, Pupil];
    const { id } = (await ask(from, to)).body;
    world.forward(STARTING);
    const question = await questionOf(from, id);
    for (const other of [to, third])
      for (const tried of [look, start, decline, again, see])
        expect((await tried(other, id)).error?.code).toBe('duel_not_found');
    for (const other of [to, third]) expect((await say(other, id, question, 0)).error?.code).toBe('duel_not_found');
    expect(await newsOf(to)).toEqual([]);
    await climb(from, id);
    for (const tried of [look, start, decline, again, see])
      expect((await tried(third, id)).error?.code).toBe('duel_not_found');
    expect(await newsOf(third)).toEqual([]);
    expect(await waitingOf(third)).toBe(0);
    expect((await open(third, (await challenge(from, to)).body.id)).error?.code).toBe('race_challenge_gone');
  });

  it('cannot be answered by whoever asked, nor twice', async () => {
    const [from, to] = (await classOf(2)) as [Pupil, Pupil];
    const id = await sent(from, to);
    expect((await start(from, id)).error?.code).toBe('duel_closed');
    expect((await decline(from, id)).error?.code).toBe('duel_closed');
    await begin(to, id);
    const question = await questionOf(to, id);
    expect((await say(from, id, question, 0)).error?.code).toBe('duel_closed');
    await climb(to, id, { every: 2 });
    expect((await start(to, id)).error?.code).toBe('duel_closed');
    expect((await say(to, id, question, 0)).error?.code).toBe('duel_closed');
  });
});

describe('a duel', () => {
  it('is climbed by one, waits, and is climbed by the other past the recorded steps', async () => {
    const [from, to] = (await classOf(2)) as [Pupil, Pupil];
    const id = await sent(from, to);
    expect((await look(from, id)).body).toMatchObject({ state: 'sent', toBeatMs: 30_000, replay: null, climb: null });
    expect(await newsOf(to)).toMatchObject([{ id, state: 'asked' }]);
    expect([await waitingOf(to), await waitingOf(from)]).toEqual([1, 0]);
    await daysPass(2, from, to);
    const asked = (await look(to, id)).body;
    expect(asked).toMatchObject({ state: 'asked', isAsker: false, climb: null, toBeatMs: 30_000 });
    await begin(to, id);
    const begun = (await look(to, id)).body;
    expect(begun.climb?.otherSteps).toEqual(Array.from({ length: 10 }, (_, step) => (step + 1) * 3000));
    expect(JSON.stringify(begun)).not.toMatch(/correctAnswer":\d|choice/u);
    world.forward(7);
    expect((await look(to, id)).body.climb?.view).toMatchObject({ positions: [200, 0], you: 2, phase: 'active' });
    expect((await look(from, id)).body).toMatchObject({ state: 'sent', climb: null });
    const won = await climb(to, id, { every: 2 });
    expect(won).toMatchObject({ state: 'over', outcome: 'won', replay: { gameDuration: 27 } });
    expect(won.replay?.players).toMatchObject([
      { isYou: true, hasWon: true, score: 100, studentId: null },
      { isYou: false, hasWon: false, score: 90 },
    ]);
    expect(await newsOf(from)).toMatchObject([{ id, state: 'lost' }]);
    expect([await waitingOf(from), await waitingOf(to)]).toEqual([1, 0]);
    expect((await look(from, id)).body).toMatchObject({ state: 'over', outcome: 'lost' });
    await see(to, id);
    expect(await waitingOf(from)).toBe(1);
    await see(from, id);
    expect([await waitingOf(from), await newsOf(from)]).toEqual([0, []]);
    const { duels, totals } = (await from.agent.call('GET /api/student/races')).body;
    expect(duels).toMatchObject([{ id, outcome: 'lost' }]);
    expect(totals.played).toBe(0);
  });

  it('asks both the same, in an order of options of their own', async () => {
    const [from, to] = (await classOf(2)) as [Pupil, Pupil];
    const { id } = (await ask(from, to)).body;
    world.forward(STARTING);
    const own = await questionOf(from, id);
    await climb(from, id);
    await begin(to, id);
    const theirs = await questionOf(to, id);
    expect(theirs.id).toBe(own.id);
    expect(theirs.options.toSorted()).toEqual(own.options.toSorted());
  });

  it('ends when the record reaches the summit: a late answer counts for nothing', async () => {
    const [from, to] = (await classOf(2)) as [Pupil, Pupil];
    const id = await sent(from, to);
    await begin(to, id);
    await climb(to, id, { answers: 4, every: 2 });
    const question = await questionOf(to, id);
    world.forward(60);
    const late = await say(to, id, question, rightPlace(question));
    expect(late.body).toMatchObject({ state: 'over', outcome: 'lost' });
    expect(late.body.replay?.players[0]).toMatchObject({ isYou: true, score: 40 });
    expect(late.body.replay?.players[0]?.answers).toHaveLength(4);
    expect(await newsOf(from)).toMatchObject([{ state: 'won' }]);
  });

  it('is ended by time where whoever was asked went away', async () => {
    const [from, to] = (await classOf(2)) as [Pupil, Pupil];
    const id = await sent(from, to);
    await begin(to, id);
    world.forward(31);
    expect((await look(to, id)).body).toMatchObject({ state: 'over', outcome: 'lost' });
    await closeDue(world.deps);
    await closeDue(world.deps);
    expect(await newsOf(from)).toMatchObject([{ id, state: 'won' }]);
    expect(await dailyOf(to)).toEqual([]);
    expect(await dailyOf(from)).toHaveLength(1);
  });

  it('goes on in two tabs: each answer counts once, and a lost verdict is told again', async () => {
    const [from, to] = (await classOf(2)) as [Pupil, Pupil];
    const { id } = (await ask(from, to)).body;
    expect((await look(from, id)).body.climb?.view).toMatchObject({ phase: 'starting', question: null });
    world.forward(STARTING);
    const question = await questionOf(from, id);
    const right = rightPlace(question);
    const both = await Promise.all([say(from, id, question, right), say(from, id, question, right)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const other = await say(from, id, question, wrongPlace(question));
    expect(other.error?.code).toBe('race_answer_refused');
    const next = await questionOf(from, id);
    expect(next.number).toBe(2);
    expect((await say(from, id, next, 0)).error?.code).toBe('race_answer_refused');
    world.forward(PAUSE);
    expect((await say(from, id, next, 0)).status).toBe(200);
    expect((await look(from, id)).body.climb?.view.lastAnswer?.number).toBe(2);
  });

  it('is not sent where the summit was never reached', async () => {
    const [from, to] = (await classOf(2)) as [Pupil, Pupil];
    const { id } = (await ask(from, to)).body;
    world.forward(STARTING);
    await climb(from, id, { answers: 3 });
    expect(await newsOf(from)).toMatchObject([{ id, state: 'climbing' }]);
    world.forward(RACE_LIMIT_MS / 1000);
    expect((await look(from, id)).body.state).toBe('dropped');
    await closeDue(world.deps);
    expect([await newsOf(from), await newsOf(to)]).toEqual([[], []]);
    expect((await look(from, id)).body.state).toBe('dropped');
    expect(await dailyOf(from)).toEqual([]);
  });

  it('waits seven days, and no longer', async () => {
    const [from, to] = (await classOf(2)) as [Pupil, Pupil];
    const id = await sent(from, to);
    await daysPass(7, from, to);
    expect((await start(to, id)).error?.code).toBe('duel_closed');
    expect(await newsOf(to)).toEqual([]);
    await closeDue(world.deps);
    expect(await waitingOf(to)).toBe(0);
    expect(await newsOf(from)).toMatchObject([{ id, state: 'expired' }]);
    expect((await again(from, id)).status).toBe(200);
  });

  it('makes the day’s reward for both, each for the day on which they climbed, once', async () => {
    const [from, to] = (await classOf(2)) as [Pupil, Pupil];
    const id = await sent(from, to);
    const askedOn = world.deps.clock().toISOString().slice(0, 10);
    expect(await dailyOf(from)).toEqual([]);
    await daysPass(2, from, to);
    const answeredOn = world.deps.clock().toISOString().slice(0, 10);
    await begin(to, id);
    await climb(to, id, { every: 2 });
    expect(await dailyOf(from)).toMatchObject([{ amount: 3, sourceId: `race:${from.id}:${askedOn}` }]);
    expect(await dailyOf(to)).toMatchObject([{ amount: 3, sourceId: `race:${to.id}:${answeredOn}` }]);
  });
});

describe('asking', () => {
  it('again or back is the duel that stands', async () => {
    const [from, to] = (await classOf(2)) as [Pupil, Pupil];
    const challengeId = (await challenge(from, to)).body.id;
    const twice = await Promise.all([open(from, challengeId), open(from, challengeId)]);
    const id = twice[0]?.body.id ?? 0;
    expect(twice.map(({ body }) => body.id)).toEqual([id, id]);
    expect((await newsOf(to)).length).toBe(0);
    expect((await open(to, challengeId)).error?.code).toBe('duel_being_made');
    world.forward(STARTING);
    await climb(from, id);
    expect((await open(to, challengeId)).body.id).toBe(id);
    expect((await open(from, challengeId)).body.id).toBe(id);
  });

  it('takes the live challenge back', async () => {
    const [from, to] = (await classOf(2)) as [Pupil, Pupil];
    await ask(from, to);
    expect((await to.agent.call('GET /api/student/race')).body.challenges).toEqual([]);
  });

  it('has a limit of three that are not answered', async () => {
    const [from, ...others] = (await classOf(5)) as [Pupil, ...Pupil[]];
    for (const to of others.slice(0, 3)) await sent(from, to);
    expect((await ask(from, others[3] as Pupil)).error?.code).toBe('duel_too_many');
  });

  it('rests for an hour after “maybe later”, live and for a duel each, and not for the other', async () => {
    const [from, to] = (await classOf(2)) as [Pupil, Pupil];
    const live = (await challenge(from, to)).body.id;
    await to.agent.call('POST /api/student/race/challenges/:id/decline', { params: { id: live } });
    expect((await challenge(from, to)).error?.code).toBe('race_asked_lately');
    const { id } = (await open(from, live)).body;
    world.forward(STARTING);
    await climb(from, id);
    expect((await decline(to, id)).status).toBe(200);
    expect((await decline(to, id)).status).toBe(200);
    expect((await start(to, id)).error?.code).toBe('duel_closed');
    expect(await newsOf(from)).toMatchObject([{ id, state: 'declined' }]);
    expect((await again(from, id)).error?.code).toBe('race_asked_lately');
    expect((await again(to, id)).status).toBe(200);
    await world.deps.db.deleteFrom('duels').where('fromId', '=', to.id).execute();
    world.forward(ASK_AGAIN_MS / 1000 + 120);
    expect((await challenge(from, to)).status).toBe(200);
    expect((await again(from, id)).status).toBe(200);
  });

  it('is for classmates who are here: not the archived, not the moved, not the try-out pupil', async () => {
    const [from, to, gone] = (await classOf(3)) as [Pupil, Pupil, Pupil];
    const challengeId = (await challenge(from, gone)).body.id;
    const archive = (id: number, archivedAt: string | null) =>
      world.deps.db.updateTable('students').set({ archivedAt }).where('id', '=', id).execute();
    await archive(gone.id, world.deps.clock().toISOString());
    expect((await open(from, challengeId)).error?.code).toBe('race_classmate_unknown');
    const id = await sent(from, to);
    const move = (pupil: Pupil, grade: 5 | 6) =>
      world.deps.db.updateTable('students').set({ grade }).where('id', '=', pupil.id).execute();
    for (const pupil of [from, to]) {
      await move(pupil, 6);
      expect((await start(to, id)).error?.code).toBe('duel_closed');
      expect([await newsOf(to), await waitingOf(to)]).toEqual([[], 0]);
      await move(pupil, 5);
    }
    await archive(from.id, world.deps.clock().toISOString());
    expect((await start(to, id)).error?.code).toBe('duel_closed');
    expect(await waitingOf(to)).toBe(0);
    await archive(from.id, null);
    expect((await start(to, id)).status).toBe(200);
  });
});
