import { type Compilable, type RawBuilder, sql } from 'kysely';
import { DEMO_STUDENT_ID } from '#domain/access/actors';
import type { FirstBoard } from '#domain/dashboard/scenes';
import { BOARD_ROWS, type PupilBoard } from '#domain/glory/boards';
import type { PeriodKey } from '#domain/glory/periods';
import type { Grade } from '#domain/roster/grades';
import { attendedOf, generosityOf, ratingsOf } from '#server/classroom/service';
import { isWithheld, withheldFlag } from '#server/consents/service';
import { pupilsOfGrade, pupilsWithMore } from '#server/ledger/service';
import { hasChanged } from '#server/platform/db/changes';
import type { Executor } from '#server/platform/db/database';
import { prepared } from '#server/platform/db/prepared';
import { isEnrolled } from '#server/platform/db/pupils';

const count = sql<number>`cast(count(*) as integer)`;

/** The archived, the try-out pupil and who is left out stand on no board. */
const IS_COUNTED = sql<boolean>`${isEnrolled('s')}
  and not ${isWithheld('boards', sql.ref('s.id'))}`;

/** The same, of rows that know no more than the pupil's id: found once, not for each row. */
const UNCOUNTED = sql`(select id from students where archived_at is not null union all select ${sql.lit(DEMO_STUDENT_ID)})`;

/** Who earned something in a period, by what of it is counted. */
const earnedIn = (period: PeriodKey, value: RawBuilder<unknown>) => sql`
  select student_id as id, ${value} as value from period_points
  where period = ${period} and ${value} > 0 and student_id not in ${UNCOUNTED}
    and not ${isWithheld('boards', sql.ref('studentId'))}
  order by ${value} desc, grade, student_id limit ${sql.lit(BOARD_ROWS)}`;

interface TopRow {
  studentId: number;
  firstName: string;
  name: string;
  grade: Grade;
  value: number;
}

const compilable = <Row>(executor: Executor, query: RawBuilder<Row>): Compilable<Row> => ({
  compile: () => query.compile(executor),
});

/** The first by points of one period. */
export const readTop = prepared(
  (executor, { period }: { period: PeriodKey }): Compilable<TopRow> =>
    compilable(
      executor,
      sql<TopRow>`
      select p.id as student_id, p.first_name, p.name, p.grade, t.value
      from (${earnedIn(period, sql`points`)}) as t join students p on p.id = t.id order by t.value desc, t.id`,
    ),
  { remember: 'first of a period' },
);

interface FirstRow {
  board: FirstBoard;
  studentId: number;
  value: number;
}

const firstOf = (board: FirstBoard, value: RawBuilder<unknown>, period: PeriodKey) => sql`
  select ${sql.lit(board)} as board, t.id as student_id, t.value from (${earnedIn(period, value)}) as t`;

/** The first of the boards whose first place is a feast, in no order. */
export const readFirsts = prepared(
  (executor, { week, month }: { week: PeriodKey; month: PeriodKey }): Compilable<FirstRow> =>
    compilable(
      executor,
      sql<FirstRow>`${firstOf('week', sql`points`, week)} union all ${firstOf('month', sql`points`, month)}
        union all ${firstOf('improved', sql`gain`, week)}`,
    ),
  { remember: 'firsts of the boards' },
);

interface Since {
  readonly week: string;
  readonly month: string;
  readonly recent: string;
}

const PUPIL = ['s.id as studentId', 's.firstName', 's.name', 's.grade'] as const;

/** Everybody who stands on boards, with what they have and what they earned in the periods that run. */
export const listCounted = prepared(
  (executor, { week, month }: { week: PeriodKey; month: PeriodKey }) =>
    executor
      .selectFrom('students as s')
      .leftJoin('period_points as w', (join) => join.onRef('w.studentId', '=', 's.id').on('w.period', '=', week))
      .leftJoin('period_points as m', (join) => join.onRef('m.studentId', '=', 's.id').on('m.period', '=', month))
      .select([...PUPIL, 's.points', 's.balance'])
      .select(['w.points as weekPoints', 'w.wealth as weekWealth', 'w.gain as weekGain'])
      .select(['m.points as monthPoints', 'm.wealth as monthWealth'])
      .where(IS_COUNTED),
  { packed: true, remember: 'pupils on the boards' },
);

