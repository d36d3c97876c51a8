import { useSyncExternalStore } from 'react';
import type { Amounts } from '#domain/ledger/ledger';
import { shoppingBalance } from '#domain/ledger/shopping-balance';
import type { Purse } from '#wire/store/pupil';
import { EMPTY_CART, type KeptCart, readCart } from './kept-cart.ts';

/** A trial's cart, and that of staff inside as a pupil, lives no longer than the page. */
const inMemory = new Map<string, KeptCart>();
const read = new Map<string, { written: string | null; cart: KeptCart }>();
const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of listeners) listener();
};

/** The same object as long as the same is written, as React needs it. */
const fromStorage = (name: string): KeptCart => {
  const written = localStorage.getItem(name);
  const before = read.get(name);
  if (before && before.written === written) return before.cart;
  const cart = readCart(written);
  read.set(name, { written, cart });
  return cart;
};

export interface CartPlace {
  readonly name: string;
  readonly isKept: boolean;
}

export const cartAt = ({ name, isKept }: CartPlace): KeptCart =>
  isKept ? fromStorage(name) : (inMemory.get(name) ?? EMPTY_CART);

export const putCart = ({ name, isKept }: CartPlace, cart: KeptCart): void => {
  // An empty cart leaves nothing behind, not even its key: the next one is another cart.
  const isEmpty = cart.lines.length === 0;
  if (!isKept) inMemory.set(name, isEmpty ? EMPTY_CART : cart);
  else if (isEmpty) localStorage.removeItem(name);
  else localStorage.setItem(name, JSON.stringify(cart));
  tell();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  // Other tabs write to the same storage.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

export const useCartAt = (place: CartPlace): KeptCart => useSyncExternalStore(subscribe, () => cartAt(place));

/** What was spent in the trial since the page was loaded; a reload forgets it, and that is the rule (D-26). */
let spent: Amounts = { coins: 0, points: 0 };

export const spendInTrial = ({ coins, points }: Amounts): void => {
  spent = { coins: spent.coins + coins, points: spent.points + points };
  tell();
};

/** The purse as the trial left it. */
export const useTrialPurse = (real: Purse): Purse => {
  const { coins, points } = useSyncExternalStore(subscribe, () => spent);
  const left = { coins: Math.max(0, real.coins - coins), points: Math.max(0, real.points - points) };
  return { ...left, total: shoppingBalance(left.coins, left.points) };
};
