import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PupilActor } from '#domain/access/actors';
import type { Grade } from '#domain/roster/grades';
import { startWorld, type World } from '#tests/world';
import { type Move, runRace } from './seed-race.ts';
import { fillRaceQuestions, readRaceContent } from './service.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
  await fillRaceQuestions(world.deps);
});
afterEach(() => world.close());

type Pupil = Awaited<ReturnType<World['pupil']>>;
type Script = Parameters<typeof runRace>[2];

const actorOf = ({ id, name, grade }: Racer): PupilActor => ({
  kind: 'pupil',
  sessionId: 0,
  studentId: id,
  name,
  firstName: name,
  grade,
  section: null,
  enteredBy: null,
});

const by = (side: 0 | 1, isRight: boolean): Move => ({ by: side, afterMs: 2000, isRight });
const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);

/** The first answers ten times right; the second once right and once wrong, in between. */
const WALKOVER = [by(0, true), by(1, true), by(1, false), ...times(9, by(0, true))];

type Racer = Pick<Pupil, 'id' | 'name' | 'grade'>;

const HOUR_MS = 60 * 60 * 1000;

/** Later than the world's clock, so that the server's own alarm leaves it alone. */
const race = (first: Racer, second: Racer, script: Partial<Script> = {}): Promise<number> =>
  runRace(world.deps, [actorOf(first), actorOf(second)], {
    startsAt: new Date(world.deps.clock().getTime() + HOUR_MS),
    difficulty: 'easy',
    moves: WALKOVER,
    ...script,
  });

const twoPupils = async (grade: Grade = 4) => {
  const first = await world.pupil({ name: 'سالم بن خالد العمران', grade });
  const second = await world.pupil({ name: 'فهد بن ناصر الزيد', grade });
  return [first, second] as const;
};

const ownList = async ({ agent }: Pupil, before?: number) =>
  (await agent.call('GET /api/student/races', before === undefined ? {} : { query: { before } })).body;

describe('a race of others', () => {
  it('is not there for a pupil who was not in it', async () => {
    const [first, second] = await twoPupils();
    const other = await world.pupil();
    const id = await race(first, second);
    const { status, error } = await other.agent.call('GET /api/student/races/:id', { params: { id } });
    expect([status, error.code]).toEqual([404, 'race_not_found']);
    expect(await ownList(other)).toEqual({
      races: [],
      duels: [],
      nextBefore: null,
      totals: { played: 0, won: 0, flawless: 0 },
    });
  });

  it('is not there for anybody while it goes on', async () => {
    const [first, second] = await twoPupils();
    const { agent: staff } = await world.teacher();
    const id = await race(first, second, { moves: times(3, by(0, true)) });
    for (const agent of [first.agent, second.agent])
      expect((await agent.call('GET /api/student/races/:id', { params: { id } })).status).toBe(404);
    expect((await staff.call('GET /api/admin/races/:id', { params: { id } })).status).toBe(404);
    expect((await ownList(first)).races).toEqual([]);
  });
});

describe('a pupil’s list', () => {
  it('tells each player the same race from their side, by first name alone', async () => {
    const [first, second] = await twoPupils();
    const id = await race(first, second);
    const same = { id, grade: 4, difficulty: 'easy', contentId: 'allah_names_1', ending: 'finished', gameDuration: 24 };
    expect(await ownList(first)).toMatchObject({
      races: [{ ...same, hasWon: true, opponent: 'فهد', ownScore: 100, opponentScore: 10, isFlawless: true }],
      totals: { played: 1, won: 1, flawless: 1 },
    });
    expect(await ownList(second)).toMatchObject({
      races: [{ ...same, hasWon: false, opponent: 'سالم', ownScore: 10, opponentScore: 100, isFlawless: false }],
      totals: { played: 1, won: 0, flawless: 0 },
    });
  });

  it('goes back page by page through races won and lost, none twice and none left out', async () => {
    const [first, second] = await twoPupils();
    const ids: number[] = [];
    for (let at = 0; at < 23; at += 1) ids.push(await (at % 3 === 0 ? race(second, first) : race(first, second)));
    const newest = await ownList(first);
    expect(newest.races).toHaveLength(20);
    expect(newest.totals).toEqual({ played: 23, won: 15, flawless: 15 });
    const rest = await ownList(first, newest.nextBefore as number);
    expect(rest.nextBefore).toBeNull();
    expect([...newest.races, ...rest.races].map(({ id }) => id)).toEqual(ids.toReversed());
    expect(rest.races.map(({ hasWon }) => hasWon)).toEqual([true, true, false]);
  });

  it('calls no win by forfeit flawless', async () => {
    const [first, second] = await twoPupils();
    await race(first, second, { moves: times(4, by(0, true)), quitter: 1 });
    expect(await ownList(first)).toMatchObject({
      races: [{ ending: 'forfeited', hasWon: true, ownScore: 100, opponentScore: 0, isFlawless: false }],
      totals: { played: 1, won: 1, flawless: 0 },
    });
  });
});

