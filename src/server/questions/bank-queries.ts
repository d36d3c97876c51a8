import { type Insertable, sql } from 'kysely';
import type { NumberedQuestion } from '#domain/questions/bank';
import type { Question } from '#domain/questions/questions';
import type { Grade } from '#domain/roster/grades';
import type { Executor } from '#server/platform/db/database';
import { refusing } from '#server/platform/errors';
import type { QuestionVersions } from './tables.ts';

/** Who wrote it and when; nobody of the staff wrote what the school began with. */
export interface Written {
  readonly staffId: number | null;
  readonly at: string;
}

const versionOf = (questionId: number, question: Question, { staffId, at }: Written): Insertable<QuestionVersions> => ({
  question_id: questionId,
  subject: question.subject,
  type: question.type,
  text: question.text,
  options: JSON.stringify(question.options),
  answer: question.answer,
  difficulty: question.difficulty,
  points: question.points,
  source: question.source,
  correction: question.correction,
  explanation: question.explanation,
  staff_id: staffId,
  created_at: at,
});

/** From now on these are asked in their newest words, which nobody has reviewed. */
const showNewest = (executor: Executor, ids: readonly number[]) =>
  executor
    .updateTable('questions')
    .set({
      version_id: sql`(select max(v.id) from question_versions as v where v.question_id = questions.id)`,
      reviewed_at: null,
      reviewed_by: null,
    })
    .where('id', 'in', ids)
    .execute();

export const insertVersions = async (
  executor: Executor,
  edits: readonly { readonly id: number; readonly question: Question }[],
  written: Written,
): Promise<void> => {
  await executor
    .insertInto('question_versions')
    .values(edits.map(({ id, question }) => versionOf(id, question, written)))
    .execute();
  await showNewest(
    executor,
    edits.map(({ id }) => id),
  );
};

type NewQuestion = NumberedQuestion & { readonly key?: string };

/** Answers their ids, in the same order. */
export const insertQuestions = async (
  executor: Executor,
  grade: Grade,
  questions: readonly NewQuestion[],
  written: Written,
): Promise<readonly number[]> => {
  const rows = await executor
    .insertInto('questions')
    .values(questions.map(({ number, key }) => ({ grade, number, content_key: key ?? null, created_at: written.at })))
    .returning(['id', 'number'])
    .execute();
  const ids = new Map(rows.map(({ id, number }) => [number, id]));
  const added = questions.map((question) => ({ id: ids.get(question.number) as number, question }));
  await insertVersions(executor, added, written);
  return added.map(({ id }) => id);
};

export const listBanks = (executor: Executor) => executor.selectFrom('question_banks').selectAll().execute();

export const insertBank = (executor: Executor, grade: Grade, matchingOptions: readonly string[]) =>
  executor
    .insertInto('question_banks')
    .values({ grade, matching_options: JSON.stringify(matchingOptions) })
    .execute();

export const findBank = (executor: Executor, grade: Grade) =>
  executor.selectFrom('question_banks').selectAll().where('grade', '=', grade).executeTakeFirst();

export const setMatchingOptions = (executor: Executor, grade: Grade, matchingOptions: readonly string[]) =>
  executor
    .updateTable('question_banks')
    .set({ matching_options: JSON.stringify(matchingOptions) })
    .where('grade', '=', grade)
    .execute();

/** Each in its newest words, with what pupils made of it and who reviewed it. */
const forStaff = (executor: Executor) =>
  executor
    .selectFrom('questions as q')
    .innerJoin('question_versions as v', 'v.id', 'q.version_id')
    .leftJoin('question_stats as s', (join) =>
      join.onRef('s.grade', '=', 'q.grade').onRef('s.question_id', '=', 'q.id'),
    )
    .leftJoin('staff as r', 'r.id', 'q.reviewed_by')
    .selectAll('v')
    .select(['q.grade', 'q.number', 'q.lesson_id', 'q.retired_at', 'q.reviewed_at', 'q.created_at as added_at'])
    .select(['s.attempts', 's.correct_answers', 'r.name as reviewer']);

export type StaffRow = Awaited<ReturnType<typeof listForStaff>>[number];

/** All of a grade, retired ones too. */
export const listForStaff = (executor: Executor, grade: Grade) =>
  forStaff(executor).where('q.grade', '=', grade).orderBy('q.number').execute();

/** As their file had them: of the staff nobody wrote, signed or retired them. */
export const listUntouched = (executor: Executor) =>
  executor
    .selectFrom('questions as q')
    .innerJoin('question_versions as v', 'v.id', 'q.version_id')
    .selectAll('v')
    .select(['q.grade', 'q.content_key'])
    .where('q.content_key', 'is not', null)
    .where('v.staff_id', 'is', null)
    .where('q.reviewed_at', 'is', null)
    .where('q.retired_at', 'is', null)
    .execute();

export const readForStaff = (executor: Executor, id: number) =>
  forStaff(executor).where('q.id', '=', id).executeTakeFirstOrThrow(refusing('question_not_found'));

export const setReview = (executor: Executor, id: number, review: { by: number; at: string } | null) =>
  executor
    .updateTable('questions')
    .set({ reviewed_at: review?.at ?? null, reviewed_by: review?.by ?? null })
    .where('id', '=', id)
    .execute();

export const setRetired = (executor: Executor, id: number, at: string | null) =>
  executor.updateTable('questions').set({ retired_at: at }).where('id', '=', id).execute();
