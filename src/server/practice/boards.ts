import { placesOf } from '#domain/practice/arena';
import type { Executor } from '#server/platform/db/database';
import { onceFor } from '#server/platform/once-for';
import * as bests from './bests-queries.ts';
import * as queries from './board-queries.ts';
import { kindOf, minutesKey } from './played-session.ts';
import type { SessionRow } from './queries.ts';

export type { BestRow, NamedBestRow } from './bests-queries.ts';
export type { Board } from './board-queries.ts';

export type RankedRow = queries.BoardRow & { readonly rank: number };

/** A pupil's bests in a contest, one for each kind. */
export const ownBests = async (
  executor: Executor,
  contestId: number,
  studentId: number,
): Promise<readonly bests.BestRow[]> => (await bests.listOwnBests(executor, { contestId, studentId })).rows;

export const bestsOfStudent = bests.listBestsOfStudent;

/** Everybody's, for the sharing and for naming winners. */
export const bestsOfContest = bests.listBestsOfContest;

const ranked = (rows: readonly queries.BoardRow[], places: readonly number[]): readonly RankedRow[] =>
  rows.map((row, index) => ({ ...row, rank: places[index] as number }));

const rankedFromTop = onceFor((rows: readonly queries.BoardRow[]) => ranked(rows, placesOf(rows)));

/** A piece of a board with its places; from the top where no row is named that it comes after. */
export const readBoard = async (
  executor: Executor,
  board: queries.Board,
  { after, limit }: { readonly after?: queries.BoardCursor | undefined; readonly limit: number },
): Promise<readonly RankedRow[]> => {
  const rows = await queries.listPage(executor, board, after ?? queries.TOP, limit);
  const [first] = rows;
  if (!first || !after) return rankedFromTop(rows);
  return ranked(rows, placesOf(rows, await queries.findPlace(executor, board, first)));
};

/** The place that a result has on a board, found without counting its rows. */
export const placeOn = async (
  executor: Executor,
  board: queries.Board,
  result: { readonly score: number; readonly accuracy: number },
): Promise<number> => (await queries.findPlace(executor, board, result)).ahead + 1;

/** Where a pupil's best of the session's kind stands in the arena; null where none counts. */
export const placeInArena = async (executor: Executor, session: SessionRow) => {
  const { contestId, studentId, grade, mode } = session;
  const kind = { mode, minutes: minutesKey(kindOf(session)) };
  const [best] = (await bests.findBest(executor, { contestId, studentId, grade, ...kind })).rows;
  if (!best) return null;
  const rank = await placeOn(executor, { contestId, grade: null, kind }, best);
  return { rank, isNew: best.sessionId === session.id };
};

export const totalsOf = async (executor: Executor, contestId: number): Promise<readonly queries.TotalRow[]> =>
  (await queries.listTotals(executor, { contestId })).rows;

/** Whether a best, or a sum of bests, stands on a board. */
export const standsOn = ({ grade, kind }: queries.Board, row: Pick<queries.TotalRow, 'grade' | 'mode' | 'minutes'>) =>
  (grade === null || row.grade === grade) &&
  (kind === null || (row.mode === kind.mode && row.minutes === kind.minutes));

/** How many bests stand on a board. */
export const sizeOf = async (executor: Executor, board: queries.Board): Promise<number> =>
  sizeFrom(await totalsOf(executor, board.contestId), board);

export const sizeFrom = (totals: readonly queries.TotalRow[], board: queries.Board): number =>
  totals.filter((row) => standsOn(board, row)).reduce((sum, { pupils }) => sum + pupils, 0);