/**
 * Who helped, with the ratings of each stretch of time. Summed before anybody is looked up: an engine may else walk
 * through all pupils.
 */
export const listRated = prepared(
  (executor, { week, month, recent }: Since) =>
    executor
      .selectFrom(ratingsOf(executor, { week, month, recent }).as('r'))
      .innerJoin('students as s', 's.id', 'r.helperId')
      .selectAll('r')
      .select(PUPIL)
      .where(IS_COUNTED),
  { packed: true, remember: 'ratings of helpers' },
);

/** Who gave marks as a helper (D-64). */
export const listGenerous = prepared(
  (executor, { week, month }: Omit<Since, 'recent'>) =>
    executor
      .selectFrom(generosityOf(executor, { week, month }).as('d'))
      .innerJoin('students as s', 's.id', 'd.helperId')
      .selectAll('d')
      .select(PUPIL)
      .where(IS_COUNTED),
  { packed: true, remember: 'marks given by helpers' },
);

/** An excused lesson counts neither for nor against. */
export const listAttended = prepared(
  (executor, { recent }: { recent: string }) =>
    executor
      .selectFrom(attendedOf(executor, recent).as('c'))
      .innerJoin('students as s', 's.id', 'c.attendantId')
      .select(['c.attended', 'c.held', ...PUPIL])
      .where(IS_COUNTED),
  { packed: true, remember: 'attendance of pupils' },
);

/** Of whom the points a grade earned are shared out. */
export const countPupils = (executor: Executor) =>
  executor
    .selectFrom('students')
    .select(['grade', count.as('pupils')])
    .where(isEnrolled())
    .groupBy('grade')
    .execute();

/** What a pupil has, in the periods that run. */
export const findOwn = prepared(
  (
    executor,
    { studentId, grade, week, month }: { studentId: number; grade: Grade; week: PeriodKey; month: PeriodKey },
  ) =>
    executor
      .selectFrom('students as s')
      .leftJoin('period_points as w', (join) => join.onRef('w.studentId', '=', 's.id').on('w.period', '=', week))
      .leftJoin('period_points as m', (join) => join.onRef('m.studentId', '=', 's.id').on('m.period', '=', month))
      .select([
        's.firstName',
        's.points',
        's.balance',
        withheldFlag('boards', sql.ref('s.id')).as('isLeftOut'),
        'w.points as weekPoints',
        'w.coins as weekCoins',
        'w.gain as weekGain',
        'm.points as monthPoints',
        'm.coins as monthCoins',
        pupilsOfGrade(grade).as('pupils'),
        pupilsWithMore(grade).as('pupilsWithMore'),
      ])
      .where('s.id', '=', studentId),
  { atMostOneRow: true, remember: 'own glory' },
);

export const listTopOnly = async (executor: Executor): Promise<PupilBoard[]> =>
  (await executor.selectFrom('glory_top_only').select('board').orderBy('board').execute()).map(({ board }) => board);

export const putTopOnly = (executor: Executor, board: PupilBoard) =>
  hasChanged(
    executor
      .insertInto('glory_top_only')
      .values({ board })
      .onConflict((oc) => oc.doNothing()),
  );

export const dropTopOnly = (executor: Executor, board: PupilBoard) =>
  hasChanged(executor.deleteFrom('glory_top_only').where('board', '=', board));

/**
 * Who stands next above a pupil of the same grade, by points. Nobody where staff show the top of that board only, nor for
 * who stands on none (D-69).
 */
export const findAhead = prepared(
  (
    executor,
    { studentId, grade }: { studentId: number; grade: Grade },
  ): Compilable<{ firstName: string; points: number }> =>
    compilable(
      executor,
      sql<{ firstName: string; points: number }>`
      select s.first_name, s.points from students as s
      where s.points > (select points from students where id = ${studentId}) and s.grade = ${grade}
        and ${isEnrolled('s')} and not ${isWithheld('boards', sql.ref('s.id'))}
        and not exists (select 1 from glory_top_only where board = 'points')
        and not ${isWithheld('boards', sql`${studentId}`)}
      order by s.points, s.id limit 1`,
    ),
  { atMostOneRow: true, remember: 'pupil ahead' },
);
