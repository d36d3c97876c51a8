import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CHALLENGE_MS, REMATCH_MS } from '#domain/race/challenge';
import { Refusal } from '#server/platform/errors';
import { actorOf } from '#tests/store';
import { startWorld, type World } from '#tests/world';
import { type Move, runRace } from './seed-race.ts';
import { fillRaceQuestions, makeRaceService, type RaceService } from './service.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
  await fillRaceQuestions(world.deps);
});
afterAll(() => world.close());
afterEach(async () => {
  await world.deps.db.deleteFrom('race_seats').execute();
  await world.deps.db.deleteFrom('race_challenges').execute();
  // One under way would be gone on with by whoever runs the next.
  await world.deps.db.deleteFrom('races').execute();
});

type Pupil = Awaited<ReturnType<World['pupil']>>;
type Wish = Partial<Parameters<RaceService['join']>[1]>;

const quiet = { tell: () => undefined, cut: () => undefined };
/** As many processes as there are services: what counts are the rows. */
const sitDown = (pupil: Pupil, wish: Wish = {}, service = makeRaceService({ ...world.deps }, quiet)) =>
  service.join(
    actorOf(pupil),
    { difficulty: 'easy', ...wish },
    { tabId: `tab-${pupil.id}`, socketId: `of-${pupil.id}` },
  );

/** As a process that lives does: the app's own watch would take it for dead otherwise, and its seats. */
const liveOn = async (service: RaceService, ms: number): Promise<void> => {
  for (let passed = 0; passed < ms; passed += 2000) {
    world.forward(2);
    await service.tendSeats();
  }
};

const ask = (from: Pupil, to: { id: number }, difficulty: 'easy' | 'hard' = 'easy') =>
  from.agent.call('POST /api/student/race/challenges', { body: { studentId: to.id, difficulty } });
const decline = (pupil: Pupil, id: number) =>
  pupil.agent.call('POST /api/student/race/challenges/:id/decline', { params: { id } });
const newsOf = async (pupil: Pupil) => (await pupil.agent.call('GET /api/student/race')).body;

const raceOf = async ({ id }: Pupil) => {
  const seat = await world.deps.db.selectFrom('race_seats').selectAll().where('studentId', '=', id).executeTakeFirst();
  return seat?.raceId ?? null;
};
const difficultyOf = async (raceId: number | null) =>
  (
    await world.deps.db
      .selectFrom('races')
      .select('difficulty')
      .where('id', '=', raceId ?? 0)
      .executeTakeFirst()
  )?.difficulty;

const codeOf = (refused: Promise<unknown>): Promise<unknown> =>
  refused.then(
    () => 'taken',
    (error: unknown) => (error instanceof Refusal ? error.code : error),
  );

const classOf = async (count: number): Promise<Pupil[]> => {
  const made: Pupil[] = [];
  for (let each = 0; each < count; each += 1) made.push(await world.pupil({ grade: 5 }));
  return made;
};

const by = (side: 0 | 1, isRight: boolean): Move => ({ by: side, afterMs: 2000, isRight });

/** Won by the first, who answers ten; the second answers as often as said. */
const runOver = (first: Pupil, second: Pupil, { lostAnswers = 5, quits = false } = {}): Promise<number> =>
  runRace(world.deps, [actorOf(first), actorOf(second)], {
    startsAt: new Date(world.deps.clock().getTime() + 60_000),
    difficulty: 'easy',
    moves: [
      ...Array.from({ length: lostAnswers }, () => [by(1, false), by(0, true)]).flat(),
      ...(quits ? [] : Array.from({ length: 10 }, () => by(0, true))),
    ],
    ...(quits && { quitter: 1 as const }),
  });

describe('a challenge of others', () => {
  it('can neither be declined nor accepted, and is told to nobody else', async () => {
    const [asker, asked, third] = (await classOf(3)) as [Pupil, Pupil, Pupil];
    const { id } = (await ask(asker, asked)).body;
    expect((await decline(third, id)).error?.code).toBe('race_challenge_gone');
    expect((await decline(asker, id)).error?.code).toBe('race_challenge_gone');
    expect(await codeOf(sitDown(third, { challengeId: id }))).toBe('race_challenge_gone');
    expect((await newsOf(third)).challenges).toEqual([]);
    expect((await newsOf(asked)).challenges).toMatchObject([{ id, rematchOf: null }]);
  });

  it('holds for races too: whose it was not gets no rematch of it', async () => {
    const [first, second, third] = (await classOf(3)) as [Pupil, Pupil, Pupil];
    const raceId = await runOver(first, second);
    expect(await codeOf(sitDown(third, { rematchOf: raceId }))).toBe('race_not_yours');
    expect(await codeOf(sitDown(first, { rematchOf: raceId + 1000 }))).toBe('race_not_yours');
  });
});