describe('a replay', () => {
  it('has every answer with its time and the words it was asked in, the reader first', async () => {
    const [first, second] = await twoPupils();
    const id = await race(first, second);
    const { body } = await second.agent.call('GET /api/student/races/:id', { params: { id } });
    expect(
      body.players.map(({ name, isYou, hasWon, score, position, studentId }) => [
        name,
        isYou,
        hasWon,
        score,
        position,
        studentId,
      ]),
    ).toEqual([
      ['فهد', true, false, 10, 100, null],
      ['سالم', false, true, 100, 1000, null],
    ]);
    const [own, opponent] = body.players;
    expect(own?.answers.map(({ number, at, isCorrect }) => [number, at, isCorrect])).toEqual([
      [1, 4000, true],
      [2, 6000, false],
    ]);
    expect(opponent?.answers.map(({ at }) => at)).toEqual([
      2000,
      ...Array.from({ length: 9 }, (_, n) => 8000 + 2000 * n),
    ]);
    expect(body.questions).toHaveLength(10);
    const [set] = await readRaceContent();
    for (const [index, asked] of body.questions.entries()) {
      const written = set?.questions.find(({ text }) => text === asked.text);
      expect(asked).toMatchObject({
        options: written?.options,
        correctAnswer: written?.answer,
        source: written?.source,
      });
      for (const { answers } of body.players) {
        const given = answers[index];
        if (!given) continue;
        expect(given).toMatchObject({ questionId: asked.id, correctAnswer: asked.correctAnswer, isPlaceholder: false });
        expect(given.selectedOption === asked.correctAnswer).toBe(given.isCorrect);
      }
    }
  });

  it('says how far whoever was left behind a forfeit had come', async () => {
    const [first, second] = await twoPupils();
    const id = await race(first, second, { moves: [...times(3, by(0, true)), by(1, true)], quitter: 0 });
    const { body } = await second.agent.call('GET /api/student/races/:id', { params: { id } });
    expect(body).toMatchObject({
      ending: 'forfeited',
      isFlawless: false,
      players: [
        { isYou: true, hasWon: true, score: 100, position: 100 },
        { isYou: false, hasWon: false, score: 30, position: 300 },
      ],
    });
  });

  it('starts the questions again for a pupil who came to their end', async () => {
    const [first, second] = await twoPupils();
    const { length } = (await readRaceContent())[0]?.questions.filter(({ difficulty }) => difficulty === 'easy') ?? [];
    const moves = [...times(length as number, by(0, false)), ...times(10, by(0, true))];
    const id = await race(first, second, { moves });
    const { body } = await first.agent.call('GET /api/student/races/:id', { params: { id } });
    expect(body.questions).toHaveLength(length as number);
    const answers = body.players[0]?.answers ?? [];
    expect(answers).toHaveLength((length as number) + 10);
    for (const [index, { questionId, correctAnswer }] of answers.entries())
      expect(body.questions[index % (length as number)]).toMatchObject({ id: questionId, correctAnswer });
  });
});

