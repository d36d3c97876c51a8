import Papa from 'papaparse';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { PupilActor } from '#domain/access/actors';
import { raceWins } from '#strings/race/wins';
import { startWorld, type World } from '#tests/world';
import { type Move, runRace } from './seed-race.ts';
import { fillRaceQuestions } from './service.ts';

let world: World;
let teacher: Awaited<ReturnType<World['teacher']>>;
beforeEach(async () => {
  world = await startWorld();
  await fillRaceQuestions(world.deps);
  teacher = await world.teacher();
});
afterEach(() => world.close());

type Racer = Pick<Awaited<ReturnType<World['pupil']>>, 'id' | 'name' | 'grade'>;

const HOUR_MS = 60 * 60 * 1000;

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

/** The first wins; later than the world's clock, so that the server's own alarm leaves it alone. */
const race = (first: Racer, second: Racer, { isFlawless = true, hour = 1 } = {}) => {
  const right: Move = { by: 0, afterMs: 2000, isRight: true };
  return runRace(world.deps, [actorOf(first), actorOf(second)], {
    startsAt: new Date(world.deps.clock().getTime() + hour * HOUR_MS),
    difficulty: 'easy',
    moves: [...(isFlawless ? [] : [{ ...right, isRight: false }]), ...Array.from({ length: 10 }, () => right)],
  });
};

const wins = async (query: { grade?: number } = {}) =>
  (await teacher.agent.call('GET /api/admin/race-wins', { query })).body.pupils;

it('is for staff', async () => {
  const pupil = await world.pupil();
  for (const address of ['GET /api/admin/race-wins', 'GET /api/admin/race-wins.csv'] as const)
    expect((await pupil.agent.call(address)).status).toBe(403);
});

it('says of each pupil who raced how often, how often it was won, and when the last one ended', async () => {
  const [first, second, third, idle] = [
    await world.pupil({ grade: 5 }),
    await world.pupil({ grade: 5 }),
    await world.pupil({ grade: 6 }),
    await world.pupil({ grade: 5 }),
  ];
  expect(await wins()).toEqual([]);
  await race(first, second);
  await race(first, second, { isFlawless: false, hour: 2 });
  await race(second, first, { hour: 3 });
  const [other] = [await world.pupil({ grade: 6 })];
  await race(third, other, { hour: 4 });
  const all = await wins();
  const { endedAt: last } = await world.deps.db
    .selectFrom('race_results')
    .select('endedAt')
    .where('grade', '=', 5)
    .orderBy('raceId', 'desc')
    .executeTakeFirstOrThrow();
  expect(all.find(({ studentId }) => studentId === first.id)).toEqual({
    studentId: first.id,
    studentName: first.name,
    grade: 5,
    played: 3,
    won: 2,
    flawless: 1,
    lost: 1,
    lastAt: last,
  });
  expect(all.map(({ studentId }) => studentId)).toEqual([first.id, third.id, second.id, other.id]);
  expect(all.map(({ studentId }) => studentId)).not.toContain(idle.id);
  expect((await wins({ grade: 6 })).map(({ studentId }) => studentId)).toEqual([third.id, other.id]);
});

it('forgets pupils who left, and comes as a file', async () => {
  const [first, second] = [await world.pupil(), await world.pupil()];
  await race(first, second);
  await teacher.agent.call('POST /api/admin/students/:studentId/archive', { params: { studentId: second.id } });
  const { text } = await teacher.agent.call('GET /api/admin/race-wins.csv');
  const [head, ...rows] = Papa.parse<string[]>(text.replace(/^\ufeff/u, ''), { skipEmptyLines: true }).data;
  expect(head).toEqual(Object.values(raceWins.columns));
  expect(rows.map(([name, , played, won]) => [name, played, won])).toEqual([[first.name, '1', '1']]);
});
