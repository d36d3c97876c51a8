import { placesOf } from '#domain/practice/arena';
import type { Executor } from '#server/platform/db/database';
import { onceFor } from '#server/platform/once-for';
import * as bests from './bests-rows.ts';
import * as store from './board-rows.ts';

export type { BestRow, NamedBestRow } from './bests-rows.ts';
export type { Board } from './board-rows.ts';

export type RankedRow = store.BoardRow & { readonly rank: number };

/** A pupil's bests in a contest, one for each kind. */
export const ownBests = async (
  executor: Executor,
  contestId: number,
  studentId: number,
): Promise<readonly bests.BestRow[]> => (await bests.listOwnBests(executor, { contestId, studentId })).rows;

export const bestsOfStudent = bests.listBestsOfStudent;

/** Everybody's, for the sharing and for naming winners. */
export const bestsOfContest = bests.listBestsOfContest;

const ranked = (rows: readonly store.BoardRow[], places: readonly number[]): readonly RankedRow[] =>
  rows.map((row, index) => ({ ...row, rank: places[index] as number }));

const rankedFromTop = onceFor((rows: readonly store.BoardRow[]) => ranked(rows, placesOf(rows)));

/** A piece of a board with its places; from the top where no row is named that it comes after. */
export const readBoard = async (
  executor: Executor,
  board: store.Board,
  { after, limit }: { readonly after?: store.BoardCursor | undefined; readonly limit: number },
): Promise<readonly RankedRow[]> => {
  const rows = await store.listPage(executor, board, after ?? store.TOP, limit);
  const [first] = rows;
  if (!first || !after) return rankedFromTop(rows);
  return ranked(rows, placesOf(rows, await store.findPlace(executor, board, first)));
};

/** The place that a result has on a board, found without counting its rows. */
export const placeOn = async (
  executor: Executor,
  board: store.Board,
  result: { readonly score: number; readonly accuracy: number },
): Promise<number> => (await store.findPlace(executor, board, result)).ahead + 1;

export const totalsOf = async (executor: Executor, contestId: number): Promise<readonly store.TotalRow[]> =>
  (await store.listTotals(executor, { contestId })).rows;

/** Whether a best, or a sum of bests, stands on a board. */
export const standsOn = (
  { grade, kind }: store.Board,
  row: Pick<store.TotalRow, 'grade' | 'mode' | 'minutes'>,
): boolean =>
  (grade === null || row.grade === grade) &&
  (kind === null || (row.mode === kind.mode && row.minutes === kind.minutes));

/** How many bests stand on a board. */
export const sizeOf = async (executor: Executor, board: store.Board): Promise<number> =>
  sizeFrom(await totalsOf(executor, board.contestId), board);

export const sizeFrom = (totals: readonly store.TotalRow[], board: store.Board): number =>
  totals.filter((row) => standsOn(board, row)).reduce((sum, { pupils }) => sum + pupils, 0);
