import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { LessonAt } from '#domain/classroom/lessons';
import type { Attendance, Tap } from '#domain/classroom/taps';
import { classKey, type SchoolClass } from '#domain/roster/classes';
import { logins } from '#server/cards/service';
import type { Executor } from '#server/platform/db/database';
import { prepared } from '#server/platform/db/prepared';
import { isEnrolled, isOfClass } from '#server/platform/db/pupils';
import { sumIf } from '#server/platform/db/sum-if';
import type { DayRow, DaysAsked } from '#server/platform/pupil-days';
import type { RenameSection } from '#server/platform/sections';
import type {
  ClassAttendance,
  ClassSessions,
  ClassSetups,
  SessionDistributions,
  TeacherHelperRatings,
} from './tables.ts';

const sessions = (executor: Executor) =>
  executor
    .selectFrom('class_sessions as c')
    .leftJoin('staff as teacher', 'teacher.id', 'c.teacherId')
    .leftJoin('staff as ender', 'ender.id', 'c.endedBy')
    .selectAll('c')
    .select(['teacher.name as teacherName', 'ender.name as endedByName']);

export type SessionRow = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/** A section, or the grade as one. */
const ofSection = (section: string | null) => sql<boolean>`coalesce(c.section, '') = ${section ?? ''}`;

export const findSession = (executor: Executor, { day, period, grade, section }: LessonAt) =>
  sessions(executor)
    .where('c.day', '=', day)
    .where('c.period', '=', period)
    .where('c.grade', '=', grade)
    .where(ofSection(section))
    .executeTakeFirst();

/** Null where nothing was written yet. */
const countOf = (executor: Executor, ...attendances: readonly Attendance[]) =>
  executor
    .selectFrom('class_attendance as a')
    .select(
      sql<
        number | null
      >`cast(sum(case when a.attendance in (${sql.join(attendances)}) then 1 else 0 end) as integer)`.as('count'),
    )
    .where('a.sessionId', '=', sql.ref<number>('c.id'));

/** With how many came and how many did not. */
export const listSessions = (executor: Executor, from: string, to: string) =>
  sessions(executor)
    .select([
      countOf(executor, 'present', 'late').as('present'),
      countOf(executor, 'absent').as('absent'),
      countOf(executor, 'excused').as('excused'),
    ])
    .where('c.day', '>=', from)
    .where('c.day', '<=', to)
    .execute();

/** Left open on an earlier day. */
export const listForgotten = (executor: Executor, today: string) =>
  sessions(executor).where('c.day', '<', today).where(sql<boolean>`c.ended_at is null`).orderBy('c.day').execute();

/** The lessons that concerned a class on the last day up to one that had any, in the order of the day. */
export const listLastSessions = (executor: Executor, { grade, section }: SchoolClass, day: string) => {
  const ofClass =
    section === null
      ? sql<boolean>`c.grade = ${grade}`
      : sql<boolean>`c.grade = ${grade} and coalesce(c.section, ${section}) = ${section}`;
  const last = executor
    .selectFrom('class_sessions as c')
    .select((eb) => eb.fn.max('c.day').as('day'))
    .where(ofClass)
    .where('c.day', '<=', day);
  return sessions(executor).where(ofClass).where('c.day', '=', last).orderBy('c.period').execute();
};

export const insertSession = (executor: Executor, row: Insertable<ClassSessions>) =>
  executor.insertInto('class_sessions').values(row).returning('id').executeTakeFirstOrThrow();

export const updateSession = (executor: Executor, id: number, change: Updateable<ClassSessions>) =>
  executor.updateTable('class_sessions').set(change).where('id', '=', id).execute();

export const listTaps = async (executor: Executor, sessionId: number): Promise<Tap[]> => {
  const rows = await executor
    .selectFrom('class_taps')
    .select('tap')
    .where('sessionId', '=', sessionId)
    .orderBy('place')
    .execute();
  return rows.map(({ tap }) => JSON.parse(tap));
};

