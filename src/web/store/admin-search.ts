import { CATEGORIES } from '#domain/store/items';
import { ORDER_STATUSES } from '#domain/store/orders';
import { listSearch, oneOf, positiveNumber } from '#web/ui/list/search.ts';

/** Without a status, the orders are those that wait for the teacher. The item is whose buyers the report shows. */
export const storeSearch = listSearch(
  { status: [...ORDER_STATUSES, 'all'], category: CATEGORIES },
  { tab: oneOf(['items', 'reports', 'settings']), item: positiveNumber },
);
