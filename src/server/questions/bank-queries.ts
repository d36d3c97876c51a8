import { type Insertable, sql } from 'kysely';
import type { NumberedQuestion } from '#domain/questions/bank';
import type { QuestionUse } from '#domain/questions/kinds';
import type { Question } from '#domain/questions/questions';
import { gradesOf, nextNumber } from '#domain/questions/uses';
import type { Grade } from '#domain/roster/grades';
import type { Executor } from '#server/platform/db/database';
import { refusing } from '#server/platform/errors';
import { askedIn } from './queries.ts';
import type { QuestionVersions } from './tables.ts';

/** Who wrote it and when; nobody of the staff wrote what the school began with. */
export interface Written {
  readonly staffId: number | null;
  readonly at: string;
}

const versionOf = (questionId: number, question: Question, { staffId, at }: Written): Insertable<QuestionVersions> => ({
  questionId,
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
  staffId,
  createdAt: at,
});

/** From now on these are asked in their newest words, which nobody has reviewed. */
const showNewest = (executor: Executor, ids: readonly number[]) =>
  executor
    .updateTable('questions')
    .set({
      versionId: sql`(select max(v.id) from question_versions as v where v.question_id = questions.id)`,
      reviewedAt: null,
      reviewedBy: null,
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
  const ids = edits.map(({ id }) => id);
  await showNewest(executor, ids);
};

type NewQuestion = NumberedQuestion & { readonly key?: string };

/** Answers their ids, in the same order. */
export const insertQuestions = async (
  executor: Executor,
  { grade, use }: { readonly grade: Grade; readonly use: QuestionUse },
  questions: readonly NewQuestion[],
  written: Written,
): Promise<readonly number[]> => {
  const rows = await executor
    .insertInto('questions')
    .values(
      questions.map(({ number, key }) => ({ grade, use, number, contentKey: key ?? null, createdAt: written.at })),
    )
    .returning(['id', 'number'])
    .execute();
  const ids = new Map(rows.map(({ id, number }) => [number, id]));
  const added = questions.map((question) => ({ id: ids.get(question.number) as number, question }));
  await insertVersions(executor, added, written);
  return added.map(({ id }) => id);
};

export const insertBank = (executor: Executor, grade: Grade, matchingOptions: readonly string[]) =>
  executor
    .insertInto('question_banks')
    .values({ grade, matchingOptions: JSON.stringify(matchingOptions) })
    .execute();

export const findBank = (executor: Executor, grade: Grade) =>
  executor.selectFrom('question_banks').selectAll().where('grade', '=', grade).executeTakeFirst();

export const setMatchingOptions = (executor: Executor, grade: Grade, matchingOptions: readonly string[]) =>
  executor
    .updateTable('question_banks')
    .set({ matchingOptions: JSON.stringify(matchingOptions) })
    .where('grade', '=', grade)
    .execute();

/** Of a question in every grade and use. */
const total = (column: 'attempts' | 'correctAnswers') => sql<number>`cast(sum(${sql.ref(column)}) as integer)`;

const statistics = (executor: Executor) =>
  executor
    .selectFrom('question_stats')
    .select(['questionId', total('attempts').as('attempts'), total('correctAnswers').as('correctAnswers')])
    .groupBy('questionId');

/** Each in its newest words, with what pupils made of it, who reviewed it and what a grade calls it. */
const forStaff = (executor: Executor) =>
  askedIn(executor)
    .leftJoin(statistics(executor).as('s'), 's.questionId', 'q.id')
    .leftJoin('staff as r', 'r.id', 'q.reviewedBy')
    .selectAll('v')
    .select(['p.grade', 'p.number', 'p.lessonId', 'q.use', 'q.grade as ownGrade'])
    .select(['q.retiredAt', 'q.reviewedAt', 'q.createdAt as addedAt'])
    .select(['s.attempts', 's.correctAnswers', 'r.name as reviewedBy']);

type Placed = Awaited<ReturnType<ReturnType<typeof forStaff>['execute']>>[number];

/** A question as one of its grades has it. */
export interface StaffRow extends Placed {
  /** All that it is asked in, its own first. */
  readonly grades: readonly Grade[];
}

const withGrades = async (executor: Executor, rows: readonly Placed[]): Promise<StaffRow[]> => {
  const further = await executor.selectFrom('question_grades').select(['questionId', 'grade']).execute();
  return rows.map((row) => ({
    ...row,
    grades: gradesOf(
      row.ownGrade,
      further.filter((each) => each.questionId === row.questionId).map(({ grade }) => grade),
    ),
  }));
};

/** All that a grade is asked, in practice and in the race, retired ones too. */
export const listForStaff = async (executor: Executor, grade: Grade): Promise<StaffRow[]> =>
  withGrades(executor, await forStaff(executor).where('p.grade', '=', grade).orderBy('p.number').execute());

/** As its own grade has it. */
export const readForStaff = async (executor: Executor, id: number): Promise<StaffRow> => {
  const row = await forStaff(executor)
    .where('q.id', '=', id)
    .whereRef('p.grade', '=', 'q.grade')
    .executeTakeFirstOrThrow(refusing('question_not_found'));
  return (await withGrades(executor, [row]))[0] as StaffRow;
};

/** The wrong options that were chosen, in the words that were asked. */
export const listMistakes = (executor: Executor, grade: Grade) =>
  executor
    .selectFrom('question_places as p')
    .innerJoin('question_versions as v', 'v.questionId', 'p.questionId')
    .innerJoin('question_mistakes as m', 'm.versionId', 'v.id')
    .select(['v.questionId', 'v.type', 'v.options', 'm.choice', 'm.times'])
    .where('p.grade', '=', grade)
    .execute();

/** Asked in these further grades from now on, under the next number of each, and in no others. */
export const setFurtherGrades = async (
  executor: Executor,
  { questionId: id, use, ownGrade, grades }: StaffRow,
  wanted: readonly Grade[],
): Promise<void> => {
  const leaving = grades.filter((grade) => grade !== ownGrade && !wanted.includes(grade));
  if (leaving.length > 0)
    await executor.deleteFrom('question_grades').where('questionId', '=', id).where('grade', 'in', leaving).execute();
  for (const grade of wanted.filter((each) => !grades.includes(each))) {
    const number = nextNumber(use, await listForStaff(executor, grade));
    await executor.insertInto('question_grades').values({ questionId: id, grade, number, lessonId: null }).execute();
  }
};

/** How many each set of the race has. */
export const listSetSizes = (executor: Executor) =>
  askedIn(executor)
    .select(['p.grade', 'v.difficulty', sql<number>`cast(count(*) as integer)`.as('count')])
    .where('q.use', '=', 'race')
    .where('q.retiredAt', 'is', null)
    .groupBy(['p.grade', 'v.difficulty'])
    .execute();

/** The grades that have questions for this use, whatever became of them. */
export const listGradesWith = async (executor: Executor, use: QuestionUse): Promise<readonly Grade[]> => {
  const rows = await executor.selectFrom('questions').select('grade').distinct().where('use', '=', use).execute();
  return rows.map(({ grade }) => grade);
};

/** As their file had them: of the staff nobody wrote, signed or retired them. */
export const listUntouched = (executor: Executor) =>
  executor
    .selectFrom('questions as q')
    .innerJoin('question_versions as v', 'v.id', 'q.versionId')
    .selectAll('v')
    .select(['q.grade', 'q.contentKey'])
    .where('q.contentKey', 'is not', null)
    .where('v.staffId', 'is', null)
    .where('q.reviewedAt', 'is', null)
    .where('q.retiredAt', 'is', null)
    .execute();

export const setReview = (executor: Executor, id: number, review: { by: number; at: string } | null) =>
  executor
    .updateTable('questions')
    .set({ reviewedAt: review?.at ?? null, reviewedBy: review?.by ?? null })
    .where('id', '=', id)
    .execute();

export const setRetired = (executor: Executor, id: number, at: string | null) =>
  executor.updateTable('questions').set({ retiredAt: at }).where('id', '=', id).execute();
