import { useMemo, useSyncExternalStore } from 'react';
import { REWARD_TYPES } from '#domain/rewards/kinds';
import type { Cart } from '#domain/store/cart';
import { isObject, readJson } from '#web/lib/kept.ts';
import type { CheckoutWish, Store, StoreItem } from '#wire/store/pupil';

/** What the pupil saw of an item when it was put in: a later price is never paid unseen. */
export type Seen = Pick<StoreItem, 'name' | 'price' | 'priceType'>;

/** A cart with the key under which it is paid: once, from however many tabs. */
export interface KeptCart {
  readonly requestKey: string;
  readonly lines: Cart;
  readonly seen: Readonly<Record<number, Seen>>;
  /** Sent to be paid, and no answer came yet: until one does, nothing else may be sent under this key. */
  readonly sent: CheckoutWish | null;
  /** When, in milliseconds; 0 once it is known that no answer will come by itself. */
  readonly sentAt: number;
}

export const EMPTY_CART: KeptCart = { requestKey: '', lines: [], seen: {}, sent: null, sentAt: 0 };

const isLine = (value: unknown): boolean =>
  isObject(value) &&
  Number.isInteger(value.itemId) &&
  Number.isInteger(value.quantity) &&
  Array.isArray(value.partners);

const isSeen = (value: unknown): value is Seen =>
  isObject(value) &&
  typeof value.name === 'string' &&
  Number.isInteger(value.price) &&
  REWARD_TYPES.some((type) => type === value.priceType);

const isCart = (value: unknown): value is Omit<KeptCart, 'seen' | 'sentAt'> & { seen: object; sentAt?: unknown } =>
  isObject(value) &&
  typeof value.requestKey === 'string' &&
  Array.isArray(value.lines) &&
  value.lines.every(isLine) &&
  isObject(value.seen) &&
  (value.sent === null || isObject(value.sent));

/**
 * What cannot be read is an empty cart. A price without its kind, as carts once kept it, is no price seen: the line stays,
 * and its price is agreed to anew.
 */
export const readCart = (written: string | null): KeptCart => {
  const value = readJson(written);
  if (!isCart(value)) return EMPTY_CART;
  const seen = Object.fromEntries(Object.entries(value.seen).filter(([, each]) => isSeen(each)));
  return { ...value, seen, sentAt: typeof value.sentAt === 'number' ? value.sentAt : 0 };
};

/** Longer than a payment takes, retries on a poor line included. */
const ANSWER_MS = 15_000;

/** How long an answer to what was sent may still be hoped for; a clock that was set back is no reason to wait longer. */
export const answerDueIn = ({ sent, sentAt }: Pick<KeptCart, 'sent' | 'sentAt'>, now: number): number =>
  sent === null || now < sentAt ? 0 : Math.max(0, sentAt + ANSWER_MS - now);

export interface CartPlace {
  readonly name: string;
  /** On the device; a trial's cart, and that of staff inside as a pupil, lives no longer than the page. */
  readonly isKept: boolean;
}

/** A shared tablet has many pupils. */
export const placeOf = ({ mode, studentId }: Store, isEntered: boolean): CartPlace =>
  mode === 'live' && !isEntered
    ? { name: `himma-cart-${studentId}`, isKept: true }
    : { name: `${mode}-${studentId}`, isKept: false };

const inMemory = new Map<string, string>();
const listeners = new Set<() => void>();

const writtenAt = ({ name, isKept }: CartPlace): string | null =>
  isKept ? localStorage.getItem(name) : (inMemory.get(name) ?? null);

export const cartAt = (place: CartPlace): KeptCart => readCart(writtenAt(place));

export const putCart = ({ name, isKept }: CartPlace, cart: KeptCart): void => {
  // An empty cart leaves nothing behind, not even its key: the next one is another cart.
  const written = cart.lines.length === 0 ? '' : JSON.stringify(cart);
  if (!isKept) inMemory.set(name, written);
  else if (written) localStorage.setItem(name, written);
  else localStorage.removeItem(name);
  for (const listener of listeners) listener();
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

export const useCartAt = (place: CartPlace): KeptCart => {
  const written = useSyncExternalStore(subscribe, () => writtenAt(place));
  return useMemo(() => readCart(written), [written]);
};
