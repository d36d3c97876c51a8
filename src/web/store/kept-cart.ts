import type { Cart } from '#domain/store/cart';
import type { CheckoutWish } from '#wire/store';

/** What the pupil saw of an item when it was put in: a later price is never paid unseen. */
export interface Seen {
  readonly name: string;
  readonly price: number;
}

/** A cart with the key under which it is paid: once, from however many tabs. */
export interface KeptCart {
  readonly requestKey: string;
  readonly lines: Cart;
  readonly seen: Readonly<Record<number, Seen>>;
  /** Sent to be paid, and no answer came yet: until one does, nothing else may be sent under this key. */
  readonly sent: CheckoutWish | null;
}

export const EMPTY_CART: KeptCart = { requestKey: '', lines: [], seen: {}, sent: null };

const PREFIX = 'himma-cart-';

/** Where the carts of a device are kept. A shared tablet has many pupils. */
export const cartNameOf = (studentId: number): string => `${PREFIX}${studentId}`;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isLine = (value: unknown): boolean =>
  isObject(value) &&
  Number.isInteger(value.itemId) &&
  Number.isInteger(value.quantity) &&
  Array.isArray(value.partners);

const isCart = (value: unknown): value is KeptCart =>
  isObject(value) &&
  typeof value.requestKey === 'string' &&
  Array.isArray(value.lines) &&
  value.lines.every(isLine) &&
  isObject(value.seen) &&
  (value.sent === null || isObject(value.sent));

/** Storage is out of our hands: what cannot be read is an empty cart. */
export const readCart = (written: string | null): KeptCart => {
  try {
    const value: unknown = JSON.parse(written ?? 'null');
    return isCart(value) ? value : EMPTY_CART;
  } catch {
    return EMPTY_CART;
  }
};

/** At logout: the next pupil at this device shall not find them. */
export const forgetCarts = (): void => {
  for (const name of Object.keys(localStorage)) if (name.startsWith(PREFIX)) localStorage.removeItem(name);
};
