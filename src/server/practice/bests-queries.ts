import type { Selectable } from 'kysely';
import type { Executor } from '#server/platform/db/database';
import { excluded } from '#server/platform/db/excluded';
import { prepared } from '#server/platform/db/prepared';
import type { PracticeBests } from './tables.ts';

export type BestRow = Selectable<PracticeBests>;

type BestKey = Pick<BestRow, 'contestId' | 'studentId' | 'grade' | 'mode' | 'minutes'>;

export const findBest = prepared(
  (executor, { contestId, studentId, grade, mode, minutes }: BestKey) =>
    executor
      .selectFrom('practice_bests')
      .selectAll()
      .where((eb) => eb.and({ contestId, studentId, grade, mode, minutes })),
  { atMostOneRow: true },
);

export const writeBest = prepared((executor, best: BestRow) =>
  executor
    .insertInto('practice_bests')
    .values(best)
    .onConflict((oc) =>
      oc
        .columns(['contestId', 'studentId', 'grade', 'mode', 'minutes'])
        .doUpdateSet(
          excluded('score', 'accuracy', 'totalQuestions', 'correctAnswers', 'lateAnswers', 'sessionId', 'createdAt'),
        ),
    ),
);

export const listOwnBests = prepared(
  (executor, { contestId, studentId }: { contestId: number; studentId: number }) =>
    executor
      .selectFrom('practice_bests')
      .selectAll()
      .where((eb) => eb.and({ contestId, studentId })),
  { remember: 'own bests' },
);

/** Of every contest that the pupil practised in. */
export const bestsOfStudent = (executor: Executor, studentId: number): Promise<BestRow[]> =>
  executor
    .selectFrom('practice_bests')
    .selectAll()
    .where('studentId', '=', studentId)
    .orderBy('contestId', 'desc')
    .execute();

export type NamedBestRow = Awaited<ReturnType<typeof bestsOfContest>>[number];

/** Everybody's, for the sharing and for naming winners. */
export const bestsOfContest = (executor: Executor, contestId: number) =>
  executor
    .selectFrom('practice_bests as b')
    .innerJoin('students as s', 's.id', 'b.studentId')
    .selectAll('b')
    .select(['s.name as studentName', 's.firstName', 's.grade as studentGrade', 's.classId'])
    .where('b.contestId', '=', contestId)
    .orderBy('b.studentId')
    .execute();
