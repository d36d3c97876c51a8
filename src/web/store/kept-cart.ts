import { REWARD_TYPES } from '#domain/rewards/kinds';
import type { Cart } from '#domain/store/cart';
import type { CheckoutWish, StoreItem } from '#wire/store/pupil';

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

/** Where the carts of a device are kept. A shared tablet has many pupils. */
export const cartNameOf = (studentId: number): string => `himma-cart-${studentId}`;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

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
 * Storage is out of our hands: what cannot be read is an empty cart. A price without its kind, as carts once kept it, is no
 * price seen: the line stays, and its price is agreed to anew.
 */
export const readCart = (written: string | null): KeptCart => {
  try {
    const value: unknown = JSON.parse(written ?? 'null');
    if (!isCart(value)) return EMPTY_CART;
    const seen = Object.fromEntries(Object.entries(value.seen).filter(([, each]) => isSeen(each)));
    return { ...value, seen, sentAt: typeof value.sentAt === 'number' ? value.sentAt : 0 };
  } catch {
    return EMPTY_CART;
  }
};

/** Longer than a payment takes, retries on a poor line included. */
const ANSWER_MS = 15_000;

/** How long an answer to what was sent may still be hoped for; a clock that was set back is no reason to wait longer. */
export const answerDueIn = ({ sent, sentAt }: Pick<KeptCart, 'sent' | 'sentAt'>, now: number): number =>
  sent === null || now < sentAt ? 0 : Math.max(0, sentAt + ANSWER_MS - now);
