import type { PupilActor } from '#domain/access/actors';
import { bestOf, CONTEST_RACE_MINUTES } from '#domain/contests/contest';
import { ARENA_PAGE, gradeCards, isAhead } from '#domain/practice/arena';
import { firstName } from '#domain/roster/first-name';
import type { Deps } from '#server/platform/deps';
import { onceFor } from '#server/platform/once-for';
import type { QueryOf } from '#wire/contract';
import * as queries from './board-queries.ts';
import { type Board, ownBests, placeOn, type RankedRow, readBoard, sizeFrom, standsOn, totalsOf } from './boards.ts';
import { shownPeriod } from './periods.ts';

type Wanted = QueryOf<'GET /api/student/practice/arena'>;

const KINDS: Readonly<Record<Wanted['tab'], Board['kind']>> = {
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
const readOwn = async (deps: Deps, board: Board, { studentId, name }: PupilActor): Promise<RankedRow | null> => {
  const [first, ...others] = (await ownBests(deps.db, board.contestId, studentId)).filter((best) =>
    standsOn(board, best),
  );
  if (!first) return null;
  const best = others.reduce((ahead, other) => (isAhead(other, ahead) ? other : ahead), first);
  return { ...best, firstName: firstName(name), rank: await placeOn(deps.db, board, best) };
};

const cardsFrom = onceFor((totals: readonly queries.TotalRow[]) => gradeCards(totals));

const fastestOf = onceFor((top: readonly queries.BoardRow[]) => bestOf(top));

const readBoards = async (deps: Deps, pupil: PupilActor, contestId: number, { tab, grade, after }: Wanted) => {
  const { db } = deps;
  const board = { contestId, grade: tab === 'grade' ? (grade ?? pupil.grade) : null, kind: KINDS[tab] };
  const fastest = { contestId, grade: null, kind: KINDS.race1 };
  const [found, totals, own, top] = await Promise.all([
    readBoard(db, board, { after: after ? readCursor(after) : undefined, limit: ARENA_PAGE + 1 }),
    totalsOf(db, contestId),
    readOwn(deps, board, pupil),
    queries.listPage(db, fastest, queries.TOP, ARENA_PAGE + 1),
  ]);
  const last = found[ARENA_PAGE - 1];
  return {
    /** One more than is shown where there are more. */
    found,
    nextAfter: last && found.length > ARENA_PAGE ? cursorAt(last) : null,
    total: sizeFrom(totals, board),
    own,
    grades: cardsFrom(totals),
    bestPerformers: fastestOf(top),
  };
};

const EMPTY = { found: [], nextAfter: null, total: 0, own: null, grades: gradeCards([]), bestPerformers: [] };

/** What is open, else what ended last, on one of its boards. */
export const readArena = async (deps: Deps, pupil: PupilActor, wanted: Wanted) => {
  const now = deps.clock();
  const period = await shownPeriod(deps.db, now);
  const boards = period ? await readBoards(deps, pupil, period.id, wanted) : EMPTY;
  return { now, period, tab: wanted.tab, ...boards };
};
