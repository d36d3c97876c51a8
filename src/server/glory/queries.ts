import { type Compilable, type RawBuilder, sql } from 'kysely';
import { DEMO_STUDENT_ID } from '#domain/access/actors';
import type { FirstBoard } from '#domain/dashboard/scenes';
import { BOARD_ROWS, type PupilBoard } from '#domain/glory/boards';
import type { PeriodKey } from '#domain/glory/periods';
import type { Grade } from '#domain/roster/grades';
import { attendedOf, generosityOf, ratingsOf } from '#server/classroom/service';
import { pupilsOfGrade, pupilsWithMore } from '#server/ledger/service';
import type { Executor } from '#server/platform/db/database';
import { prepared } from '#server/platform/db/prepared';
import { isEnrolled } from '#server/platform/db/pupils';
import { refusing } from '#server/platform/errors';

const count = sql<number>`cast(count(*) as integer)`;

/** The archived, the try-out pupil and who is left out stand on no board. */
const IS_COUNTED = sql<boolean>`${isEnrolled('s')}
  and s.id not in (select student_id from glory_left_out)`;

/** The same, of rows that know no more than the pupil's id: found once, not for each row. */
const UNCOUNTED = sql`(select id from students where archived_at is not null union all select ${sql.lit(DEMO_STUDENT_ID)}
  union all select student_id from glory_left_out)`;

interface Source {
  readonly rows: (period: PeriodKey) => RawBuilder<unknown>;
  readonly id: RawBuilder<unknown>;
  readonly value: RawBuilder<unknown>;
}

const inPeriod = (value: RawBuilder<unknown>): Source => ({
  rows: (period) => sql`period_points where period = ${period} and ${value} > 0 and student_id not in ${UNCOUNTED}`,
  id: sql`student_id`,
  value,
});

const ofAllTime = (value: RawBuilder<unknown>): Source => ({
  rows: () => sql`students as s where ${IS_COUNTED} and ${value} > 0`,
  id: sql`id`,
  value,
});

const SOURCES = {
  points: inPeriod(sql`points`),
  wealth: inPeriod(sql`wealth`),
  gain: inPeriod(sql`gain`),
  allPoints: ofAllTime(sql`points`),
  allWealth: ofAllTime(sql`(balance + points / 10)`),
} as const;
export type SourceName = keyof typeof SOURCES;

interface TopRow {
  studentId: number;
  firstName: string;
  name: string;
  grade: Grade;
  value: number;
}

export interface RungRow {
  value: number;
  grade: Grade;
  pupils: number;
  firstName: string;
  someonesGrade: Grade;
}

const compilable = <Row>(executor: Executor, query: RawBuilder<Row>): Compilable<Row> => ({
  compile: () => query.compile(executor),
});

const topOf = ({ rows, id, value }: Source) =>
  prepared(
    (executor, { period }: { period: PeriodKey }): Compilable<TopRow> =>
      compilable(
        executor,
        sql<TopRow>`
        select p.id as student_id, p.first_name, p.name, p.grade, t.value from (
          select ${id} as id, ${value} as value from ${rows(period)}
          order by ${value} desc, grade, ${id} limit ${sql.lit(BOARD_ROWS)}
        ) as t join students p on p.id = t.id order by t.value desc, t.id`,
      ),
    { remember: 'top of a board' },
  );

/** Who stands for a step is looked up and not joined: PostgreSQL would read all pupils for a few hundred steps. */
const rungsOf = ({ rows, id, value }: Source) =>
  prepared(
    (executor, { period }: { period: PeriodKey }): Compilable<RungRow> =>
      compilable(
        executor,
        sql<RungRow>`
        select r.value, r.grade, r.pupils,
          (select p.first_name from students p where p.id = r.id) as first_name,
          (select p.grade from students p where p.id = r.id) as someones_grade
        from (
          select ${value} as value, grade, ${count} as pupils, min(${id}) as id from ${rows(period)}
          group by ${value}, grade
        ) as r`,
      ),
    { packed: true, remember: 'steps of a board' },
  );

