import { oneOf, positiveNumber } from '#web/ui/list/search.ts';

const TABS = ['exams', 'practice', 'growth', 'competitions'] as const;
export type ResultsTab = (typeof TABS)[number];

interface ResultsSearch {
  readonly tab?: ResultsTab;
  /** The exam whose questions are practised: the own wrong ones, or the hardest for the grade. */
  readonly practise?: number;
  readonly of?: 'grade';
}

const tabOf = oneOf(TABS);
const ofWhom = oneOf(['grade']);

/** In the address, so that a reload and the way back keep it. */
export const resultsSearch = (search: Record<string, unknown>): ResultsSearch => {
  const [tab, practise, of] = [tabOf(search.tab), positiveNumber(search.practise), ofWhom(search.of)];
  return { ...(tab && { tab }), ...(practise && { practise }), ...(of && { of }) };
};
