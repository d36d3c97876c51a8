import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ARENA_PAGE } from '#domain/practice/arena';
import type { Mode } from '#domain/practice/kinds';
import type { Grade } from '#domain/roster/grades';
import { faultsOf, fillBank, openContest, play } from '#tests/practice';
import { startWorld, type World } from '#tests/world';
import type { BoardRow } from '#wire/practice';

let world: World;
let contestId: number;
beforeEach(async () => {
  world = await startWorld();
  contestId = await openContest(world);
});
afterEach(async () => {
  expect(await faultsOf(world)).toEqual([]);
  await world.close();
});

type Pupil = Awaited<ReturnType<World['pupil']>>;

const readArena = async ({ agent }: Pupil, query: Record<string, string | number> = {}) =>
  (await agent.call('GET /api/student/practice/arena', { query })).body;

const right = (count: number): boolean[] => Array.from({ length: count }, () => true);

/** Bests written past the game, each by a pupil of its own. */
const writeBests = async (
  grade: Grade,
  results: readonly (readonly [score: number, accuracy: number])[],
  { mode = 'timed', minutes = 1 }: { mode?: Mode; minutes?: 0 | 1 | 2 | 3 } = {},
): Promise<number[]> => {
  const { db, clock } = world.deps;
  const at = clock().toISOString();
  const ids: number[] = [];
  for (const [score, accuracy] of results) {
    const { id: studentId } = await world.student({ grade });
    ids.push(studentId);
    const played = { studentId, grade, mode, contestId };
    const { id: sessionId } = await db
      .insertInto('practice_sessions')
      .values({
        ...played,
        requestKey: `${studentId}`,
        minutes: minutes || null,
        seed: 1,
        deck: '[]',
        state: 'dropped',
        openedAt: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const result = { score, accuracy, totalQuestions: 9, correctAnswers: 9 };
    await db
      .insertInto('practice_bests')
      .values({ ...played, ...result, minutes, sessionId, createdAt: at })
      .execute();
  }
  return ids;
};

describe('the challenge arena', () => {
  it('before the first contest is empty', async () => {
    await world.deps.db.deleteFrom('contests').execute();
    const arena = await readArena(await world.pupil());
    expect(arena).toMatchObject({ contest: null, tab: 'all', rows: [], total: 0, nextAfter: null, own: null });
    expect(arena.grades.map(({ grade, rank, studentCount }) => [grade, rank, studentCount])).toEqual([
      [4, null, 0],
      [5, null, 0],
      [6, null, 0],
    ]);
    expect(arena.bestPerformers).toEqual([]);
  });

  it('shows first names, places, and one row for each pupil and kind of game', async () => {
    await fillBank(world, 4);
    await fillBank(world, 5);
    const salem = await world.pupil({ name: 'سالم العمران', grade: 4 });
    const khaled = await world.pupil({ name: 'خالد البدر', grade: 5 });
    await play(world, salem, right(1));
    await play(world, salem, right(3));
    await play(world, salem, right(2), { minutes: 2 });
    await play(world, khaled, [...right(3), false]);
    await play(world, khaled, right(3), { minutes: 3 });
    const arena = await readArena(salem);
    expect(
      arena.rows.map(({ rank, name, grade, minutes, score, accuracy }) => [
        rank,
        name,
        grade,
        minutes,
        score,
        accuracy,
      ]),
    ).toEqual([
      [1, 'خالد', 5, 3, 3, 100],
      [1, 'سالم', 4, 1, 3, 100],
      [3, 'خالد', 5, 1, 3, 75],
      [4, 'سالم', 4, 2, 2, 100],
    ]);
    expect(arena).toMatchObject({ total: 4, nextAfter: null, contest: { id: contestId, state: 'open' } });
    expect(JSON.stringify(arena)).not.toMatch(/العمران|البدر/u);
    expect(arena.bestPerformers).toEqual([{ name: 'سالم', grade: 4, score: 3, accuracy: 100 }]);
    expect(arena.grades).toMatchObject([
      { grade: 4, rank: 1, averageScore: 3, averageAccuracy: 100, mode1Count: 1, mode2Count: 1, studentCount: 2 },
      { grade: 5, rank: 1, averageScore: 3, averageAccuracy: 88, mode1Count: 1, mode3Count: 1, studentCount: 2 },
      { grade: 6, rank: null, averageScore: 0, studentCount: 0 },
    ]);
  });

  it('has a board for each tab', async () => {
    await fillBank(world, 4);
    const pupil = await world.pupil({ grade: 4 });
    await play(world, pupil, right(1));
    await play(world, pupil, right(2), { minutes: 2 });
    await play(world, pupil, right(3), { minutes: 3 });
    await play(world, pupil, right(1), { mode: 'regular' });
    await writeBests(5, [[9, 90]]);
    const shown = async (query: Record<string, string | number>) => {
      const { rows, total, own } = await readArena(pupil, query);
      return [rows.map(({ grade, minutes }) => [grade, minutes]), total, own?.minutes, own?.rank];
    };
    expect(await shown({ tab: 'race1' })).toEqual([
      [
        [5, 1],
        [4, 1],
      ],
      2,
      1,
      2,
    ]);
    expect(await shown({ tab: 'race2' })).toEqual([[[4, 2]], 1, 2, 1]);
    expect(await shown({ tab: 'race3' })).toEqual([[[4, 3]], 1, 3, 1]);
    expect(await shown({ tab: 'review' })).toEqual([[[4, null]], 1, null, 1]);
    expect((await readArena(pupil, { tab: 'grade' })).rows).toHaveLength(4);
    expect(await shown({ tab: 'grade', grade: 5 })).toEqual([[[5, 1]], 1, undefined, undefined]);
    expect((await readArena(pupil, { tab: 'all' })).rows).toHaveLength(5);
  });

  it('is paged, with shared places across pages and the own row wherever it stands', async () => {
    const results = Array.from({ length: 130 }, (_, index) => [10 + Math.floor(index / 40), 50 + (index % 2)] as const);
    await writeBests(4, results);
    const mine = await world.pupil({ grade: 4 });
    await fillBank(world, 4);
    await play(world, mine, right(1));
    const rows: BoardRow[] = [];
    let after: string | null = '';
    const sizes: number[] = [];
    while (after !== null) {
      const page: Awaited<ReturnType<typeof readArena>> = await readArena(mine, {
        tab: 'race1',
        ...(after && { after }),
      });
      expect(page.total).toBe(131);
      expect(page.own).toMatchObject({ rank: 131, score: 1, studentId: mine.id });
      sizes.push(page.rows.length);
      rows.push(...page.rows);
      after = page.nextAfter;
    }
    expect(sizes).toEqual([...Array.from({ length: 13 }, () => ARENA_PAGE), 1]);
    expect(new Set(rows.map(({ studentId }) => studentId)).size).toBe(131);
    const isAhead = (a: BoardRow, b: BoardRow) =>
      a.score > b.score || (a.score === b.score && (a.accuracy ?? 0) > (b.accuracy ?? 0));
    for (const row of rows) expect(row.rank).toBe(1 + rows.filter((other) => isAhead(other, row)).length);
  });

  it('names all who are fastest', async () => {
    await writeBests(4, [
      [12, 90],
      [12, 90],
      [12, 80],
    ]);
    await writeBests(6, [[12, 90]]);
    await writeBests(5, [[40, 100]], { minutes: 2 });
    const { bestPerformers } = await readArena(await world.pupil());
    expect(bestPerformers.map(({ grade, score, accuracy }) => [grade, score, accuracy]).toSorted()).toEqual([
      [4, 12, 90],
      [4, 12, 90],
      [6, 12, 90],
    ]);
  });

  it('stays on the last contest when none is open, and begins anew with the next', async () => {
    await fillBank(world, 4);
    await play(world, await world.pupil({ grade: 4 }), right(2));
    world.forward(48 * 60 * 60);
    const pupil = await world.pupil({ grade: 4 });
    expect(await readArena(pupil)).toMatchObject({ contest: { id: contestId, state: 'ended' }, total: 1 });
    const next = await openContest(world);
    expect(await readArena(pupil)).toMatchObject({ contest: { id: next, state: 'open' }, total: 0, rows: [] });
  });

  it.each(['x', '1.2', '1.2.3.4', '-1.2.3', `1.2.${'9'.repeat(10)}`, "1.2.3' or 1=1"])(
    'refuses the page after %j',
    async (after) => {
      const { agent } = await world.pupil();
      expect((await agent.call('GET /api/student/practice/arena', { query: { after } })).error.code).toBe('validation');
    },
  );

  it('refuses a tab or a grade that is not there', async () => {
    const { agent } = await world.pupil();
    for (const query of [{ tab: 'race4' }, { grade: 7 }] as Record<string, string | number>[])
      expect((await agent.call('GET /api/student/practice/arena', { query })).status).toBe(400);
  });
});
