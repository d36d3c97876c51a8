import { type Insertable, sql, type Updateable } from 'kysely';
import type { IssueType, ReportStatus } from '#domain/reports/reports';
import type { Grade } from '#domain/roster/grades';
import { countChanged, hasChanged } from '#server/platform/db/changes';
import type { Executor } from '#server/platform/db/database';
import { isOfClass, isOfOwn } from '#server/platform/db/pupils';
import { refusing } from '#server/platform/errors';
import { newestFirst } from '#server/platform/pages';
import { type CountWaiting, waitingSince } from '#server/platform/waiting';
import type { QueryOf } from '#wire/contract';
import type { LoginIssueReports } from './tables.ts';

export const findStudentsByName = (executor: Executor, name: string, grade: Grade | undefined) =>
  executor
    .selectFrom('students')
    .select(['id', 'name', 'grade'])
    .where('name', '=', name)
    .where('archivedAt', 'is', null)
    .$if(grade !== undefined, (query) => query.where('grade', '=', grade as Grade))
    .limit(2)
    .execute();

export const listStudentReports = (executor: Executor, studentId: number) =>
  executor
    .selectFrom('login_issue_reports')
    .selectAll()
    .where('studentId', '=', studentId)
    .orderBy('id', 'desc')
    .execute();

/**
 * False where a pending report of this pupil exists already, also when both arrive at once.
 * The condition names the partial index, which engines recognise only when it is spelt out and not a parameter.
 */
export const insertReport = async (executor: Executor, report: Omit<Insertable<LoginIssueReports>, 'status'>) => {
  const inserted = await executor
    .insertInto('login_issue_reports')
    .values({ ...report, status: 'pending' })
    .onConflict((oc) => oc.column('studentId').where(sql<boolean>`status = 'pending'`).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
};

const withGrade = (executor: Executor) =>
  executor
    .selectFrom('login_issue_reports as r')
    .leftJoin('students as s', 's.id', 'r.studentId')
    .selectAll('r')
    .select(['s.grade', 's.archivedAt']);

export type ReportRow = Awaited<ReturnType<typeof readReport>>;

export const readReport = (executor: Executor, id: number) =>
  withGrade(executor).where('r.id', '=', id).executeTakeFirstOrThrow(refusing('report_not_found'));

export type ReportFilter = QueryOf<'GET /api/admin/reports'>;

export const listReports = (executor: Executor, filter: ReportFilter, limit: number) =>
  withGrade(executor)
    .where(isOfClass('s', filter))
    .$if(filter.status !== undefined, (query) => query.where('r.status', '=', filter.status as ReportStatus))
    .$if(filter.type !== undefined, (query) => query.where('r.issueType', '=', filter.type as IssueType))
    .$call(newestFirst('r.id', filter.before, limit))
    .execute();

/** Spelt out, so that the index of what is pending is asked. */
export const countWaiting: CountWaiting = (executor, _now, own) =>
  executor
    .selectFrom('login_issue_reports')
    .select(waitingSince('reportedAt'))
    .where(sql<boolean>`status = 'pending'`)
    .where(isOfOwn('student_id', own))
    .executeTakeFirstOrThrow();

/** Decides only a report that still is as it was read: of two approvals at once, one finds nothing to change. */
export const decide = (
  executor: Executor,
  read: Pick<ReportRow, 'id' | 'status' | 'specialPassword'>,
  decision: Updateable<LoginIssueReports>,
) =>
  hasChanged(
    executor
      .updateTable('login_issue_reports')
      .set(decision)
      .where('id', '=', read.id)
      .where('status', '=', read.status)
      .where('specialPassword', 'is not distinct from', read.specialPassword),
  );

export const reopen = (executor: Executor, id: number, at: string): Promise<boolean> =>
  hasChanged(
    executor
      .updateTable('login_issue_reports')
      .set({ reopenedAt: at })
      .where('id', '=', id)
      .where('status', '=', 'rejected')
      .where('reopenedAt', 'is', null),
  );

/** Spends one try before the slow hash runs, so that tries sent at once are all counted. Null when none is left. */
export const spendSpecialPasswordTry = (executor: Executor, id: number, tries: number) =>
  executor
    .updateTable('login_issue_reports')
    .set((eb) => ({ specialPasswordTries: eb('specialPasswordTries', '+', 1) }))
    .where('id', '=', id)
    .where('specialPasswordTries', '<', tries)
    .returning('specialPasswordTries')
    .executeTakeFirst();

/** Of one that was sent away before it was compared. */
export const giveBackSpecialPasswordTry = (executor: Executor, id: number) =>
  executor
    .updateTable('login_issue_reports')
    .set((eb) => ({ specialPasswordTries: eb('specialPasswordTries', '-', 1) }))
    .where('id', '=', id)
    .where('specialPasswordTries', '>', 0)
    .execute();

/** False where it was used already, or replaced by another approval while this one was checked. */
export const spendSpecialPassword = (executor: Executor, id: number, specialPassword: string, at: string) =>
  hasChanged(
    executor
      .updateTable('login_issue_reports')
      .set({ specialPasswordUsedAt: at })
      .where('id', '=', id)
      .where('specialPassword', '=', specialPassword)
      .where('specialPasswordUsedAt', 'is', null),
  );

/** Reports that name nobody of the school, by a name that is theirs. */
export const deleteReportsByName = (executor: Executor, names: readonly string[]) =>
  executor.deleteFrom('login_issue_reports').where('studentId', 'is', null).where('studentName', 'in', names).execute();

/** One that waits for staff is not done yet, however old. */
export const requestsBefore = (executor: Executor, at: string) =>
  executor.selectFrom('login_issue_reports').where('reportedAt', '<', at).where('status', '<>', 'pending');

export const forgetRequestsBefore = (executor: Executor, at: string): Promise<number> =>
  countChanged(
    executor.deleteFrom('login_issue_reports').where('reportedAt', '<', at).where('status', '<>', 'pending'),
  );
