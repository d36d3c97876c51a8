import { foldText } from '#domain/questions/bank';
import type { Deps } from '#server/platform/deps';
import { optionNames } from '#strings/questions/words';
import type { QueryOf } from '#wire/contract';
import type { Mistake } from '#wire/questions';
import { matchingOptionsOf } from './bank.ts';
import * as queries from './bank-queries.ts';
import { optionsOf } from './present.ts';

type QuestionsFilter = QueryOf<'GET /api/admin/questions'>;

const isActive = ({ retiredAt }: queries.StaffRow): boolean => retiredAt === null;
const isUnreviewed = (row: queries.StaffRow): boolean => isActive(row) && row.reviewedAt === null;

const IN_STATE: Record<QuestionsFilter['state'], (row: queries.StaffRow) => boolean> = {
  active: isActive,
  unreviewed: isUnreviewed,
  retired: (row) => !isActive(row),
  all: () => true,
};

/** Looked for as people type, without vowels: a database would not find a word that is written with its vowels. */
const isFound = (row: queries.StaffRow, folded: string): boolean =>
  String(row.number) === folded ||
  [row.text, row.options, row.source, row.correction, row.explanation].some((text) =>
    foldText(text ?? '').includes(folded),
  );

type MistakeRow = Awaited<ReturnType<typeof queries.listMistakes>>[number];

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
  const rows = (await queries.listForStaff(deps.db, grade)).filter((row) => row.use === (use ?? row.use));
  const mistakes = await queries.listMistakes(deps.db, grade);
  const folded = foldText(search);
  const isWanted = (row: queries.StaffRow): boolean =>
    IN_STATE[state](row) &&
    row.subject === (filter.subject ?? row.subject) &&
    row.type === (filter.type ?? row.type) &&
    row.difficulty === (filter.difficulty ?? row.difficulty) &&
    isFound(row, folded);
  return {
    questions: rows.filter(isWanted).map((row) => ({
      row,
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
