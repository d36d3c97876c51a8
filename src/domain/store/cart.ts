import { QUANTITY_MAX } from './items.ts';

export interface CartLine {
  readonly itemId: number;
  readonly quantity: number;
  /** With whom a shared session is bought. */
  readonly partners: readonly number[];
}

export type Cart = readonly CartLine[];

/** How many kinds of items are paid at once. */
export const CART_MAX = 30;

/** Zero or below takes the item out. */
export const setQuantity = (cart: Cart, itemId: number, quantity: number): Cart => {
  if (quantity <= 0) return removeItem(cart, itemId);
  return cart.map((line) => (line.itemId === itemId ? { ...line, quantity: Math.min(quantity, QUANTITY_MAX) } : line));
};

/** Of what lies in it there may always be more. */
export const hasRoomFor = (cart: Cart, itemId: number): boolean =>
  cart.length < CART_MAX || cart.some((line) => line.itemId === itemId);

/** A new item comes in once, while there is room; one that is there already, once more. */
export const addItem = (cart: Cart, itemId: number): Cart => {
  if (!hasRoomFor(cart, itemId)) return cart;
  const there = cart.find((line) => line.itemId === itemId);
  return there ? setQuantity(cart, itemId, there.quantity + 1) : [...cart, { itemId, quantity: 1, partners: [] }];
};

export const removeItem = (cart: Cart, itemId: number): Cart => cart.filter((line) => line.itemId !== itemId);

export const choosePartners = (cart: Cart, itemId: number, partners: readonly number[]): Cart =>
  cart.map((line) => (line.itemId === itemId ? { ...line, partners } : line));

export const countOf = (cart: Cart): number => cart.reduce((sum, line) => sum + line.quantity, 0);
