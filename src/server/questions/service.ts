import { byHardness } from '#domain/questions/hardest';
import type { Grade } from '#domain/roster/grades';
import type { Executor } from '#server/platform/db/database';
import { onceFor } from '#server/platform/once-for';
import * as queries from './queries.ts';

export { type Checked, checkBanks, checkContent, describeFault } from './check.ts';
export { type ContentBank, fillBanksIfEmpty, readContent } from './content.ts';
export { provideBanks } from './corrections.ts';
export { addQuestion, changeMatchingOptions, editQuestion, retireQuestion, reviewQuestion } from './edit.ts';
export { exportQuestions, importQuestions } from './import.ts';
export { listQuestions } from './list.ts';
export { optionsOf, presentQuestion } from './present.ts';
export type { VersionRow } from './queries.ts';

export const activeQuestions = (executor: Executor, grade: Grade) => queries.listActive(executor, grade);

/** The hardest first. */
export const hardestQuestions = async (executor: Executor, grade: Grade): Promise<queries.AttemptedRow[]> =>
  (await queries.listAttempted(executor, { grade })).rows.toSorted((a, b) =>
    byHardness({ ...a, correct: a.correct_answers }, { ...b, correct: b.correct_answers }),
  );

/** A version never changes, so what was read once need not be read again. Some thousands are a few megabytes. */
const keptBy = onceFor((_database: object) => new Map<number, queries.VersionRow>());
const KEPT_MAX = 5000;

/** In the order asked for. */
export const questionVersions = async (executor: Executor, ids: readonly number[]) => {
  // A transaction has its database's adapter.
  const known = keptBy(executor.getExecutor().adapter);
  if (known.size > KEPT_MAX) known.clear();
  // Looked up before the wait: somebody else may empty what is kept meanwhile.
  const found = new Map(ids.map((id) => [id, known.get(id)]));
  const missing = ids.filter((id) => !found.get(id));
  if (missing.length > 0)
    for (const row of await queries.listVersions(executor, missing)) {
      known.set(row.id, row);
      found.set(row.id, row);
    }
  return ids.map((id) => found.get(id) as queries.VersionRow);
};

interface Judged {
  readonly questionId: number;
  readonly isCorrect: boolean;
}

/** Counts answers for the hardest questions, in the transaction that stores them. */
export const countAnswers = (executor: Executor, grade: Grade, answers: readonly Judged[]): Promise<void> => {
  const counts = new Map<number, { questionId: number; attempts: number; correct: number }>();
  for (const { questionId, isCorrect } of answers) {
    const count = counts.get(questionId) ?? { questionId, attempts: 0, correct: 0 };
    counts.set(questionId, {
      questionId,
      attempts: count.attempts + 1,
      correct: count.correct + (isCorrect ? 1 : 0),
    });
  }
  return queries.addToStats(executor, grade, [...counts.values()]);
};
