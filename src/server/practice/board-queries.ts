import { type RawBuilder, sql } from 'kysely';
import { type Mode, RACE_MINUTES } from '#domain/practice/kinds';
import { GRADES, type Grade } from '#domain/roster/grades';
import { isWithheld } from '#server/consents/service';
import type { Executor } from '#server/platform/db/database';
import { prepared, type RowOf } from '#server/platform/db/prepared';
import type { MinutesKey } from './tables.ts';

/** Which bests of a contest stand on it: of one grade or all, of one kind or all. */
export interface Board {
  readonly contestId: number;
  readonly grade: Grade | null;
  readonly kind: { readonly mode: Mode; readonly minutes: MinutesKey } | null;
}

interface Place {
  readonly score: number;
  readonly accuracy: number;
}

export interface BoardCursor extends Place {
  readonly sessionId: number;
}

/** Before every row. */
export const TOP: BoardCursor = { score: 2_147_483_647, accuracy: 101, sessionId: 2_147_483_647 };

/** Both ends of what stands on it, so that one query serves every board. A review's minutes are 0. */
const askedOf = ({ contestId, grade, kind }: Board) => ({
  contestId,
  gradeFrom: grade ?? GRADES[0],
  gradeTo: grade ?? GRADES[2],
  minutesFrom: kind?.minutes ?? 0,
  minutesTo: kind?.minutes ?? RACE_MINUTES[2],
});
type Asked = ReturnType<typeof askedOf>;

/** Without those whose guardian does not want it (D-69): their results stand, and decide a contest as any other. */
const onBoard = ({ contestId, gradeFrom, gradeTo, minutesFrom, minutesTo }: Asked) =>
  sql<boolean>`b.contest_id = ${contestId} and b.grade between ${gradeFrom} and ${gradeTo}
    and b.minutes between ${minutesFrom} and ${minutesTo} and not ${isWithheld('boards', sql.ref('b.studentId'))}`;

const readRows = prepared(
  (executor, value: Asked & BoardCursor & { readonly limit: number }) =>
    executor
      .selectFrom('practice_bests as b')
      .innerJoin('students as s', 's.id', 'b.studentId')
      .select(['b.studentId', 's.firstName as name', 'b.grade', 'b.mode', 'b.minutes'])
      .select(['b.score', 'b.accuracy', 'b.sessionId', 'b.createdAt'])
      .where(onBoard(value))
      .where(
        sql<boolean>`(b.score, b.accuracy, b.session_id) < (${value.score}, ${value.accuracy}, ${value.sessionId})`,
      )
      .orderBy('b.score', 'desc')
      .orderBy('b.accuracy', 'desc')
      .orderBy('b.sessionId', 'desc')
      .limit(value.limit),
  { remember: 'page of the arena' },
);

export type BoardRow = RowOf<typeof readRows>;

/** Best first; of equals the newest first, which their shared place leaves open. */
export const listPage = async (executor: Executor, board: Board, after: BoardCursor, limit: number) =>
  (await readRows(executor, { ...askedOf(board), ...after, limit })).rows;

const countIf = (condition: RawBuilder<boolean>) => sql<number>`cast(count(*) filter (where ${condition}) as integer)`;

const readPlace = prepared(
  (executor, value: Asked & Place) =>
    executor
      .selectFrom('practice_bests as b')
      .select([
        countIf(sql`(b.score, b.accuracy) > (${value.score}, ${value.accuracy})`).as('ahead'),
        countIf(sql`b.score = ${value.score} and b.accuracy = ${value.accuracy}`).as('equals'),
      ])
      .where(onBoard(value))
      .where('b.score', '>=', value.score),
  { atMostOneRow: true, remember: 'place in the arena' },
);

/** How many are ahead of a result, and how many have the same. */
export const findPlace = async (executor: Executor, board: Board, { score, accuracy }: Place) =>
  (await readPlace(executor, { ...askedOf(board), score, accuracy })).rows[0] ?? { ahead: 0, equals: 0 };

const whole = (sum: 'count(*)' | 'sum(score)' | 'sum(accuracy)') => sql<number>`cast(${sql.raw(sum)} as integer)`;

export const listTotals = prepared(
  (executor, { contestId }: { contestId: number }) =>
    executor
      .selectFrom('practice_bests')
      .select([
        'grade',
        'mode',
        'minutes',
        whole('count(*)').as('pupils'),
        whole('sum(score)').as('scoreSum'),
        whole('sum(accuracy)').as('accuracySum'),
      ])
      .where('contestId', '=', contestId)
      .where(sql<boolean>`not ${isWithheld('boards', sql.ref('studentId'))}`)
      .groupBy(['grade', 'mode', 'minutes']),
  { remember: 'sums of the arena' },
);

export type TotalRow = RowOf<typeof listTotals>;
