import type { Selectable } from 'kysely';
import type { Grade } from '#domain/access/grades';
import type { Mode } from '#domain/practice/kinds';
import type { Executor } from '#server/platform/db/database';
import { prepared } from '#server/platform/db/prepared';
import type { MinutesKey, PracticeBests, PracticeSpread } from '#server/platform/db/schema-practice';

export type BestRow = Selectable<PracticeBests>;
export type SpreadRow = Selectable<PracticeSpread>;

interface BestKey {
  readonly contestId: number;
  readonly studentId: number;
  readonly grade: Grade;
  readonly mode: Mode;
  readonly minutes: MinutesKey;
}

export const findBest = prepared<BestKey, BestRow>(
  (executor, value) =>
    executor
      .selectFrom('practice_bests')
      .selectAll()
      .where('contest_id', '=', value('contestId'))
      .where('student_id', '=', value('studentId'))
      .where('grade', '=', value('grade'))
      .where('mode', '=', value('mode'))
      .where('minutes', '=', value('minutes')),
  { atMostOneRow: true },
);

export const writeBest = prepared<BestRow, object>((executor, value) =>
  executor
    .insertInto('practice_bests')
    .values({
      contest_id: value('contest_id'),
      student_id: value('student_id'),
      grade: value('grade'),
      mode: value('mode'),
      minutes: value('minutes'),
      score: value('score'),
      accuracy: value('accuracy'),
      total_questions: value('total_questions'),
      correct_answers: value('correct_answers'),
      session_id: value('session_id'),
      created_at: value('created_at'),
    })
    .onConflict((oc) =>
      oc.columns(['contest_id', 'student_id', 'grade', 'mode', 'minutes']).doUpdateSet((eb) => ({
        score: eb.ref('excluded.score'),
        accuracy: eb.ref('excluded.accuracy'),
        total_questions: eb.ref('excluded.total_questions'),
        correct_answers: eb.ref('excluded.correct_answers'),
        session_id: eb.ref('excluded.session_id'),
        created_at: eb.ref('excluded.created_at'),
      })),
    ),
);

/** In the order given, which must be that of the key: then no two wait for each other in a ring. */
export const addToSpread = async (executor: Executor, rows: readonly SpreadRow[]): Promise<void> => {
  await executor
    .insertInto('practice_spread')
    .values(rows)
    .onConflict((oc) =>
      oc.columns(['contest_id', 'grade', 'mode', 'minutes', 'by_accuracy', 'score', 'accuracy']).doUpdateSet((eb) => ({
        pupils: eb('practice_spread.pupils', '+', eb.ref('excluded.pupils')),
        accuracy_sum: eb('practice_spread.accuracy_sum', '+', eb.ref('excluded.accuracy_sum')),
      })),
    )
    .execute();
};

interface OfPupil {
  readonly contestId: number;
  readonly studentId: number;
}

export const listOwnBests = prepared<OfPupil, BestRow>(
  (executor, value) =>
    executor
      .selectFrom('practice_bests')
      .selectAll()
      .where('contest_id', '=', value('contestId'))
      .where('student_id', '=', value('studentId')),
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

export type NamedBestRow = BestRow & { student_name: string; first_name: string; student_grade: Grade };

export const listBestsOfContest = (executor: Executor, contestId: number): Promise<NamedBestRow[]> =>
  executor
    .selectFrom('practice_bests as b')
    .innerJoin('students as s', 's.id', 'b.student_id')
    .selectAll('b')
    .select(['s.name as student_name', 's.first_name', 's.grade as student_grade'])
    .where('b.contest_id', '=', contestId)
    .orderBy('b.student_id')
    .execute();
