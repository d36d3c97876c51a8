/** How often an open page asks by itself. Only while its socket is down: otherwise it is told. */
export const POLL_REWARD_STATUS_MS = 3 * 60_000;
export const POLL_UNREAD_MS = 30_000;
export const POLL_MESSAGES_MS = 60_000;
