import type { Executor } from '#server/platform/db/database';
import { onceFor } from '#server/platform/once-for';
import { optionsOf, questionVersions, type VersionRow } from '#server/questions/service';

/** As it was asked: a version of a question of the bank, which never changes. */
const askedOf = onceFor((row: VersionRow) => {
  const options = optionsOf(row);
  return {
    questionId: row.id,
    /** Of the question, whatever its words. */
    bankId: row.questionId,
    optionCount: options.length,
    answer: row.answer,
    text: row.text,
    options,
    source: row.source,
    explanation: row.explanation,
  };
});

export type AskedQuestion = ReturnType<typeof askedOf>;

/** In the order asked for. */
export const raceQuestions = async (executor: Executor, ids: readonly number[]): Promise<readonly AskedQuestion[]> =>
  (await questionVersions(executor, ids)).map(askedOf);
