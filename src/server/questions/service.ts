import { foldText } from '#domain/questions/bank';
import { byHardness } from '#domain/questions/hardest';
import type { QuestionUse } from '#domain/questions/kinds';
import type { Grade } from '#domain/roster/grades';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { onceFor } from '#server/platform/once-for';
import { optionNames } from '#strings/questions/words';
import type { QueryOf } from '#wire/contract';
import type { Mistake } from '#wire/questions';
import { matchingOptionsOf } from './bank.ts';
import { listForStaff, listMistakes, type StaffRow } from './bank-queries.ts';
import { optionsOf, presentAdminQuestion } from './present.ts';
import * as queries from './queries.ts';

export {
  type Checked,
  checkBanks,
  checkContent,
  checkRaceContent,
  checkRaceSets,
  describeFault,
} from './check.ts';
export {
  type ContentBank,
  fillBanksIfEmpty,
  fillRaceQuestions,
  placeOf,
  provideBanks,
  readContent,
} from './content.ts';
export { addQuestion, changeMatchingOptions, editQuestion, retireQuestion, reviewQuestion } from './edit.ts';
export { exportQuestions, importQuestions } from './import.ts';
export { optionsOf, presentQuestion } from './present.ts';
export {
  adoptQuestions,
  countQuestions,
  findQuestion,
  raceVersions,
  setLessonOf,
  type VersionRow,
} from './queries.ts';
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

type QuestionsFilter = QueryOf<'GET /api/admin/questions'>;

const isActive = ({ retiredAt }: StaffRow): boolean => retiredAt === null;
const isUnreviewed = (row: StaffRow): boolean => isActive(row) && row.reviewedAt === null;

const IN_STATE: Record<QuestionsFilter['state'], (row: StaffRow) => boolean> = {
  active: isActive,
  unreviewed: isUnreviewed,
  retired: (row) => !isActive(row),
  all: () => true,
};

/** Looked for as people type, without vowels: a database would not find a word that is written with its vowels. */
const isFound = (row: StaffRow, folded: string): boolean =>
  String(row.number) === folded ||
  [row.text, row.options, row.source, row.correction, row.explanation].some((text) =>
    foldText(text ?? '').includes(folded),
  );

type MistakeRow = Awaited<ReturnType<typeof listMistakes>>[number];

/** By the words that were chosen: an edit may have moved them, or kept them in their place. The most frequent first. */
const mistakesOf = (rows: readonly MistakeRow[]): Mistake[] => {
  const times = new Map<string, number>();
  for (const row of rows) {
    const option = optionNames({ type: row.type, options: optionsOf(row) })[row.choice] ?? '';
    times.set(option, (times.get(option) ?? 0) + row.times);
  }
  return [...times].map(([option, count]) => ({ option, times: count })).toSorted((a, b) => b.times - a.times);
};

/** A grade's questions are a few hundred: they are read whole, and counted and filtered here. */
export const listQuestions = async (deps: Deps, { grade, use, state, search, ...filter }: QuestionsFilter) => {
  const rows = (await listForStaff(deps.db, grade)).filter((row) => row.use === (use ?? row.use));
  const mistakes = await listMistakes(deps.db, grade);
  const folded = foldText(search);
  const isWanted = (row: StaffRow): boolean =>
    IN_STATE[state](row) &&
    row.subject === (filter.subject ?? row.subject) &&
    row.type === (filter.type ?? row.type) &&
    row.difficulty === (filter.difficulty ?? row.difficulty) &&
    isFound(row, folded);
  return {
    questions: rows.filter(isWanted).map((row) => ({
      ...presentAdminQuestion(row),
      mistakes: mistakesOf(mistakes.filter(({ questionId }) => questionId === row.questionId)),
    })),
    counts: {
      active: rows.filter(isActive).length,
      unreviewed: rows.filter(isUnreviewed).length,
      retired: rows.length - rows.filter(isActive).length,
    },
    matchingOptions: await matchingOptionsOf(deps.db, grade),
  };
};

interface Judged {
  readonly questionId: number;
  /** The words that were asked. */
  readonly versionId: number;
  readonly choice: number;
  readonly isCorrect: boolean;
}

const groupBy = (answers: readonly Judged[], keyOf: (answer: Judged) => string) => {
  const groups = new Map<string, [Judged, ...Judged[]]>();
  for (const answer of answers) {
    const group = groups.get(keyOf(answer));
    if (group) group.push(answer);
    else groups.set(keyOf(answer), [answer]);
  }
  return [...groups.values()];
};

/** Counts answers for what questions turn out to be, in the transaction that stores them. */
export const countAnswers = async (executor: Executor, grade: Grade, answers: readonly Judged[]): Promise<void> => {
  const counted = groupBy(answers, ({ questionId }) => String(questionId)).map((group) => ({
    questionId: group[0].questionId,
    grade,
    attempts: group.length,
    correctAnswers: group.filter(({ isCorrect }) => isCorrect).length,
  }));
  const wrong = answers.filter(({ isCorrect }) => !isCorrect);
  const mistaken = groupBy(wrong, ({ versionId, choice }) => `${versionId} ${choice}`).map((group) => ({
    versionId: group[0].versionId,
    choice: group[0].choice,
    times: group.length,
  }));
  if (counted.length > 0) await queries.addToStats(executor, counted);
  if (mistaken.length > 0) await queries.addToMistakes(executor, mistaken);
};
