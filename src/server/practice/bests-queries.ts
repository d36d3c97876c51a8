import type { Selectable } from 'kysely';
import type { Mode } from '#domain/practice/kinds';
import type { Grade } from '#domain/roster/grades';
import type { Executor } from '#server/platform/db/database';
import { prepared } from '#server/platform/db/prepared';
import type { MinutesKey, PracticeBests } from './tables.ts';

export type BestRow = Selectable<PracticeBests>;

interface BestKey {
  readonly contestId: number;
  readonly studentId: number;
  readonly grade: Grade;
  readonly mode: Mode;
  readonly minutes: MinutesKey;
}

export const findBest = prepared(
  (executor, { contestId, studentId, grade, mode, minutes }: BestKey) =>
    executor
      .selectFrom('practice_bests')
      .selectAll()
      .where('contestId', '=', contestId)
      .where('studentId', '=', studentId)
      .where('grade', '=', grade)
      .where('mode', '=', mode)
      .where('minutes', '=', minutes),
  { atMostOneRow: true },
);

export const writeBest = prepared((executor, best: BestRow) =>
  executor
    .insertInto('practice_bests')
    .values(best)
    .onConflict((oc) =>
      oc.columns(['contestId', 'studentId', 'grade', 'mode', 'minutes']).doUpdateSet((eb) => ({
        score: eb.ref('excluded.score'),
        accuracy: eb.ref('excluded.accuracy'),
        totalQuestions: eb.ref('excluded.totalQuestions'),
        correctAnswers: eb.ref('excluded.correctAnswers'),
        lateAnswers: eb.ref('excluded.lateAnswers'),
        sessionId: eb.ref('excluded.sessionId'),
        createdAt: eb.ref('excluded.createdAt'),
      })),
    ),
);

export const listOwnBests = prepared(
  (executor, { contestId, studentId }: { contestId: number; studentId: number }) =>
    executor
      .selectFrom('practice_bests')
      .selectAll()
      .where('contestId', '=', contestId)
      .where('studentId', '=', studentId),
  { remember: 'own bests' },
);

/** Of every contest that the pupil practised in. */
export const listBestsOfStudent = (executor: Executor, studentId: number): Promise<BestRow[]> =>
  executor
    .selectFrom('practice_bests')
    .selectAll()
    .where('studentId', '=', studentId)
    .orderBy('contestId', 'desc')
    .execute();

export type NamedBestRow = BestRow & {
  studentName: string;
  firstName: string;
  studentGrade: Grade;
  classId: string | null;
};

export const listBestsOfContest = (executor: Executor, contestId: number): Promise<NamedBestRow[]> =>
  executor
    .selectFrom('practice_bests as b')
    .innerJoin('students as s', 's.id', 'b.studentId')
    .selectAll('b')
    .select(['s.name as studentName', 's.firstName', 's.grade as studentGrade', 's.classId'])
    .where('b.contestId', '=', contestId)
    .orderBy('b.studentId')
    .execute();