const each = <Made>(make: (source: Source) => Made) =>
  Object.fromEntries(Object.entries(SOURCES).map(([name, source]) => [name, make(source)])) as Record<SourceName, Made>;

/** The first of a board. */
export const readTop = each(topOf);

interface FirstRow {
  board: FirstBoard;
  studentId: number;
  value: number;
}

const firstOf = (board: FirstBoard, { rows, id, value }: Source, period: PeriodKey) => sql`
  select ${sql.lit(board)} as board, t.id as student_id, t.value from (
    select ${id} as id, ${value} as value from ${rows(period)}
    order by ${value} desc, grade, ${id} limit ${sql.lit(BOARD_ROWS)}
  ) as t`;

/** The first of the boards whose first place is a feast, in no order. */
export const readFirsts = prepared(
  (executor, { week, month }: { week: PeriodKey; month: PeriodKey }): Compilable<FirstRow> =>
    compilable(
      executor,
      sql<FirstRow>`${firstOf('week', SOURCES.points, week)} union all ${firstOf('month', SOURCES.points, month)}
        union all ${firstOf('improved', SOURCES.gain, week)}`,
    ),
  { remember: 'firsts of the boards' },
);

/** Everybody of it, by value and grade, with one who stands for all of a step. */
export const readRungs = each(rungsOf);

interface Since {
  readonly week: string;
  readonly month: string;
  readonly recent: string;
}

const PUPIL = ['s.id as studentId', 's.firstName', 's.name', 's.grade'] as const;

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
  { packed: true, remember: 'recitation of grades' },
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
  { packed: true, remember: 'generous pupils' },
);

/** An excused lesson counts neither for nor against. */
export const listAttended = prepared(
  (executor, { recent }: { recent: string }) =>
    executor
      .selectFrom(attendedOf(executor, recent).as('c'))
      .innerJoin('students as s', 's.id', 'c.attendantId')
      .select(['c.attended', 'c.held', ...PUPIL])
      .where(IS_COUNTED),
  { packed: true, remember: 'attendance of grades' },
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
      .leftJoin('glory_left_out as o', 'o.studentId', 's.id')
      .leftJoin('period_points as w', (join) => join.onRef('w.studentId', '=', 's.id').on('w.period', '=', week))
      .leftJoin('period_points as m', (join) => join.onRef('m.studentId', '=', 's.id').on('m.period', '=', month))
      .select([
        's.firstName',
        's.points',
        's.balance',
        'o.since as leftOutSince',
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
  executor
    .insertInto('glory_top_only')
    .values({ board })
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirst();

export const dropTopOnly = (executor: Executor, board: PupilBoard) =>
  executor.deleteFrom('glory_top_only').where('board', '=', board).executeTakeFirst();

export const listLeftOut = (executor: Executor) =>
  executor
    .selectFrom('glory_left_out as o')
    .innerJoin('students as s', 's.id', 'o.studentId')
    .select(['s.id as studentId', 's.name', 's.grade', 'o.since'])
    .where(isEnrolled('s'))
    .orderBy('s.grade')
    .orderBy('s.searchKey')
    .execute();

export const readPupil = (executor: Executor, id: number) =>
  executor
    .selectFrom('students')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(refusing('student_not_found'));

export const putLeftOut = (executor: Executor, studentId: number, since: string) =>
  executor
    .insertInto('glory_left_out')
    .values({ studentId, since })
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirst();

export const dropLeftOut = (executor: Executor, studentId: number) =>
  executor.deleteFrom('glory_left_out').where('studentId', '=', studentId).executeTakeFirst();

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
        and ${isEnrolled('s')} and not exists (select 1 from glory_left_out as o where o.student_id = s.id)
        and not exists (select 1 from glory_top_only where board = 'points')
        and not exists (select 1 from glory_left_out where student_id = ${studentId})
      order by s.points, s.id limit 1`,
    ),
  { atMostOneRow: true, remember: 'pupil ahead' },
);
