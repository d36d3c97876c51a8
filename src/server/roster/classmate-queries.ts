import type { Grade } from '#domain/roster/grades';
import type { Executor } from '#server/platform/db/database';
import { prepared } from '#server/platform/db/prepared';
import { isEnrolled } from '#server/platform/db/pupils';

/** Those who share a pupil's lessons, the pupil among them. The try-out pupil is nobody's classmate. */
const classmates = (executor: Executor, grade: Grade) =>
  executor.selectFrom('students').select(['id', 'name']).where('grade', '=', grade).where(isEnrolled());

export const listClassmates = (executor: Executor, grade: Grade) => classmates(executor, grade).orderBy('id').execute();

export const listPartners = (executor: Executor, grade: Grade, ids: readonly number[]) =>
  classmates(executor, grade).where('id', 'in', ids).execute();

/** Everybody in a grade, the try-out pupil too; the same for every pupil until somebody comes or goes. */
export const listGrade = prepared(
  (executor, { grade }: { grade: Grade }) =>
    executor
      .selectFrom('students')
      .select(['id', 'name', 'nameReading', 'grade'])
      .where('grade', '=', grade)
      .where('archivedAt', 'is', null)
      .orderBy('id'),
  { remember: 'pupils of a grade' },
);
