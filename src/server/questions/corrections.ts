import type { NumberedQuestion } from '#domain/questions/bank';
import type { Deps } from '#server/platform/deps';
import { isSameQuestion, matchingOptionsOf, onBanks, questionOf } from './bank.ts';
import * as queries from './bank-queries.ts';
import { type ContentBank, fillBanksIfEmpty, fillRaceQuestions, readContent } from './content.ts';
import { readRaceContent } from './race-content.ts';

type Untouched = Awaited<ReturnType<typeof queries.listUntouched>>[number];

type Written = NumberedQuestion & { readonly key: string };

/** The questions whose words in the file are no longer the school's. */
const differing = (questions: readonly Written[], rows: readonly Untouched[]) => {
  const byKey = new Map(rows.map((row) => [row.contentKey, row]));
  return questions.flatMap((question) => {
    const row = byKey.get(question.key);
    return row && !isSameQuestion(questionOf(row), question) ? [{ id: row.questionId, question }] : [];
  });
};

/** Where the school's matching questions share other options, the file's would not fit them. */
const fitting = ({ questions, matchingOptions }: ContentBank, ofSchool: readonly string[]): readonly Written[] => {
  const sharesOptions = JSON.stringify(matchingOptions) === JSON.stringify(ofSchool);
  return questions.filter(({ type }) => sharesOptions || type !== 'matching');
};

/**
 * What every school begins with, in practice and in the race, and later what was corrected in it: a question that nobody
 * of the staff has written, signed or retired is asked in the words of the file. Games and races under way are judged by
 * the words that they showed.
 */
export const provideBanks = async (deps: Deps): Promise<void> => {
  await fillBanksIfEmpty(deps);
  await fillRaceQuestions(deps);
  const [banks, sets] = [await readContent(), await readRaceContent()];
  const corrections = async (executor: Deps['db']) => {
    const written = sets.flatMap(({ questions }) => questions);
    for (const bank of banks) written.push(...fitting(bank, await matchingOptionsOf(executor, bank.grade)));
    return differing(written, await queries.listUntouched(executor));
  };
  if ((await corrections(deps.db)).length === 0) return;
  await onBanks(deps, async (trx) => {
    // Another process may have brought them meanwhile.
    const edits = await corrections(trx);
    if (edits.length > 0) await queries.insertVersions(trx, edits, { staffId: null, at: deps.clock().toISOString() });
  });
  deps.live.tell('staff', 'questions');
};
