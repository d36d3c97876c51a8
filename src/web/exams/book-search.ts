import { classSearch } from '#web/lib/grade.ts';
import { listSearch, positiveNumber } from '#web/ui/list/search.ts';

/** Of which term; without one of the term now. */
export const bookSearch = listSearch({}, { term: positiveNumber });

/** On paper, where the address carries the class too. */
export const bookPaperSearch = (search: Record<string, unknown>) => ({
  ...classSearch(search),
  term: positiveNumber(search.term),
});

/** Below which percent pupils are looked after. */
export const LINES = [40, 50, 60, 70, 80, 90] as const;
export const resultsListSearch = listSearch({ line: LINES });
