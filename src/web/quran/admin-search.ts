import { listSearch, oneOf, positiveNumber } from '#web/ui/list/search.ts';

/** Without a view the page shows the list. The text is the one whose recitations are open. */
export const quranSearch = listSearch({}, { view: oneOf(['add', 'reciter']), text: positiveNumber });
