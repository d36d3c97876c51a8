import type { RaceCard } from '#domain/race/race';
import type { Executor } from '#server/platform/db/database';
import { onceFor } from '#server/platform/once-for';
import { optionsOf, questionVersions, type VersionRow } from '#server/questions/service';

/** As it was asked: a version of a question of the bank, which never changes. */
export interface AskedQuestion extends RaceCard {
  /** Of the question, whatever its words. */
  readonly bankId: number;
  readonly text: string;
  readonly options: readonly string[];
  readonly source: string;
  readonly explanation: string | null;
}

const asked = (row: VersionRow): AskedQuestion => {
  const options = optionsOf(row);
  return {
    questionId: row.id,
    bankId: row.questionId,
    optionCount: options.length,
    answer: row.answer,
    text: row.text,
    options,
    source: row.source,
    explanation: row.explanation,
  };
};

/** What was read once need not be read again: a few hundred small rows, and those that an edit adds. */
const keptBy = onceFor((_database: object) => new Map<number, AskedQuestion>());

/** In the order asked for. */
export const raceQuestions = async (executor: Executor, ids: readonly number[]): Promise<readonly AskedQuestion[]> => {
  // A transaction has its database's adapter.
  const known = keptBy(executor.getExecutor().adapter);
  const missing = ids.filter((id) => !known.has(id));
  if (missing.length > 0) for (const row of await questionVersions(executor, missing)) known.set(row.id, asked(row));
  return ids.map((id) => known.get(id) as AskedQuestion);
};
