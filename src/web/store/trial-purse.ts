import { useSyncExternalStore } from 'react';
import type { Amounts } from '#domain/ledger/ledger';
import { shoppingBalance } from '#domain/ledger/shopping-balance';
import type { Purse } from '#wire/store/pupil';

/** What was spent in the trial since the page was loaded; a reload forgets it, and that is the rule (D-26). */
let spent: Amounts = { coins: 0, points: 0 };
const listeners = new Set<() => void>();

export const spendInTrial = ({ coins, points }: Amounts): void => {
  spent = { coins: spent.coins + coins, points: spent.points + points };
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The purse as the trial left it. */
export const useTrialPurse = (real: Purse): Purse => {
  const { coins, points } = useSyncExternalStore(subscribe, () => spent);
  const left = { coins: Math.max(0, real.coins - coins), points: Math.max(0, real.points - points) };
  return { ...left, total: shoppingBalance(left.coins, left.points) };
};
