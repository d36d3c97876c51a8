import { sql } from 'kysely';
import type { Mode } from '#domain/practice/kinds';
import type { Grade } from '#domain/roster/grades';
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

/** As an index can be asked: every column by its values. */
interface Asked {
  readonly contestId: number;
  readonly grade: Grade;
  readonly mode: Mode;
  readonly minutes: MinutesKey;
}

type AskedPage = Asked & BoardCursor & { readonly limit: number };
type AskedPlace = Asked & Place;

/** A query that does not ask for a grade or a kind is given any, and never reads it. */
const askedOf = ({ contestId, grade, kind }: Board): Asked => ({
  contestId,
  grade: grade ?? 4,
  mode: kind?.mode ?? 'regular',
  minutes: kind?.minutes ?? 0,
});

/** One prepared query for each of the four shapes of a board, because each has an index of its own. */
const ofEachShape = <Run>(make: (byGrade: boolean, byKind: boolean) => Run): ((board: Board) => Run) => {
  const all = make(false, false);
  const ofGrade = make(true, false);
  const ofKind = make(false, true);
  const ofBoth = make(true, true);
  return ({ grade, kind }) => {
    if (grade === null) return kind === null ? all : ofKind;
    return kind === null ? ofGrade : ofBoth;
  };
};

const pages = ofEachShape((byGrade, byKind) =>
  prepared(
    (executor, value: AskedPage) =>
      executor
        .selectFrom('practice_bests as b')
        .innerJoin('students as s', 's.id', 'b.student_id')
        .select([
          'b.student_id',
          's.first_name',
          'b.grade',
          'b.mode',
          'b.minutes',
          'b.score',
          'b.accuracy',
          'b.session_id',
          'b.created_at',
        ])
        .where('b.contest_id', '=', value.contestId)
        .$if(byGrade, (query) => query.where('b.grade', '=', value.grade))
        .$if(byKind, (query) => query.where('b.mode', '=', value.mode).where('b.minutes', '=', value.minutes))
        .where(
          sql<boolean>`(b.score, b.accuracy, b.session_id) < (${value.score}, ${value.accuracy}, ${value.sessionId})`,
        )
        .orderBy('b.score', 'desc')
        .orderBy('b.accuracy', 'desc')
        .orderBy('b.session_id', 'desc')
        .limit(value.limit),
    { remember: 'answer' },
  ),
);

export type BoardRow = RowOf<ReturnType<typeof pages>>;

/** Best first; of equals the newest first, which their shared place leaves open. */
export const listPage = async (executor: Executor, board: Board, after: BoardCursor, limit: number) =>
  (await pages(board)(executor, { ...askedOf(board), ...after, limit })).rows;

const places = ofEachShape((byGrade, byKind) =>
  prepared(
    (executor, value: AskedPlace) => {
      const board = sql`contest_id = ${value.contestId}
        and ${byGrade ? sql`grade = ${value.grade}` : sql`grade in (4, 5, 6)`}
        and ${byKind ? sql`mode = ${value.mode} and minutes = ${value.minutes}` : sql`mode in ('regular', 'timed') and minutes in (0, 1, 2, 3)`}`;
      const pupils = sql`cast(coalesce(sum(pupils), 0) as integer)`;
      const ofScore = sql`select ${pupils} from practice_spread where ${board} and by_accuracy = 1
        and score = ${value.score}`;
      return executor.selectNoFrom([
        sql<number>`(select ${pupils} from practice_spread where ${board} and by_accuracy = 0
          and score > ${value.score}) + (${ofScore} and accuracy > ${value.accuracy})`.as('ahead'),
        sql<number>`(${ofScore} and accuracy = ${value.accuracy})`.as('equals'),
      ]);
    },
    { atMostOneRow: true, remember: 'answer' },
  ),
);

/** How many are ahead of a result, and how many have the same. */
export const findPlace = async (executor: Executor, board: Board, { score, accuracy }: Place) =>
  (await places(board)(executor, { ...askedOf(board), score, accuracy })).rows[0] ?? { ahead: 0, equals: 0 };

const added = (what: 'pupils' | 'score * pupils' | 'accuracy_sum') =>
  sql<number>`cast(sum(${sql.raw(what)}) as integer)`;

export const listTotals = prepared(
  (executor, { contestId }: { contestId: number }) =>
    executor
      .selectFrom('practice_spread')
      .select([
        'grade',
        'mode',
        'minutes',
        added('pupils').as('pupils'),
        added('score * pupils').as('score_sum'),
        added('accuracy_sum').as('accuracy_sum'),
      ])
      .where('contest_id', '=', contestId)
      .where(sql<boolean>`grade in (4, 5, 6) and mode in ('regular', 'timed') and minutes in (0, 1, 2, 3)`)
      .where('by_accuracy', '=', sql.lit<0>(0))
      .groupBy(['grade', 'mode', 'minutes']),
  { remember: 'answer' },
);

export type TotalRow = RowOf<typeof listTotals>;