/** The keys of those that others of the staff brought. */
export const listKeysOfOthers = async (executor: Executor, sessionId: number, staffId: number): Promise<string[]> => {
  const rows = await executor
    .selectFrom('class_taps')
    .select('tapKey')
    .where('sessionId', '=', sessionId)
    .where((eb) => eb.or([eb('staffId', '!=', staffId), eb('staffId', 'is', null)]))
    .orderBy('place')
    .execute();
  return rows.map(({ tapKey }) => tapKey);
};

export const insertTaps = (
  executor: Executor,
  sessionId: number,
  first: number,
  taps: readonly Tap[],
  arrival: { readonly staffId: number; readonly arrivedAt: string },
) =>
  executor
    .insertInto('class_taps')
    .values(
      taps.map((tap, index) => ({
        sessionId,
        tapKey: tap.key,
        place: first + index,
        tap: JSON.stringify(tap),
        ...arrival,
      })),
    )
    .execute();

const members = (executor: Executor, { grade, section }: SchoolClass) =>
  executor
    .selectFrom('students as s')
    .where(isOfClass('s', { grade, section: section ?? undefined }))
    .where(isEnrolled('s'));

export const listMemberIds = async (executor: Executor, of: SchoolClass): Promise<Set<number>> =>
  new Set((await members(executor, of).select('s.id').execute()).map(({ id }) => id));

/** Of those whom taps speak of: whoever is in the school still, also where they are in another class by now. */
export const listStillHere = async (executor: Executor, ids: readonly number[]): Promise<Set<number>> => {
  if (ids.length === 0) return new Set();
  const here = executor.selectFrom('students as s').select('s.id').where('s.id', 'in', ids).where(isEnrolled('s'));
  return new Set((await here.execute()).map(({ id }) => id));
};

/** With how often each name was drawn since a day. */
export const listMembers = (executor: Executor, of: SchoolClass, since: string) =>
  members(executor, of)
    .leftJoin(logins(executor).as('c'), 'c.studentId', 's.id')
    .select((eb) => [
      's.id',
      's.name',
      's.firstName',
      's.classId',
      's.profileImage as photo',
      'c.cardTokenHash',
      eb
        .selectFrom('class_attendance as a')
        .select(sql<number>`cast(coalesce(sum(a.drawn), 0) as integer)`.as('drawn'))
        .whereRef('a.studentId', '=', 's.id')
        .where('a.day', '>=', since)
        .$asScalar()
        .$notNull()
        .as('drawnBefore'),
    ])
    .orderBy('s.name')
    .execute();

export const pointsOf = async (executor: Executor, ids: readonly number[]): Promise<Map<number, number>> => {
  const rows = await executor.selectFrom('students').select(['id', 'points']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, points }) => [id, points]));
};

interface Written {
  readonly attendance: readonly Insertable<ClassAttendance>[];
  readonly distributions: readonly Insertable<SessionDistributions>[];
  readonly ratings: readonly Insertable<TeacherHelperRatings>[];
}

/** In the place of what the session wrote before. */
export const replaceWritten = async (trx: Executor, sessionId: number, written: Written): Promise<void> => {
  for (const table of ['class_attendance', 'session_distributions', 'teacher_helper_ratings'] as const)
    await trx.deleteFrom(table).where('sessionId', '=', sessionId).execute();
  const { attendance, distributions, ratings } = written;
  if (attendance.length > 0) await trx.insertInto('class_attendance').values(attendance).execute();
  if (distributions.length > 0) await trx.insertInto('session_distributions').values(distributions).execute();
  if (ratings.length > 0) await trx.insertInto('teacher_helper_ratings').values(ratings).execute();
};

export type SetupRow = Selectable<ClassSetups>;

export const findSetup = (executor: Executor, kind: SetupRow['kind']) =>
  executor.selectFrom('class_setups').selectAll().where('kind', '=', kind).executeTakeFirst();

export const putSetup = (executor: Executor, row: SetupRow) =>
  executor
    .insertInto('class_setups')
    .values(row)
    .onConflict((oc) => oc.column('kind').doUpdateSet({ setup: row.setup, version: row.version }))
    .execute();

