import { sql } from 'kysely';
import type { Grade } from '#domain/roster/grades';
import type { Executor } from '#server/platform/db/database';

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
      sql<number>`cast(coalesce(sum(s.correct_answers), 0) as integer)`.as('correct'),
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
