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
      .where('contest_id', '=', contestId)
      .where('student_id', '=', studentId)
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
      oc.columns(['contest_id', 'student_id', 'grade', 'mode', 'minutes']).doUpdateSet((eb) => ({
        score: eb.ref('excluded.score'),
        accuracy: eb.ref('excluded.accuracy'),
        total_questions: eb.ref('excluded.total_questions'),
        correct_answers: eb.ref('excluded.correct_answers'),
        late_answers: eb.ref('excluded.late_answers'),
        session_id: eb.ref('excluded.session_id'),
        created_at: eb.ref('excluded.created_at'),
      })),
    ),
);

export const listOwnBests = prepared(
  (executor, { contestId, studentId }: { contestId: number; studentId: number }) =>
    executor
      .selectFrom('practice_bests')
      .selectAll()
      .where('contest_id', '=', contestId)
      .where('student_id', '=', studentId),
  { remember: 'answer' },
);

/** Of every contest that the pupil practised in. */
export const listBestsOfStudent = (executor: Executor, studentId: number): Promise<BestRow[]> =>
  executor
    .selectFrom('practice_bests')
    .selectAll()
    .where('student_id', '=', studentId)
    .orderBy('contest_id', 'desc')
    .execute();

export type NamedBestRow = BestRow & {
  student_name: string;
  first_name: string;
  student_grade: Grade;
  class_id: string | null;
};

export const listBestsOfContest = (executor: Executor, contestId: number): Promise<NamedBestRow[]> =>
  executor
    .selectFrom('practice_bests as b')
    .innerJoin('students as s', 's.id', 'b.student_id')
    .selectAll('b')
    .select(['s.name as student_name', 's.first_name', 's.grade as student_grade', 's.class_id'])
    .where('b.contest_id', '=', contestId)
    .orderBy('b.student_id')
    .execute();