describe('the staff’s list', () => {
  it('names both in full, and is found by grade, difficulty and either name', async () => {
    const { agent } = await world.teacher();
    const [first, second] = await twoPupils();
    const others = [
      await world.pupil({ name: 'أحمد بن علي', grade: 6 }),
      await world.pupil({ name: 'أحمد بن عمر', grade: 6 }),
    ] as const;
    const one = await race(first, second);
    const two = await race(others[0], others[1], { difficulty: 'hard' });
    const found = async (query: Record<string, string | number>) =>
      (await agent.call('GET /api/admin/races', { query })).body.races.map(({ id }) => id);
    expect(await found({})).toEqual([two, one]);
    expect(await found({ grade: 4 })).toEqual([one]);
    expect(await found({ difficulty: 'hard' })).toEqual([two]);
    expect(await found({ grade: 4, difficulty: 'hard' })).toEqual([]);
    expect(await found({ search: 'فهد' })).toEqual([one]);
    expect(await found({ search: 'سالم' })).toEqual([one]);
    expect(await found({ search: 'احمد' })).toEqual([two]);
    expect(await found({ search: 'ahmad' })).toEqual([two]);
    expect(await found({ search: 'نورة' })).toEqual([]);
    expect(await found({ search: '%' })).toEqual([]);
    expect(await found({ before: two })).toEqual([one]);
    expect(await found({ before: one, search: 'سالم' })).toEqual([]);
    const { body } = await agent.call('GET /api/admin/races', { query: { search: 'فهد' } });
    expect(body.races[0]).toMatchObject({
      winnerId: first.id,
      winnerName: 'سالم بن خالد العمران',
      winnerScore: 100,
      winnerAnswers: 10,
      loserId: second.id,
      loserName: 'فهد بن ناصر الزيد',
      loserScore: 10,
      loserAnswers: 2,
      isFlawless: true,
    });
  });

  it('is found by a name that many have', async () => {
    const { agent } = await world.teacher();
    const named = [];
    for (let at = 0; at < 9; at += 1) named.push(await world.student({ name: `ماجد رقم ${at}` }));
    const [first, second] = await twoPupils();
    const [one, two] = named as [Racer, Racer];
    const ids = [await race(one, two), await race(first, second), await race(second, one)];
    const { body } = await agent.call('GET /api/admin/races', { query: { search: 'ماجد' } });
    expect(body.races.map(({ id }) => id)).toEqual([ids[2], ids[0]]);
  });

  it('comes fifty at a time', async () => {
    const { agent } = await world.teacher();
    const [first, second] = await twoPupils();
    const id = await race(first, second);
    const result = await world.deps.db.selectFrom('race_results').selectAll().executeTakeFirstOrThrow();
    const ran = await world.deps.db.selectFrom('races').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const ids = Array.from({ length: 51 }, (_, at) => id + 1 + at);
    await world.deps.db
      .insertInto('races')
      .values(ids.map((each) => ({ ...ran, id: each })))
      .execute();
    await world.deps.db
      .insertInto('race_results')
      .values(ids.map((each) => ({ ...result, raceId: each })))
      .execute();
    const { body } = await agent.call('GET /api/admin/races');
    expect([body.races.length, body.nextBefore]).toEqual([50, ids[1]]);
    const rest = (await agent.call('GET /api/admin/races', { query: { before: body.nextBefore as number } })).body;
    expect([rest.races.map((each) => each.id), rest.nextBefore]).toEqual([[ids[0], id], null]);
  });

  it('opens a race with both answer lists, the winner first, and whom they belong to', async () => {
    const { agent } = await world.teacher();
    const [first, second] = await twoPupils();
    const id = await race(second, first);
    const { body } = await agent.call('GET /api/admin/races/:id', { params: { id } });
    expect(body.players.map(({ name, studentId, isYou, answers }) => [name, studentId, isYou, answers.length])).toEqual(
      [
        [second.name, second.id, false, 10],
        [first.name, first.id, false, 2],
      ],
    );
  });
});
