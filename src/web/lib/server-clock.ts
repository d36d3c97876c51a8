import { shared } from './shared.ts';

const MINUTE_MS = 60_000;

/** In whole minutes, so that not every answer draws the page anew. */
const ahead = shared(0);

/** By the header of an answer that came just now. */
export const noteServerDate = (date: string | null): void => {
  const at = Date.parse(date ?? '');
  if (!Number.isNaN(at)) ahead.set(Math.round((at - Date.now()) / MINUTE_MS) * MINUTE_MS);
};

/** By how much the server's clock is ahead of this device's, in milliseconds. */
export const useServerAhead = ahead.use;
