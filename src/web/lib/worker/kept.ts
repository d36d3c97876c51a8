/** The page behind the login, without anybody's data: one for all its addresses. */
export const SHELL = 'himma-shell';
/** Scripts, styles, fonts and pictures, whose names change with what is in them. */
export const ASSETS = 'himma-assets';
/** What one person saw last. */
export const SEEN = 'himma-seen';

/** On an answer that comes from the device: when the server gave it. */
export const SEEN_AT = 'x-himma-seen-at';

/** On the server's answer to whoever comes after somebody else, or goes. */
export const ANOTHER = 'x-himma-another';

/** As long as a session lives at most: what is older may be of somebody whose session has ended. */
const SEEN_FOR_MS = 24 * 60 * 60 * 1000;

export const isStillSeen = (seenAt: string | null, now: number): boolean => {
  const age = now - Date.parse(seenAt ?? '');
  return age >= 0 && age < SEEN_FOR_MS;
};

const APP_PAGES = /^\/(student|admin|educational-games|games)(\/|$)/u;
/** They stand before the login, and a card's address may hold its password (D-8). */
const DOOR_PAGES = /^\/(admin\/(login|invitation|setup)|student\/credential-request)\/?$/u;

export const isAppPage = (path: string): boolean => APP_PAGES.test(path) && !DOOR_PAGES.test(path);

/** Where the app says that there is no network, in the place of a page that none brings. What else stands before the login may hold a secret in its address. */
const LEADS_IN = /^\/((admin\/)?login\/?)?$/u;

export const leadsIn = (path: string): boolean => LEADS_IN.test(path);

export const BOOT = '/boot.js';

/** What a pupil's first screen cannot do without; the rest is kept when it is first used. */
export const isFirst = (path: string): boolean =>
  /\/(base|app|pupils|theme|cairo-arabic)[-.][^/]*\.(js|css|woff2)$/u.test(path);

/** What is worth seeing without a network. Nothing that shows or leads to a password is ever among it. */
const SEEN_AGAIN = [
  /^\/api\/session$/u,
  /^\/api\/student\/(dashboard|rewards|ledger|messages|curriculum|timetable|conduct|results|glory)$/u,
  /^\/api\/student\/quran(\/|$)/u,
  /^\/api\/admin\/(overview|waiting)$/u,
  /^\/api\/admin\/classroom\/(week|lessons)(\/|$)/u,
];

export const isSeenAgain = (path: string): boolean => SEEN_AGAIN.some((pattern) => pattern.test(path));

/** Somebody else sits before the screen after it, or nobody. */
const CHANGES_PERSON = /^\/api\/(login\/\w+|logout|admin\/leave-student|admin\/students\/\d+\/enter)$/u;

export const isLogin = (path: string): boolean => path.startsWith('/api/login/');
export const isLogout = (path: string): boolean => path === '/api/logout';
export const changesPerson = (path: string): boolean => CHANGES_PERSON.test(path);
