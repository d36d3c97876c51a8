/** How often a page asks by itself. Only while its socket is down: otherwise it is told. */
export const UNREAD_POLL_MS = 30_000;
export const MESSAGES_POLL_MS = 60_000;
