import { useSyncExternalStore } from 'react';

let ahead = 0;
const listeners = new Set<() => void>();

/** By the header of an answer that came just now. */
export const noteServerDate = (date: string | null): void => {
  const at = Date.parse(date ?? '');
  if (Number.isNaN(at)) return;
  ahead = at - Date.now();
  for (const listener of listeners) listener();
};

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const MINUTE_MS = 60_000;
/** So that not every answer draws the page anew. */
const inMinutes = (): number => Math.round(ahead / MINUTE_MS) * MINUTE_MS;

/** By how much the server's clock is ahead of this device's, in milliseconds. */
export const useServerAhead = (): number => useSyncExternalStore(listen, inMinutes);
