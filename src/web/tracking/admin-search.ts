import { listSearch, positiveNumber } from '#web/ui/list/search.ts';

/** Without a student the page shows whose turn it is. */
export const trackingSearch = listSearch(
  { tab: ['hearing', 'heat', 'ranks'] },
  { student: positiveNumber, text: positiveNumber },
);
