import { DEMO_STUDENT_ID, type PupilActor, type StaffActor } from '#domain/access/actors';
import { placeOf } from '#domain/dashboard/levels';
import { amountsOf, canReverse, opposite } from '#domain/ledger/ledger';
import { type AuditLine, about, logAct } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { inTurn } from '#server/platform/guards';
import { readPage } from '#server/platform/pages';
import { sameWishOrThrow } from '#server/platform/wishes';
import type { BodyOf } from '#wire/contract';
import { type Movement, moveLines } from './moves.ts';
import { findWrongPeriods } from './periods.ts';
import * as queries from './queries.ts';

export { type Movement, moveAll, moveLines } from './moves.ts';
export { findLineByCause, movedSince, pupilsOfGrade, pupilsWithMore } from './queries.ts';

export const move = (executor: Executor, now: Date, movement: Movement) =>
  moveLines(executor, now, movement.studentId, [movement]);

const PAGE = 50;

export const readLedger = async (deps: Deps, studentId: number, before: number | undefined) => {
  const student = await queries.readBalances(deps.db, studentId);
  const { rows, nextBefore } = await readPage(PAGE, (limit) => queries.listLines(deps.db, studentId, before, limit));
  return { ...student, student, lines: rows, nextBefore };
};

type Adjustment = BodyOf<'POST /api/admin/ledger'>;

const isSameWish = (made: queries.LineRow, wish: Adjustment): boolean => {
  const { points, coins } = amountsOf(wish.type, wish.amount);
  return made.studentId === wish.studentId && made.points === points && made.coins === coins;
};

/** Where a pupil stands in the grade, and would with some points less: before they are spent. */
export const placeWithout = async ({ db }: Deps, { studentId, grade }: PupilActor, less: number) => {
  const found = studentId === DEMO_STUDENT_ID ? undefined : await queries.readPlaces(db, studentId, grade, less);
  return found ? { now: placeOf(found.ahead), after: placeOf(found.aheadAfter) } : null;
};

/** Logged with what the pupil had and has, of the line that it undoes or else of its own. */
const moveByHand = async (
  trx: Executor,
  now: Date,
  staff: StaffActor,
  change: Movement,
  { action, details }: Pick<AuditLine, 'action' | 'details'>,
): Promise<queries.LineRow> => {
  const before = await queries.readBalances(trx, change.studentId);
  const { id, points, balance } = await move(trx, now, { ...change, staffId: staff.staffId });
  await logAct(trx, now, staff, action, about('points_logs', change.reversesId ?? id, before.name), {
    details,
    before: { points: before.points, coins: before.coins },
    after: { points, coins: balance },
  });
  return queries.readLine(trx, id);
};

export const adjust = async (deps: Deps, staff: StaffActor, wish: Adjustment): Promise<queries.LineRow> => {
  const now = deps.clock();
  const cause = `adjustment:${wish.requestKey}`;
  const line = await inTurn(deps, ['adjustment', cause], async (trx) => {
    const made = await queries.findLineByCause(trx, cause);
    if (made) return sameWishOrThrow(made, isSameWish(made, wish));
    const { type, amount, note, studentId } = wish;
    const change = { studentId, amounts: amountsOf(type, amount), reason: 'adjustment', cause, note } as const;
    return moveByHand(trx, now, staff, change, { action: 'points_adjusted', details: { type, amount, note } });
  });
  deps.live.tellBoth({ students: [line.studentId] }, 'balance');
  return line;
};

/** A new line with the opposite amounts; the reversed one stays as it was. */
export const reverse = async (deps: Deps, staff: StaffActor, lineId: number, note: string) => {
  const now = deps.clock();
  const line = await inTurn(deps, ['reversal', lineId], async (trx) => {
    const found = await queries.readLine(trx, lineId);
    if (found.reversedBy !== null) return queries.readLine(trx, found.reversedBy);
    if (!canReverse({ reason: found.reason, isReversed: false })) throw new Refusal('ledger_line_final');
    const change = {
      studentId: found.studentId,
      amounts: opposite(found),
      reason: 'reversal',
      cause: `reversal:${lineId}`,
      reversesId: lineId,
      note,
      ...(found.source && { rewardSource: found.source }),
    } as const;
    return moveByHand(trx, now, staff, change, { action: 'ledger_line_reversed', details: { note } });
  });
  deps.live.tellBoth({ students: [line.studentId] }, 'balance');
  return line;
};

/** Recomputes every balance, claim and period from what they are made of; one sentence for each that is wrong. */
export const checkLedger = async (executor: Executor): Promise<string[]> => {
  const differences = await queries.findDifferences(executor);
  const claims = await queries.findUnpaidClaims(executor);
  const orphans = await queries.findOrphanClaims(executor);
  const periods = await findWrongPeriods(executor);
  return [
    ...differences.map(
      ({ id, points, balance, value, coins, gaps }) =>
        `pupil ${id}: ${points} points and ${balance} coins, but the lines make ${value} and ${coins} (${gaps} lines do not follow)`,
    ),
    ...claims.map(({ id }) => `reward ${id}: claimed and paid do not agree`),
    ...orphans.map(({ id }) => `line ${id}: pays a reward that does not exist`),
    ...periods.map(({ studentId, period }) => `pupil ${studentId}: what was earned in ${period} is wrong`),
  ];
};
