import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { schoolDay } from '#domain/calendar/school-day';
import { BOARD_ROWS } from '#domain/glory/boards';
import { monthKey, type PeriodKey, periodBefore, weekKey } from '#domain/glory/periods';
import { EARNED, type LedgerReason } from '#domain/ledger/ledger';
import { shoppingBalance } from '#domain/ledger/shopping-balance';
import { checkLedger, moveLines } from '#server/ledger/service';
import { actAtOnce } from '#tests/at-once';
import { startWorld, type World } from '#tests/world';
import type { Board } from '#wire/glory';
import { presentOwn } from './present.ts';
import { readOwnGlory, setLeftOut } from './service.ts';

const PUPILS = 9;

let world: World;
let staff: Awaited<ReturnType<World['teacher']>>['actor'];
const pupils: { id: number; name: string; grade: 4 | 5 | 6 }[] = [];
beforeAll(async () => {
  world = await startWorld();
  staff = (await world.teacher()).actor;
  for (let made = 0; made < PUPILS; made += 1)
    pupils.push(await world.student({ name: `طالب${made} العمران`, grade: made % 2 === 0 ? 4 : 5 }));
});
afterAll(() => world.close());

const move = fc.record({
  pupil: fc.nat(PUPILS - 1),
  points: fc.integer({ min: -12, max: 30 }),
  coins: fc.integer({ min: -3, max: 12 }),
  reason: fc.constantFrom<LedgerReason>('adjustment', 'reversal', 'purchase', 'purchase_return'),
});
type Move = typeof move extends fc.Arbitrary<infer Made> ? Made : never;

const round = fc.record({
  together: fc.array(move, { minLength: 1, maxLength: 8 }),
  leaves: fc.option(fc.nat(PUPILS - 1)),
  hoursLater: fc.constantFrom(1, 30, 170, 400),
});

const perform = ({ pupil, points, coins, reason }: Move) => {
  const studentId = pupils[pupil]?.id ?? 0;
  const cause = randomUUID();
  return world.deps.db
    .transaction()
    .execute((trx) =>
      moveLines(trx, world.deps.clock(), studentId, [{ studentId, amounts: { points, coins }, reason, cause }]),
    );
};

const readLines = () => world.deps.db.selectFrom('points_logs').selectAll().execute();
type Lines = Awaited<ReturnType<typeof readLines>>;

/** What a pupil earned in a period, from the lines alone. */
const earnedIn = (lines: Lines, key: PeriodKey, studentId: number) => {
  const own = lines.filter(({ studentId: whose, reason, createdAt }) => {
    const day = schoolDay(new Date(createdAt));
    return whose === studentId && EARNED.includes(reason) && [weekKey(day), monthKey(day)].includes(key);
  });
  return {
    /** Also where it comes to nothing. */
    hasLines: own.some(({ value, coinsEarned }) => value !== 0 || coinsEarned !== 0),
    points: own.reduce((sum, { value }) => sum + value, 0),
    coins: own.reduce((sum, { coinsEarned }) => sum + coinsEarned, 0),
  };
};

const expectBoard = (board: Board, values: readonly number[]): void => {
  const counted = values.filter((value) => value > 0).toSorted((a, b) => b - a);
  expect(board.rows.map(({ value }) => value)).toEqual(counted.slice(0, BOARD_ROWS));
  for (const { place, value } of board.rows) expect(place).toBe(counted.filter((each) => each > value).length + 1);
  expect(board.rows.length + board.more).toBe(
    counted.filter((value) => value >= (board.rows.at(-1)?.value ?? 0)).length,
  );
};

const expectBoardsRight = async (leftOut: ReadonlySet<number>): Promise<void> => {
  const lines = await readLines();
  const today = schoolDay(world.deps.clock());
  const [week, month] = [weekKey(today), monthKey(today)];
  const standing = pupils.filter(({ id }) => !leftOut.has(id));
  const valuesBy = (measure: (id: number) => number) => standing.map(({ id }) => measure(id));
  const wealthIn = (key: PeriodKey) => (id: number) => {
    const { points, coins } = earnedIn(lines, key, id);
    return shoppingBalance(coins, points);
  };
  const pointsIn = (key: PeriodKey) => (id: number) => earnedIn(lines, key, id).points;
  const gain = (id: number) => pointsIn(week)(id) - pointsIn(periodBefore(week))(id);
  for (const { id, name, grade } of pupils) {
    const found = await readOwnGlory(world.deps, {
      kind: 'pupil',
      sessionId: 0,
      studentId: id,
      name,
      firstName: name,
      grade,
      section: null,
      enteredBy: null,
    });
    const { shared } = found.glory;
    expectBoard(shared.week.points, valuesBy(pointsIn(week)));
    expectBoard(shared.month.points, valuesBy(pointsIn(month)));
    expectBoard(shared.week.wealth, valuesBy(wealthIn(week)));
    expectBoard(shared.month.wealth, valuesBy(wealthIn(month)));
    const own = presentOwn(found);
    const mine = pointsIn(week)(id);
    const ahead = valuesBy(pointsIn(week)).filter((value) => value > mine).length;
    if (leftOut.has(id)) expect(own.week.points).toBeNull();
    else expect(own.week.points).toMatchObject({ value: mine, place: mine > 0 ? ahead + 1 : null });
    expectBoard(
      shared.doors.improved,
      // Who earned nothing this week has no row, and no gain.
      valuesBy((each) => (earnedIn(lines, week, each).hasLines ? gain(each) : 0)),
    );
  }
};

type Round = typeof round extends fc.Arbitrary<infer Made> ? Made : never;

const live = async ({ together, leaves, hoursLater }: Round): Promise<void> => {
  await actAtOnce(together, perform);
  await world.deps.db.deleteFrom('guardian_consents').execute();
  const leaver = pupils[leaves ?? PUPILS];
  if (leaver) await setLeftOut(world.deps, staff, leaver.id, true);
  world.forward(1);
  await expectBoardsRight(new Set(leaver ? [leaver.id] : []));
  expect(await checkLedger(world.deps.db)).toEqual([]);
  world.forward(hoursLater * 3600);
};

it('boards are what the lines make, after whatever moved, in whatever week', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(round, { minLength: 1, maxLength: 5 }), async (rounds) => {
      for (const each of rounds) await live(each);
    }),
    { numRuns: 12 },
  );
});
