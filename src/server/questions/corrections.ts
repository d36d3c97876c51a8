import type { Deps } from '#server/platform/deps';
import { changeBanks, isSameQuestion, matchingOptionsOf, questionOf } from './bank.ts';
import * as queries from './bank-queries.ts';
import { type ContentBank, fillBanksIfEmpty, readContent } from './content.ts';

type Untouched = Awaited<ReturnType<typeof queries.listUntouched>>[number];

/** The questions of a bank whose words in the file are no longer the school's. */
const differing = (bank: ContentBank, rows: readonly Untouched[], matchingOptions: readonly string[]) => {
  const byKey = new Map(rows.filter(({ grade }) => grade === bank.grade).map((row) => [row.content_key, row]));
  const sharesOptions = JSON.stringify(bank.matchingOptions) === JSON.stringify(matchingOptions);
  return bank.questions.flatMap((question) => {
    const row = byKey.get(question.key);
    const isFollowed = row && (sharesOptions || question.type !== 'matching');
    return isFollowed && !isSameQuestion(questionOf(row), question) ? [{ id: row.question_id, question }] : [];
  });
};

/**
 * What every school begins with, and later what was corrected in it: a question that nobody of the staff has written,
 * signed or retired is asked in the words of the file. Games under way are judged by the words that they showed.
 */
export const provideBanks = async (deps: Deps): Promise<void> => {
  await fillBanksIfEmpty(deps);
  const content = await readContent();
  const corrections = async (executor: Deps['db']) => {
    const rows = await queries.listUntouched(executor);
    const found = [];
    for (const bank of content) found.push(...differing(bank, rows, await matchingOptionsOf(executor, bank.grade)));
    return found;
  };
  if ((await corrections(deps.db)).length === 0) return;
  await changeBanks(deps, async (trx) => {
    // Another process may have brought them meanwhile.
    const edits = await corrections(trx);
    if (edits.length > 0) await queries.insertVersions(trx, edits, { staffId: null, at: deps.clock().toISOString() });
  });
};
