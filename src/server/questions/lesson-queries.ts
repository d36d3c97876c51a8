import { sql } from 'kysely';
import type { Grade } from '#domain/roster/grades';
import type { Executor } from '#server/platform/db/database';

/** What is asked about each lesson now, and what pupils made of it. */
export const countQuestions = (executor: Executor, grade: Grade) =>
  executor
    .selectFrom('question_places as p')
    .innerJoin('questions as q', 'q.id', 'p.question_id')
    .leftJoin('question_stats as s', (join) =>
      join.onRef('s.grade', '=', 'p.grade').onRef('s.question_id', '=', 'p.question_id'),
    )
    .select([
      'p.lesson_id',
      sql<number>`cast(count(*) as integer)`.as('questions'),
      sql<number>`cast(coalesce(sum(s.attempts), 0) as integer)`.as('attempts'),
      sql<number>`cast(coalesce(sum(s.correct_answers), 0) as integer)`.as('correct'),
    ])
    .where('p.grade', '=', grade)
    .where('q.retired_at', 'is', null)
    .where('p.lesson_id', 'is not', null)
    .groupBy('p.lesson_id')
    .execute();

/** Each grade that asks it has its own lesson for it. */
export const setLessonOf = async (executor: Executor, id: number, grade: Grade, lessonId: string | null) => {
  const lesson = { lesson_id: lessonId };
  await executor.updateTable('questions').set(lesson).where('id', '=', id).where('grade', '=', grade).execute();
  await executor
    .updateTable('question_grades')
    .set(lesson)
    .where('question_id', '=', id)
    .where('grade', '=', grade)
    .execute();
};

export const findQuestion = (executor: Executor, id: number, grade: Grade) =>
  executor
    .selectFrom('question_places as p')
    .innerJoin('questions as q', 'q.id', 'p.question_id')
    .select(['p.number', 'p.lesson_id'])
    .where('p.question_id', '=', id)
    .where('p.grade', '=', grade)
    .where('q.use', '=', 'practice')
    .executeTakeFirst();

/** Of questions that a school was given before they carried their lesson. */
export const adoptQuestions = (executor: Executor, grade: Grade, keys: readonly string[], lessonId: string) =>
  executor
    .updateTable('questions')
    .set({ lesson_id: lessonId })
    .where('grade', '=', grade)
    .where('lesson_id', 'is', null)
    .where('content_key', 'in', keys)
    .execute();
