import { type Selectable, sql } from 'kysely';
import type { Difficulty, QuestionUse } from '#domain/questions/kinds';
import type { Grade } from '#domain/roster/grades';
import type { Executor } from '#server/platform/db/database';
import { prepared, type RowOf } from '#server/platform/db/prepared';
import type { QuestionVersions } from './tables.ts';

export type VersionRow = Selectable<QuestionVersions>;

/** What a grade practises now, in the order of its bank. */
export const listActive = (executor: Executor, grade: Grade, use: QuestionUse) =>
  executor
    .selectFrom('question_places as p')
    .innerJoin('questions as q', 'q.id', 'p.question_id')
    .innerJoin('question_versions as v', 'v.id', 'q.version_id')
    .selectAll('v')
    .select(['p.number', 'p.lesson_id'])
    .where('p.grade', '=', grade)
    .where('q.use', '=', use)
    .where('q.retired_at', 'is', null)
    .orderBy('p.number')
    .execute();

/** What a race of a grade may ask now. */
export const raceVersions = prepared(
  (executor, { grade, difficulty }: { grade: Grade; difficulty: Difficulty }) =>
    executor
      .selectFrom('question_places as p')
      .innerJoin('questions as q', 'q.id', 'p.question_id')
      .innerJoin('question_versions as v', 'v.id', 'q.version_id')
      .select('v.id')
      .where('p.grade', '=', grade)
      .where('q.use', '=', sql.lit('race'))
      .where('q.retired_at', 'is', null)
      .where('v.difficulty', '=', difficulty)
      .orderBy('v.id'),
  { remember: 'answer' },
);

export const listVersions = (executor: Executor, ids: readonly number[]): Promise<VersionRow[]> =>
  executor.selectFrom('question_versions').selectAll().where('id', 'in', ids).execute();

export type NumberedRow = Awaited<ReturnType<typeof listActive>>[number];

/** What was answered in a grade of what it practises now. */
export const listAttempted = prepared((executor, { grade }: { grade: Grade }) =>
  executor
    .selectFrom('question_places as p')
    .innerJoin('question_stats as s', (join) =>
      join.onRef('s.question_id', '=', 'p.question_id').onRef('s.grade', '=', 'p.grade'),
    )
    .innerJoin('questions as q', 'q.id', 'p.question_id')
    .innerJoin('question_versions as v', 'v.id', 'q.version_id')
    .selectAll('v')
    .select(['p.number', 's.attempts', 's.correct_answers'])
    .where('p.grade', '=', grade)
    .where('s.attempts', '>', 0)
    .where('q.use', '=', sql.lit('practice'))
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

interface Mistaken {
  readonly versionId: number;
  readonly choice: number;
  readonly times: number;
}

/** In one order for everybody, as above. */
export const addToMistakes = async (executor: Executor, mistaken: readonly Mistaken[]): Promise<void> => {
  await executor
    .insertInto('question_mistakes')
    .values(
      mistaken
        .toSorted((a, b) => a.versionId - b.versionId || a.choice - b.choice)
        .map(({ versionId, choice, times }) => ({ version_id: versionId, choice, times })),
    )
    .onConflict((oc) =>
      oc.columns(['version_id', 'choice']).doUpdateSet((eb) => ({
        times: eb('question_mistakes.times', '+', eb.ref('excluded.times')),
      })),
    )
    .execute();
};
