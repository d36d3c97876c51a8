import type { Selectable } from 'kysely';
import type { Difficulty } from '#domain/questions/kinds';
import type { RaceCard } from '#domain/race/race';
import type { ContentId } from '#domain/race/rules';
import type { Executor } from '#server/platform/db/database';
import { prepared } from '#server/platform/db/prepared';
import { onceFor } from '#server/platform/once-for';
import type { RaceQuestions } from './tables.ts';

type QuestionRow = Selectable<RaceQuestions>;

/** As it was asked; it never changes. */
export interface AskedQuestion extends RaceCard {
  readonly text: string;
  readonly options: readonly string[];
  readonly source: string;
  readonly explanation: string | null;
}

/** As a content file has it. */
export interface RaceContentQuestion {
  readonly key: string;
  readonly difficulty: Difficulty;
  readonly text: string;
  readonly options: readonly string[];
  /** The place of the right option; of an answer that is no option, one that none has. */
  readonly answer: number;
  readonly source: string;
  readonly explanation: string | null;
}

const asked = (row: QuestionRow): AskedQuestion => {
  const options = JSON.parse(row.options) as string[];
  return {
    questionId: row.id,
    optionCount: options.length,
    answer: row.answer,
    text: row.text,
    options,
    source: row.source,
    explanation: row.explanation,
  };
};

/** What was read once need not be read again: a few hundred small rows, and those that an update of the product adds. */
const keptBy = onceFor((_database: object) => new Map<number, AskedQuestion>());

/** In the order asked for. */
export const raceQuestions = async (executor: Executor, ids: readonly number[]): Promise<readonly AskedQuestion[]> => {
  // A transaction has its database's adapter.
  const known = keptBy(executor.getExecutor().adapter);
  const missing = ids.filter((id) => !known.has(id));
  if (missing.length > 0) {
    const rows = await executor.selectFrom('race_questions').selectAll().where('id', 'in', missing).execute();
    for (const row of rows) known.set(row.id, asked(row));
  }
  return ids.map((id) => known.get(id) as AskedQuestion);
};

export const idsInUse = prepared(
  (executor, { contentId, difficulty }: { contentId: ContentId; difficulty: Difficulty }) =>
    executor
      .selectFrom('race_questions')
      .select('id')
      .where('content_id', '=', contentId)
      .where('difficulty', '=', difficulty)
      .where('retired_at', 'is', null)
      .orderBy('id'),
  { remember: 'answer' },
);

const isSame = (row: QuestionRow, question: RaceContentQuestion): boolean =>
  row.difficulty === question.difficulty &&
  row.text === question.text &&
  row.options === JSON.stringify(question.options) &&
  row.answer === question.answer &&
  row.source === question.source &&
  row.explanation === question.explanation;

/** Whatever differs from what is in use is a question of its own; whatever the files no longer have is retired. */
export const replaceQuestions = async (
  executor: Executor,
  contentId: ContentId,
  questions: readonly RaceContentQuestion[],
  at: string,
): Promise<void> => {
  const inUse = await executor
    .selectFrom('race_questions')
    .selectAll()
    .where('content_id', '=', contentId)
    .where('retired_at', 'is', null)
    .execute();
  const byKey = new Map(inUse.map((row) => [row.content_key, row]));
  const staying = questions.filter((question) => {
    const row = byKey.get(question.key);
    return row !== undefined && isSame(row, question);
  });
  const stays = new Set(staying.map(({ key }) => key));
  const leaving = inUse.filter((row) => !stays.has(row.content_key)).map((row) => row.id);
  const coming = questions.filter(({ key }) => !stays.has(key));
  if (leaving.length > 0)
    await executor.updateTable('race_questions').set({ retired_at: at }).where('id', 'in', leaving).execute();
  if (coming.length > 0)
    await executor
      .insertInto('race_questions')
      .values(
        coming.map(({ key, options, ...question }) => ({
          ...question,
          content_id: contentId,
          content_key: key,
          options: JSON.stringify(options),
          created_at: at,
          retired_at: null,
        })),
      )
      .execute();
};
