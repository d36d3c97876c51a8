import type { Grade } from '#domain/roster/grades';
import { CATEGORIES, type Category } from '#domain/store/items';
import { ORDER_STATUSES } from '#domain/store/orders';
import { gradeSearch } from '#web/lib/grade.ts';

const STORE_TABS = ['orders', 'items', 'reports', 'settings'] as const;
export type StoreTab = (typeof STORE_TABS)[number];

/** Without any, the list shows what waits for the teacher. */
export const ORDER_FILTERS = [...ORDER_STATUSES, 'all'] as const;
export type OrderFilter = (typeof ORDER_FILTERS)[number];

export interface StoreSearch {
  tab?: StoreTab;
  status?: OrderFilter;
  grade?: Grade;
  category?: Category;
  /** Whose buyers the report shows. */
  item?: number;
}

/** Tab and filters live in the address, so a reload and the back button keep them. */
export const storeSearch = (search: Record<string, unknown>): StoreSearch => {
  const tab = STORE_TABS.find((each) => each === search.tab);
  const status = ORDER_FILTERS.find((each) => each === search.status);
  const category = CATEGORIES.find((each) => each === search.category);
  const item = Number(search.item);
  return {
    ...(tab && { tab }),
    ...(status && { status }),
    ...gradeSearch(search),
    ...(category && { category }),
    ...(Number.isSafeInteger(item) && item > 0 && { item }),
  };
};