/** Of the lessons in which it was taken down whether the pupil was there. */
export const attendanceOf = (executor: Executor, studentId: number) =>
  executor
    .selectFrom('class_attendance')
    .select([
      sumIf(sql`attendance in ('present', 'late', 'absent')`).as('held'),
      sumIf(sql`attendance = 'absent'`).as('absent'),
      sumIf(sql`attendance = 'late'`).as('late'),
    ])
    .where('studentId', '=', studentId)
    .executeTakeFirstOrThrow();

export const listAttendance = (executor: Executor, studentIds: readonly number[], from: string, to: string) =>
  executor
    .selectFrom('class_attendance')
    .select(['studentId', 'attendance', 'positive', 'negative'])
    .where('studentId', 'in', studentIds)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute();

/** What the registers of lessons say. */
export const daysInClass = ({ studentId, since }: DaysAsked) => sql<DayRow>`
  select attendance as what, day as at from class_attendance
    where student_id = ${studentId} and day >= ${since} and attendance is not null`;

interface Since {
  readonly week: string;
  readonly month: string;
}

const sumSince = (column: 'rating' | 'totalPositive' | 'one', since: string | null) => {
  const value = column === 'one' ? sql`1` : sql.ref(column);
  const counted = since === null ? value : sql`case when day >= ${since} then ${value} else 0 end`;
  return sql<number>`cast(sum(${counted}) as integer)`;
};

/** What helpers were given, in each stretch of time. */
export const ratingsOf = (executor: Executor, { week, month, recent }: Since & { readonly recent: string }) =>
  executor
    .selectFrom('teacher_helper_ratings')
    .select([
      'studentId as helperId',
      sumSince('rating', week).as('weekSum'),
      sumSince('one', week).as('weekCount'),
      sumSince('rating', month).as('monthSum'),
      sumSince('one', month).as('monthCount'),
      sumSince('rating', recent).as('recentSum'),
      sumSince('rating', null).as('allSum'),
      sumSince('one', null).as('allCount'),
    ])
    .groupBy('studentId');

/** What helpers gave (D-64). */
export const generosityOf = (executor: Executor, { week, month }: Since) =>
  executor
    .selectFrom('session_distributions')
    .select([
      'studentId as helperId',
      sumSince('totalPositive', week).as('week'),
      sumSince('totalPositive', month).as('month'),
      sumSince('totalPositive', null).as('all'),
    ])
    .where('studentId', 'is not', null)
    .groupBy('studentId');

/** An excused lesson counts neither for nor against. */
export const attendedOf = (executor: Executor, recent: string) =>
  executor
    .selectFrom('class_attendance')
    .select([
      'studentId as attendantId',
      sql<number>`cast(sum(case when attendance = 'absent' then 0 else 1 end) as integer)`.as('attended'),
      sql<number>`cast(count(*) as integer)`.as('held'),
    ])
    .where('day', '>=', recent)
    .where(sql<boolean>`attendance in ('present', 'late', 'absent')`)
    .groupBy('studentId');

export const listMarksOfLessons = prepared(
  (executor) =>
    executor
      .selectFrom('session_distributions')
      .select([
        'grade',
        'day',
        sql<number>`cast(sum(total_positive) as integer)`.as('positive'),
        sql<number>`cast(sum(total_negative) as integer)`.as('negative'),
      ])
      .groupBy(['sessionId', 'grade', 'day']),
  { packed: true, remember: 'marks of lessons' },
);

/** What a section of that name was given before stays its own. */
export const renameSection: RenameSection = async (trx, { grade, from, to }) => {
  await trx
    .updateTable('class_sessions as c')
    .set({ section: to })
    .where('c.grade', '=', grade)
    .where('c.section', '=', from)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('class_sessions as o')
            .select('o.id')
            .whereRef('o.day', '=', 'c.day')
            .whereRef('o.period', '=', 'c.period')
            .where('o.grade', '=', grade)
            .where('o.section', '=', to),
        ),
      ),
    )
    .execute();
  const kindOf = (section: string) => `seats-${classKey({ grade, section })}` as const;
  await trx.deleteFrom('class_setups').where('kind', '=', kindOf(to)).execute();
  await trx
    .updateTable('class_setups')
    .set({ kind: kindOf(to) })
    .where('kind', '=', kindOf(from))
    .execute();
};
