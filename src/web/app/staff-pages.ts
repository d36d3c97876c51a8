import { DOMAINS } from '#web/domains.ts';
import type { StaffSession } from '#wire/access';

const PAGES = DOMAINS.flatMap((domain) => ('nav' in domain ? [...domain.nav] : []));

/** What the search finds besides the pages of the menu. */
export const ACTIONS = DOMAINS.flatMap((domain) => ('actions' in domain ? [...domain.actions] : []));

/** The pages of the menu that this person may open. */
export const pagesFor = ({ role }: Pick<StaffSession, 'role'>) =>
  PAGES.filter((page) => !('adminOnly' in page) || role === 'admin');
export type StaffPage = ReturnType<typeof pagesFor>[number];
