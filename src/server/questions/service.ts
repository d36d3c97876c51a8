import { byHardness } from '#domain/questions/hardest';
import type { QuestionUse } from '#domain/questions/kinds';
import type { Grade } from '#domain/roster/grades';
import type { Executor } from '#server/platform/db/database';
import { onceFor } from '#server/platform/once-for';
import * as queries from './queries.ts';

export { type Checked, checkBanks, checkContent } from './check.ts';
export { checkRaceContent, checkRaceSets } from './check-race.ts';
export { type ContentBank, fillBanksIfEmpty, fillRaceQuestions, placeOf, readContent } from './content.ts';
export { provideBanks } from './corrections.ts';
export { addQuestion, changeMatchingOptions, editQuestion, retireQuestion, reviewQuestion } from './edit.ts';
export { exportQuestions, importQuestions } from './import.ts';
export { adoptQuestions, countQuestions, findQuestion, setLessonOf } from './lesson-queries.ts';
export { listQuestions } from './list.ts';
export { optionsOf, presentQuestion } from './present.ts';
export { raceVersions, type VersionRow } from './queries.ts';
export { readRaceContent } from './race-content.ts';

/** Of the practice bank, unless the race's set is asked for. */
export const activeQuestions = (executor: Executor, grade: Grade, use: QuestionUse = 'practice') =>
  queries.listActive(executor, grade, use);

/** The hardest first. */
export const hardestQuestions = async (executor: Executor, grade: Grade): Promise<queries.AttemptedRow[]> =>
  (await queries.listAttempted(executor, { grade })).rows.toSorted((a, b) =>
    byHardness({ ...a, correct: a.correctAnswers }, { ...b, correct: b.correctAnswers }),
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
  /** The words that were asked. */
  readonly versionId: number;
  readonly choice: number;
  readonly isCorrect: boolean;
}

const countBy = (answers: readonly Judged[], keyOf: (answer: Judged) => string) => {
  const groups = new Map<string, Judged[]>();
  for (const answer of answers) groups.set(keyOf(answer), [...(groups.get(keyOf(answer)) ?? []), answer]);
  return [...groups.values()].map((group) => ({ ...(group[0] as Judged), times: group.length, group }));
};

/** Counts answers for what questions turn out to be, in the transaction that stores them. */
export const countAnswers = async (executor: Executor, grade: Grade, answers: readonly Judged[]): Promise<void> => {
  const asked = countBy(answers, ({ questionId }) => String(questionId));
  const mistaken = countBy(
    answers.filter(({ isCorrect }) => !isCorrect),
    ({ versionId, choice }) => `${versionId} ${choice}`,
  );
  const counted = asked.map(({ questionId, times, group }) => ({
    questionId,
    attempts: times,
    correct: group.filter(({ isCorrect }) => isCorrect).length,
  }));
  if (counted.length > 0) await queries.addToStats(executor, grade, counted);
  if (mistaken.length > 0) await queries.addToMistakes(executor, mistaken);
};
