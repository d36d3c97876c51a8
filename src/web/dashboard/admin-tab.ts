export const ADMIN_TABS = ['accounts', 'requests', 'messages', 'photos', 'penalties', 'privileges'] as const;
export type AdminTab = (typeof ADMIN_TABS)[number];

/** The dashboard's tab lives in the address, so a reload and the back button keep it. */
export const adminTab = (search: Record<string, unknown>): { tab?: AdminTab } => {
  const tab = ADMIN_TABS.find((each) => each === search.tab);
  return tab ? { tab } : {};
};
