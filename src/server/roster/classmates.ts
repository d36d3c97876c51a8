import { DEMO_STUDENT_ID, type PupilActor } from '#domain/access/actors';
import { classmateLabels } from '#domain/roster/classmates';
import type { Grade } from '#domain/roster/grades';
import type { Executor } from '#server/platform/db/database';
import { prepared } from '#server/platform/db/prepared';
import { isEnrolled } from '#server/platform/db/pupils';

/** Those who share a pupil's lessons, the pupil among them. The try-out pupil is nobody's classmate. */
const classmates = (executor: Executor, grade: Grade) =>
  executor.selectFrom('students').select(['id', 'name', 'firstName']).where('grade', '=', grade).where(isEnrolled());

export const listClassmates = (executor: Executor, grade: Grade) => classmates(executor, grade).orderBy('id').execute();

export const listPartners = (executor: Executor, grade: Grade, ids: readonly number[]) =>
  classmates(executor, grade).where('id', 'in', ids).execute();

/** Everybody in a grade, the try-out pupil too; the same for every pupil until somebody comes or goes. */
const listGrade = prepared(
  (executor, { grade }: { grade: Grade }) =>
    executor
      .selectFrom('students')
      .select(['id', 'name', 'firstName', 'nameReading', 'grade'])
      .where('grade', '=', grade)
      .where('archivedAt', 'is', null)
      .orderBy('id'),
  { remember: 'pupils of a grade' },
);

/** The others of the grade, as pupils know each other. */
export const readClassmates = async (executor: Executor, { studentId, grade }: PupilActor) =>
  classmateLabels(await listClassmates(executor, grade)).filter(({ id }) => id !== studentId);

/** The try-out pupil is nobody's classmate, though it may ask like anybody. */
export const isClassmate = async (executor: Executor, studentId: number, grade: Grade): Promise<boolean> =>
  (await listPartners(executor, grade, [studentId])).length > 0;

/** Names of the grade to pick the own from. The try-out pupil is in nobody's list but its own. */
export const readGrade = async (executor: Executor, { studentId, grade }: PupilActor) => {
  const rows = (await listGrade(executor, { grade })).rows.filter(
    ({ id }) => id !== DEMO_STUDENT_ID || id === studentId,
  );
  const labels = new Map(classmateLabels(rows).map(({ id, label }) => [id, label]));
  return rows.map((row) => ({ ...row, label: labels.get(row.id) ?? '' }));
};
