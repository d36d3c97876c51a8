import type { PupilActor } from '#domain/access/actors';
import { bestOf, CONTEST_RACE_MINUTES } from '#domain/contests/contest';
import { ARENA_PAGE, gradeCards, isAhead, placesOf } from '#domain/practice/arena';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { shareReply } from '#server/platform/http/replies';
import { onceFor } from '#server/platform/once-for';
import { pageOf } from '#server/platform/pages';
import type { QueryOf } from '#wire/contract';
import { findBest, listOwnBests } from './bests-queries.ts';
import * as queries from './board-queries.ts';
import { type ContestRow, shownPeriod } from './periods.ts';
import { contestOf, presentBest } from './present.ts';
import type { SessionRow } from './queries.ts';

interface Piece {
  readonly after?: queries.BoardCursor | undefined;
  readonly limit: number;
}

/** A piece of a board, with where it starts; from the top where no row is named that it comes after. */
const readPiece = async (executor: Executor, board: queries.Board, { after, limit }: Piece) => {
  const rows = await queries.listPage(executor, board, after ?? queries.TOP, limit);
  const [first] = rows;
  return { rows, start: first && after && (await queries.findPlace(executor, board, first)) };
};

type ReadPiece = Awaited<ReturnType<typeof readPiece>>;

const withPlaces = ({ rows, start }: ReadPiece) => {
  const places = placesOf(rows, start);
  return rows.map((row, index) => ({ rank: places[index] as number, ...row }));
};

export const readBoard = async (executor: Executor, board: queries.Board, piece: Piece) =>
  withPlaces(await readPiece(executor, board, piece));

/** The place that a result has on a board, found without counting its rows. */
export const placeOn = async (
  executor: Executor,
  board: queries.Board,
  result: { readonly score: number; readonly accuracy: number },
): Promise<number> => (await queries.findPlace(executor, board, result)).ahead + 1;

/** Where a pupil's best of the session's kind stands in the arena; null where none counts. */
export const placeInArena = async (executor: Executor, session: SessionRow) => {
  const { contestId, studentId, grade, mode, minutes } = session;
  const kind: NonNullable<queries.Board['kind']> = { mode, minutes: minutes ?? 0 };
  const [best] = (await findBest(executor, { contestId, studentId, grade, ...kind })).rows;
  if (!best) return null;
  const rank = await placeOn(executor, { contestId, grade: null, kind }, best);
  return { rank, isNew: best.sessionId === session.id };
};

/** Whether a best, or a sum of bests, stands on a board. */
const standsOn = ({ grade, kind }: queries.Board, row: Pick<queries.TotalRow, 'grade' | 'mode' | 'minutes'>) =>
  (grade === null || row.grade === grade) &&
  (kind === null || (row.mode === kind.mode && row.minutes === kind.minutes));

const sizeFrom = (totals: readonly queries.TotalRow[], board: queries.Board): number =>
  totals.filter((row) => standsOn(board, row)).reduce((sum, { pupils }) => sum + pupils, 0);

/** How many bests stand on a board. */
export const sizeOf = async (executor: Executor, board: queries.Board): Promise<number> =>
  sizeFrom((await queries.listTotals(executor, { contestId: board.contestId })).rows, board);

type Wanted = QueryOf<'GET /api/student/practice/arena'>;

const KINDS: Readonly<Record<Wanted['tab'], queries.Board['kind']>> = {
  all: null,
  grade: null,
  review: { mode: 'regular', minutes: 0 },
  race1: { mode: 'timed', minutes: CONTEST_RACE_MINUTES },
  race2: { mode: 'timed', minutes: 2 },
  race3: { mode: 'timed', minutes: 3 },
};

const readCursor = (after: string): queries.BoardCursor => {
  const [score = 0, accuracy = 0, sessionId = 0] = after.split('.').map(Number);
  return { score, accuracy, sessionId };
};

const cursorAt = ({ score, accuracy, sessionId }: queries.BoardRow): string => `${score}.${accuracy}.${sessionId}`;

/** The pupil's best row of a board, wherever it stands. */
const readOwn = async ({ db }: Deps, board: queries.Board, { studentId, firstName }: PupilActor) => {
  const bests = (await listOwnBests(db, { contestId: board.contestId, studentId })).rows;
  const [first, ...others] = bests.filter((best) => standsOn(board, best));
  if (!first) return null;
  const best = others.reduce((ahead, other) => (isAhead(other, ahead) ? other : ahead), first);
  return { ...presentBest(best), name: firstName, rank: await placeOn(db, board, best) };
};

const presentBoard = (piece: ReadPiece, totals: readonly queries.TotalRow[], top: readonly queries.BoardRow[]) => {
  const { rows, next } = pageOf(withPlaces(piece), ARENA_PAGE, cursorAt);
  return { rows: rows.map(presentBest), nextAfter: next, grades: gradeCards(totals), bestPerformers: bestOf(top) };
};

const START = {};

/** The same object for as long as what it is made of is remembered: all pupils look at it, and it is written once. */
const boardOf = onceFor((rows: ReadPiece['rows']) =>
  onceFor((start: NonNullable<ReadPiece['start']> | typeof START) =>
    onceFor((totals: readonly queries.TotalRow[]) =>
      onceFor((top: readonly queries.BoardRow[]) =>
        presentBoard({ rows, start: 'ahead' in start ? start : undefined }, totals, top),
      ),
    ),
  ),
);

const readBoards = async (deps: Deps, pupil: PupilActor, contestId: number, { tab, grade, after }: Wanted) => {
  const { db } = deps;
  const board = { contestId, grade: tab === 'grade' ? (grade ?? pupil.grade) : null, kind: KINDS[tab] };
  const fastest = { contestId, grade: null, kind: KINDS.race1 };
  const [{ rows, start }, totals, own, top] = await Promise.all([
    readPiece(db, board, { after: after ? readCursor(after) : undefined, limit: ARENA_PAGE + 1 }),
    queries.listTotals(db, { contestId }),
    readOwn(deps, board, pupil),
    queries.listPage(db, fastest, queries.TOP, ARENA_PAGE + 1),
  ]);
  return { shared: boardOf(rows)(start ?? START)(totals.rows)(top), own, total: sizeFrom(totals.rows, board) };
};

const EMPTY = { shared: presentBoard({ rows: [], start: undefined }, [], []), own: null, total: 0 };

const openOrEnded = ({ endsAt }: ContestRow, now: Date): 'open' | 'ended' =>
  now.toISOString() < endsAt ? 'open' : 'ended';

/** What is open, else what ended last, on one of its boards. */
export const readArena = async (deps: Deps, pupil: PupilActor, wanted: Wanted) => {
  const now = deps.clock();
  const period = await shownPeriod(deps.db, now);
  const { shared, ...own } = period ? await readBoards(deps, pupil, period.id, wanted) : EMPTY;
  return shareReply(shared, {
    contest: contestOf(period, now),
    openPractice: period?.kind === 'open' ? openOrEnded(period, now) : null,
    tab: wanted.tab,
    ...own,
  });
};
