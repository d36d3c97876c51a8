import { oneOf, positiveNumber } from '#web/ui/list/search.ts';

const TABS = ['exams', 'practice', 'growth', 'competitions'] as const;
export type ResultsTab = (typeof TABS)[number];

interface ResultsSearch {
  readonly tab?: ResultsTab | undefined;
  /** The exam whose questions are practised: the own wrong ones, or the hardest for the grade. */
  readonly practise?: number | undefined;
  readonly of?: 'grade' | undefined;
}

const tabOf = oneOf(TABS);
const ofWhom = oneOf(['grade']);

/**
 * In the address, so that a reload and the way back keep it. What it cannot mean is said to be undefined: what is not
 * said at all stays as it was typed.
 */
export const resultsSearch = ({ tab, practise, of }: Record<string, unknown>): ResultsSearch => ({
  tab: tabOf(tab),
  practise: positiveNumber(practise),
  of: ofWhom(of),
});
