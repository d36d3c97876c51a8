import type { Selectable } from 'kysely';
import type { Grade } from '#domain/roster/grades';
import type { Executor } from '#server/platform/db/database';
import { prepared, type RowOf } from '#server/platform/db/prepared';
import type { QuestionVersions } from './tables.ts';

export type VersionRow = Selectable<QuestionVersions>;

/** What is asked now, in the order of the bank. */
export const listActive = (executor: Executor, grade: Grade) =>
  executor
    .selectFrom('questions as q')
    .innerJoin('question_versions as v', 'v.id', 'q.version_id')
    .selectAll('v')
    .select(['q.number', 'q.lesson_id'])
    .where('q.grade', '=', grade)
    .where('q.retired_at', 'is', null)
    .orderBy('q.number')
    .execute();

export const listVersions = (executor: Executor, ids: readonly number[]): Promise<VersionRow[]> =>
  executor.selectFrom('question_versions').selectAll().where('id', 'in', ids).execute();

export type NumberedRow = Awaited<ReturnType<typeof listActive>>[number];

/** What was answered of what is asked now. */
export const listAttempted = prepared((executor, { grade }: { grade: Grade }) =>
  executor
    .selectFrom('question_stats as s')
    .innerJoin('questions as q', 'q.id', 's.question_id')
    .innerJoin('question_versions as v', 'v.id', 'q.version_id')
    .selectAll('v')
    .select(['q.number', 's.attempts', 's.correct_answers'])
    .where('s.grade', '=', grade)
    .where('s.attempts', '>', 0)
    .where('q.retired_at', 'is', null),
);

export type AttemptedRow = RowOf<typeof listAttempted>;

interface Counted {
  readonly questionId: number;
  readonly attempts: number;
  readonly correct: number;
}

/** In the order of the questions, so that no two pupils wait for each other in a ring. */
export const addToStats = async (executor: Executor, grade: Grade, counted: readonly Counted[]): Promise<void> => {
  await executor
    .insertInto('question_stats')
    .values(
      counted
        .toSorted((a, b) => a.questionId - b.questionId)
        .map(({ questionId, attempts, correct }) => ({
          question_id: questionId,
          grade,
          attempts,
          correct_answers: correct,
        })),
    )
    .onConflict((oc) =>
      oc.columns(['grade', 'question_id']).doUpdateSet((eb) => ({
        attempts: eb('question_stats.attempts', '+', eb.ref('excluded.attempts')),
        correct_answers: eb('question_stats.correct_answers', '+', eb.ref('excluded.correct_answers')),
      })),
    )
    .execute();
};