describe('a challenge by name', () => {
  it('is for classmates: not for oneself, another grade, the archived or somebody who never was', async () => {
    const [asker] = (await classOf(1)) as [Pupil];
    const elsewhere = await world.student({ grade: 4 });
    const gone = await world.student({ grade: 5 });
    await world.deps.db
      .updateTable('students')
      .set({ archivedAt: world.deps.clock().toISOString() })
      .where('id', '=', gone.id)
      .execute();
    for (const to of [asker, elsewhere, gone, { id: 999 }, { id: 2_000_000 }])
      expect((await ask(asker, to)).error?.code).toBe('race_classmate_unknown');
  });

  it('says first names alone, also of two who share theirs', async () => {
    const one = await world.pupil({ name: 'سالم بن خالد العمران', grade: 6 });
    const other = await world.pupil({ name: 'سالم بن ناصر الزيد', grade: 6 });
    await ask(one, other);
    const [challenge] = (await newsOf(other)).challenges;
    expect(challenge?.name).toMatch(/^سالم/u);
    expect(JSON.stringify(await newsOf(other))).not.toMatch(/العمران|خالد/u);
    expect((await newsOf(one)).own).toMatchObject({ state: 'open', rematchOf: null });
  });

  it('leads the two into one race of its difficulty, on whatever processes, past whoever searches meanwhile', async () => {
    const [asker, asked, searching] = (await classOf(3)) as [Pupil, Pupil, Pupil];
    const { id } = (await ask(asker, asked, 'hard')).body;
    await sitDown(asker, { challengeId: id });
    await sitDown(searching, { difficulty: 'hard' });
    expect(await raceOf(searching)).toBeNull();
    await sitDown(asked, { challengeId: id });
    const raceId = await raceOf(asker);
    expect(raceId).not.toBeNull();
    expect(await raceOf(asked)).toBe(raceId);
    expect(await difficultyOf(raceId)).toBe('hard');
    expect(await raceOf(searching)).toBeNull();
    expect((await newsOf(asked)).running).not.toBeNull();
    expect((await newsOf(asked)).challenges).toEqual([]);
  });

  it('whose asker went away meanwhile is told back: the other waits', async () => {
    const [asker, asked] = (await classOf(2)) as [Pupil, Pupil];
    const { id } = (await ask(asker, asked)).body;
    await sitDown(asked, { challengeId: id });
    expect((await newsOf(asker)).own).toMatchObject({ id, state: 'accepted' });
    await sitDown(asker, { challengeId: id });
    expect(await raceOf(asker)).toBe(await raceOf(asked));
    expect(await raceOf(asker)).not.toBeNull();
  });

  it('asked again is the same, asked back too, and asked of another it takes the place of the first', async () => {
    const [one, two, three] = (await classOf(3)) as [Pupil, Pupil, Pupil];
    const { id } = (await ask(one, two)).body;
    expect((await ask(one, two)).body.id).toBe(id);
    expect((await ask(two, one)).body.id).toBe(id);
    const next = (await ask(one, three)).body;
    expect(next.id).not.toBe(id);
    expect((await newsOf(two)).challenges).toEqual([]);
    expect((await newsOf(three)).challenges).toHaveLength(1);
    // Whoever searches for anybody waits for nobody.
    await sitDown(one);
    expect((await newsOf(three)).challenges).toEqual([]);
  });

  it('declined lets the asker be found by anybody, and can be declined twice', async () => {
    const [asker, asked, third] = (await classOf(3)) as [Pupil, Pupil, Pupil];
    const { id } = (await ask(asker, asked)).body;
    await sitDown(asker, { challengeId: id });
    for (const time of [1, 2]) expect((await decline(asked, id)).status, `${time}`).toBe(200);
    expect((await newsOf(asker)).own).toMatchObject({ id, state: 'declined' });
    expect(await codeOf(sitDown(asked, { challengeId: id }))).toBe('race_challenge_gone');
    await sitDown(third);
    expect(await raceOf(third)).toBe(await raceOf(asker));
    expect(await raceOf(third)).not.toBeNull();
  });

  it('runs out: it is told no more, cannot be accepted, and its seat is anybody’s', async () => {
    const [asker, asked, third] = (await classOf(3)) as [Pupil, Pupil, Pupil];
    const { id } = (await ask(asker, asked)).body;
    // One process, so that it is heard of all the while.
    const service = makeRaceService(world.deps, quiet);
    await sitDown(asker, { challengeId: id }, service);
    await liveOn(service, CHALLENGE_MS / 2);
    expect((await newsOf(asked)).challenges).toMatchObject([{ id, leftMs: CHALLENGE_MS / 2 }]);
    await liveOn(service, CHALLENGE_MS / 2);
    expect((await newsOf(asked)).challenges).toEqual([]);
    expect((await newsOf(asker)).own).toBeNull();
    expect(await codeOf(sitDown(asked, { challengeId: id }, service))).toBe('race_challenge_gone');
    await sitDown(third, {}, service);
    expect(await raceOf(third)).toBe(await raceOf(asker));
    expect(await raceOf(third)).not.toBeNull();
  });
});

