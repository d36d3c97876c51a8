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
    .innerJoin('questions as q', 'q.id', 'p.questionId')
    .innerJoin('question_versions as v', 'v.id', 'q.versionId')
    .selectAll('v')
    .select(['p.number', 'p.lessonId'])
    .where('p.grade', '=', grade)
    .where('q.use', '=', use)
    .where('q.retiredAt', 'is', null)
    .orderBy('p.number')
    .execute();

/** What a race of a grade may ask now. */
export const raceVersions = prepared(
  (executor, { grade, difficulty }: { grade: Grade; difficulty: Difficulty }) =>
    executor
      .selectFrom('question_places as p')
      .innerJoin('questions as q', 'q.id', 'p.questionId')
      .innerJoin('question_versions as v', 'v.id', 'q.versionId')
      .select('v.id')
      .where('p.grade', '=', grade)
      .where('q.use', '=', sql.lit('race'))
      .where('q.retiredAt', 'is', null)
      .where('v.difficulty', '=', difficulty)
      .orderBy('v.id'),
  { remember: 'questions of races' },
);

export const listVersions = (executor: Executor, ids: readonly number[]): Promise<VersionRow[]> =>
  executor.selectFrom('question_versions').selectAll().where('id', 'in', ids).execute();

export type NumberedRow = Awaited<ReturnType<typeof listActive>>[number];

/** What was answered in a grade of what it practises now. */
export const listAttempted = prepared((executor, { grade }: { grade: Grade }) =>
  executor
    .selectFrom('question_places as p')
    .innerJoin('question_stats as s', (join) =>
      join.onRef('s.questionId', '=', 'p.questionId').onRef('s.grade', '=', 'p.grade'),
    )
    .innerJoin('questions as q', 'q.id', 'p.questionId')
    .innerJoin('question_versions as v', 'v.id', 'q.versionId')
    .selectAll('v')
    .select(['p.number', 's.attempts', 's.correctAnswers'])
    .where('p.grade', '=', grade)
    .where('s.attempts', '>', 0)
    .where('q.use', '=', sql.lit('practice'))
    .where('q.retiredAt', 'is', null),
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
          questionId,
          grade,
          attempts,
          correctAnswers: correct,
        })),
    )
    .onConflict((oc) =>
      oc.columns(['grade', 'questionId']).doUpdateSet((eb) => ({
        attempts: eb('question_stats.attempts', '+', eb.ref('excluded.attempts')),
        correctAnswers: eb('question_stats.correctAnswers', '+', eb.ref('excluded.correctAnswers')),
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
        .map(({ versionId, choice, times }) => ({ versionId, choice, times })),
    )
    .onConflict((oc) =>
      oc.columns(['versionId', 'choice']).doUpdateSet((eb) => ({
        times: eb('question_mistakes.times', '+', eb.ref('excluded.times')),
      })),
    )
    .execute();
};
