import { listSearch, oneOf } from '#web/ui/list/search.ts';

/** Without a view the page shows the list. */
export const quranSearch = listSearch({}, { view: oneOf(['add']) });
