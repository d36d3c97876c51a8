import { type RawBuilder, sql } from 'kysely';
import { DEMO_STUDENT_ID } from '#domain/access/actors';

/** The try-out pupil stands in no list of pupils, no total and on no board, and gets no card (D-12). */
export const isPupil = (students = 'students'): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${students}.id`)} <> ${sql.lit(DEMO_STUDENT_ID)}`;

/** Who is a pupil of the school now: what every list and every count of pupils asks. */
export const isEnrolled = (students = 'students'): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${students}.archived_at`)} is null and ${isPupil(students)}`;
