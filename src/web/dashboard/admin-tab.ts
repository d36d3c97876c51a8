import { penaltiesSearch } from '#web/penalties/admin-search.ts';
import { privilegesSearch } from '#web/privileges/admin-search.ts';
import { requestsSearch } from '#web/reports/admin-search.ts';
import { listSearch, oneOf } from '#web/ui/list/search.ts';

/** What each tab of the dashboard keeps in the address, beside which tab is open. */
const TABS = {
  accounts: listSearch({}),
  requests: requestsSearch,
  messages: listSearch({}),
  photos: listSearch({}),
  penalties: penaltiesSearch,
  privileges: privilegesSearch,
};
export type AdminTab = keyof typeof TABS;

const tabOf = oneOf(Object.keys(TABS) as AdminTab[]);

export const adminTab = (search: Record<string, unknown>): { tab?: AdminTab } => {
  const tab = tabOf(search.tab);
  return { ...TABS[tab ?? 'accounts'](search), ...(tab && { tab }) };
};