describe('a rematch', () => {
  it('is for the same two, in whatever order they press, and for a while for nobody else', async () => {
    const [first, second, third] = (await classOf(3)) as [Pupil, Pupil, Pupil];
    const rematchOf = await runOver(first, second);
    await sitDown(second, { rematchOf, difficulty: 'hard' });
    expect((await newsOf(first)).challenges).toMatchObject([{ rematchOf, difficulty: 'easy' }]);
    await sitDown(third);
    expect(await raceOf(third)).toBeNull();
    await sitDown(first, { rematchOf });
    const raceId = await raceOf(first);
    expect(raceId).not.toBeNull();
    expect(raceId).not.toBe(rematchOf);
    expect(await raceOf(second)).toBe(raceId);
    expect(await difficultyOf(raceId)).toBe('easy');
  });

  it('keeps its time when the page comes back, and then anybody will do', async () => {
    const [first, second, third] = (await classOf(3)) as [Pupil, Pupil, Pupil];
    const rematchOf = await runOver(first, second);
    const service = makeRaceService(world.deps, quiet);
    await sitDown(first, { rematchOf }, service);
    await liveOn(service, REMATCH_MS / 2);
    await sitDown(first, { rematchOf }, service);
    await liveOn(service, REMATCH_MS / 2);
    await sitDown(third, {}, service);
    expect(await raceOf(third)).toBe(await raceOf(first));
    expect(await raceOf(third)).not.toBeNull();
  });
});

describe('the reward of the day', () => {
  const rewardsOf = async ({ id }: Pupil) =>
    (
      await world.deps.db
        .selectFrom('rewards_tracking')
        .select(['amount', 'rewardType', 'isSentToRewards', 'isClaimed'])
        .where('studentId', '=', id)
        .where('sourceId', 'like', 'race:%')
        .execute()
    ).map(({ amount, rewardType, isSentToRewards, isClaimed }) => [amount, rewardType, isSentToRewards, isClaimed]);

  it('is made once for each who took part, to be claimed, and again on the next day', async () => {
    const [first, second] = (await classOf(2)) as [Pupil, Pupil];
    expect((await newsOf(first)).rewardAhead).toBe(true);
    await runOver(first, second);
    await runOver(second, first);
    for (const pupil of [first, second]) {
      expect(await rewardsOf(pupil)).toEqual([[3, 'points', 1, 0]]);
      expect((await newsOf(pupil)).rewardAhead).toBe(false);
    }
    world.forward(24 * 60 * 60);
    await runOver(first, second);
    expect(await rewardsOf(first)).toHaveLength(2);
  });

  it('is not made for a screen that was only left lying, nor for whoever went', async () => {
    const [first, idle] = (await classOf(2)) as [Pupil, Pupil];
    await runOver(first, idle, { lostAnswers: 4 });
    expect(await rewardsOf(first)).toHaveLength(1);
    expect(await rewardsOf(idle)).toEqual([]);
    const [staying, quitter] = (await classOf(2)) as [Pupil, Pupil];
    await runOver(staying, quitter, { lostAnswers: 6, quits: true });
    expect(await rewardsOf(staying)).toHaveLength(1);
    expect(await rewardsOf(quitter)).toEqual([]);
  });
});
