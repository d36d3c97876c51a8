import { DEMO_STUDENT_ID, type PupilActor } from '#domain/access/actors';
import { classmateLabels } from '#domain/roster/classmates';
import type { Grade } from '#domain/roster/grades';
import type { Executor } from '#server/platform/db/database';
import * as queries from './classmate-queries.ts';

/** The others of the grade, as pupils know each other. */
export const readClassmates = async (executor: Executor, { studentId, grade }: PupilActor) =>
  classmateLabels(await queries.listClassmates(executor, grade)).filter(({ id }) => id !== studentId);

/** The try-out pupil is nobody's classmate, though it may ask like anybody. */
export const isClassmate = async (executor: Executor, studentId: number, grade: Grade): Promise<boolean> =>
  (await queries.listPartners(executor, grade, [studentId])).length > 0;

/** Names of the grade to pick the own from. The try-out pupil is in nobody's list but its own. */
export const readGrade = async (executor: Executor, { studentId, grade }: PupilActor) => {
  const rows = (await queries.listGrade(executor, { grade })).rows.filter(
    ({ id }) => id !== DEMO_STUDENT_ID || id === studentId,
  );
  const labels = new Map(classmateLabels(rows).map(({ id, label }) => [id, label]));
  return rows.map((row) => ({ ...row, label: labels.get(row.id) ?? '' }));
};
