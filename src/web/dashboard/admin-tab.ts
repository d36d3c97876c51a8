import { penaltiesSearch } from '#web/penalties/admin-search.ts';
import { photosSearch } from '#web/photos/admin-search.ts';
import { privilegesSearch } from '#web/privileges/admin-search.ts';
import { requestsSearch } from '#web/reports/admin-search.ts';
import { studentsSearch } from '#web/roster/admin-search.ts';
import { oneOf, plainSearch } from '#web/ui/list/search.ts';

/** What each tab of the dashboard keeps in the address, beside which tab is open. */
const TABS = {
  accounts: studentsSearch,
  requests: requestsSearch,
  messages: plainSearch,
  photos: photosSearch,
  penalties: penaltiesSearch,
  privileges: privilegesSearch,
};
export type AdminTab = keyof typeof TABS;

const tabOf = oneOf(Object.keys(TABS) as AdminTab[]);

/** A tab that is none is said to be none: what is not said here stays as the address has it. */
export const adminTab = (search: Record<string, unknown>): { tab?: AdminTab | undefined } => {
  const tab = tabOf(search.tab);
  return { ...TABS[tab ?? 'accounts'](search), tab };
};
