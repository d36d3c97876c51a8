/** How often an open page asks by itself, only while its socket is down. Messages have their own in `#domain/messages`. */
export const POLL_REWARD_STATUS_MS = 3 * 60_000;
