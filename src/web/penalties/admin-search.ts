import { PENALTY_STATUSES } from '#domain/penalties/penalty';
import { listSearch, oneOf, positiveNumber } from '#web/ui/list/search.ts';

/** Which list is open, the penalties unless told, and whose logs alone. */
export const penaltiesSearch = listSearch(
  { status: PENALTY_STATUSES },
  { list: oneOf(['near', 'logs']), student: positiveNumber },
);
