import { type Selectable, sql } from 'kysely';
import type { Difficulty, QuestionUse } from '#domain/questions/kinds';
import type { Grade } from '#domain/roster/grades';
import type { Executor } from '#server/platform/db/database';
import { prepared, type RowOf } from '#server/platform/db/prepared';
import type { QuestionMistakes, QuestionStats, QuestionVersions } from './tables.ts';

export type VersionRow = Selectable<QuestionVersions>;

/** Every question in each grade that asks it, in its newest words. */
export const askedIn = (executor: Executor) =>
  executor
    .selectFrom('question_places as p')
    .innerJoin('questions as q', 'q.id', 'p.questionId')
    .innerJoin('question_versions as v', 'v.id', 'q.versionId');

/** What a grade practises now, in the order of its bank. */
export const listActive = (executor: Executor, grade: Grade, use: QuestionUse) =>
  askedIn(executor)
    .selectAll('v')
    .select(['p.grade', 'p.number', 'p.lessonId', 'q.reviewedAt'])
    .where('p.grade', '=', grade)
    .where('q.use', '=', use)
    .where('q.retiredAt', 'is', null)
    .orderBy('p.number')
    .execute();

/** What a race of a grade may ask now. */
export const raceVersions = prepared(
  (executor, { grade, difficulty }: { grade: Grade; difficulty: Difficulty }) =>
    askedIn(executor)
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
  askedIn(executor)
    .innerJoin('question_stats as s', (join) =>
      join.onRef('s.questionId', '=', 'p.questionId').onRef('s.grade', '=', 'p.grade'),
    )
    .selectAll('v')
    .select(['p.number', 's.attempts', 's.correctAnswers'])
    .where('p.grade', '=', grade)
    .where('s.attempts', '>', 0)
    .where('q.use', '=', sql.lit('practice'))
    .where('q.retiredAt', 'is', null),
);

export type AttemptedRow = RowOf<typeof listAttempted>;

/** Added to what was counted before, in the order of the questions, so that no two pupils wait for each other in a ring. */
export const addToStats = async (executor: Executor, counted: readonly QuestionStats[]): Promise<void> => {
  await executor
    .insertInto('question_stats')
    .values(counted.toSorted((a, b) => a.questionId - b.questionId))
    .onConflict((oc) =>
      oc.columns(['grade', 'questionId']).doUpdateSet((eb) => ({
        attempts: eb('question_stats.attempts', '+', eb.ref('excluded.attempts')),
        correctAnswers: eb('question_stats.correctAnswers', '+', eb.ref('excluded.correctAnswers')),
      })),
    )
    .execute();
};

/** In one order for everybody, as above. */
export const addToMistakes = async (executor: Executor, mistaken: readonly QuestionMistakes[]): Promise<void> => {
  await executor
    .insertInto('question_mistakes')
    .values(mistaken.toSorted((a, b) => a.versionId - b.versionId || a.choice - b.choice))
    .onConflict((oc) =>
      oc.columns(['versionId', 'choice']).doUpdateSet((eb) => ({
        times: eb('question_mistakes.times', '+', eb.ref('excluded.times')),
      })),
    )
    .execute();
};

/** What is asked about each lesson now, and what pupils made of it. */
export const countQuestions = (executor: Executor, grade: Grade) =>
  executor
    .selectFrom('question_places as p')
    .innerJoin('questions as q', 'q.id', 'p.questionId')
    .leftJoin('question_stats as s', (join) =>
      join.onRef('s.grade', '=', 'p.grade').onRef('s.questionId', '=', 'p.questionId'),
    )
    .select([
      'p.lessonId',
      sql<number>`cast(count(*) as integer)`.as('questions'),
      sql<number>`cast(coalesce(sum(s.attempts), 0) as integer)`.as('attempts'),
      sql<number>`cast(coalesce(sum(s.correct_answers), 0) as integer)`.as('correctAnswers'),
    ])
    .where('p.grade', '=', grade)
    .where('q.retiredAt', 'is', null)
    .where('p.lessonId', 'is not', null)
    .groupBy('p.lessonId')
    .execute();

/** Each grade that asks it has its own lesson for it. */
export const setLessonOf = async (executor: Executor, id: number, grade: Grade, lessonId: string | null) => {
  const lesson = { lessonId };
  await executor.updateTable('questions').set(lesson).where('id', '=', id).where('grade', '=', grade).execute();
  await executor
    .updateTable('question_grades')
    .set(lesson)
    .where('questionId', '=', id)
    .where('grade', '=', grade)
    .execute();
};

export const findQuestion = (executor: Executor, id: number, grade: Grade) =>
  executor
    .selectFrom('question_places as p')
    .innerJoin('questions as q', 'q.id', 'p.questionId')
    .select(['p.number', 'p.lessonId'])
    .where('p.questionId', '=', id)
    .where('p.grade', '=', grade)
    .where('q.use', '=', 'practice')
    .executeTakeFirst();

/** Of questions that a school was given before they carried their lesson. */
export const adoptQuestions = (executor: Executor, grade: Grade, keys: readonly string[], lessonId: string) =>
  executor
    .updateTable('questions')
    .set({ lessonId })
    .where('grade', '=', grade)
    .where('lessonId', 'is', null)
    .where('contentKey', 'in', keys)
    .execute();
