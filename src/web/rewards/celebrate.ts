import { useSyncExternalStore } from 'react';
import type { ClaimedReward } from '#wire/rewards';

let current: ClaimedReward | null = null;
const listeners = new Set<() => void>();

const set = (next: ClaimedReward | null): void => {
  current = next;
  for (const listener of listeners) listener();
};

/** Claims are made on several screens and in dialogs that close; the feast stands above all of them. */
export const celebrate = (claimed: ClaimedReward): void => set(claimed);
export const endCelebration = (): void => set(null);

export const useCelebrated = (): ClaimedReward | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
