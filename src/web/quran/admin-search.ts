import { listSearch, oneOf, positiveNumber } from '#web/ui/list/search.ts';

/** Without a view the page shows the list. The text is the one whose recitations are open, the pupil the one of whom the list says more. */
export const quranSearch = listSearch(
  {},
  { view: oneOf(['add', 'reciter']), text: positiveNumber, student: positiveNumber },
);
