import { type Insertable, sql } from 'kysely';
import type { Grade } from '#domain/access/grades';
import type { NumberedQuestion } from '#domain/practice/bank';
import type { Question } from '#domain/practice/questions';
import type { Executor } from '#server/platform/db/database';
import type { QuestionVersions } from '#server/platform/db/schema-practice';

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
