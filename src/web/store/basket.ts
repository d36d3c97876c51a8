import type { Amounts } from '#domain/ledger/ledger';
import type { CartLine } from '#domain/store/cart';
import type { Bar } from '#domain/store/items';
import { type Payment, type Priced, payFrom, sumOf, totalInCoins } from '#domain/store/payment';
import type { CheckoutWish, Order, StoreItem } from '#wire/store/pupil';
import type { KeptCart, Seen } from './kept-cart.ts';

/** An amount and the kind of money it is in: ten points are not ten coins. */
export type Price = Pick<Seen, 'price' | 'priceType'>;

/** Why a line cannot be paid as it stands. */
export type Trouble =
  | { readonly kind: 'gone' }
  | { readonly kind: 'barred'; readonly bar: Bar }
  | { readonly kind: 'too_many'; readonly left: number }
  /** `from` is null where it is not known what the pupil saw. */
  | { readonly kind: 'price_changed'; readonly from: Price | null; readonly to: Price }
  | { readonly kind: 'partners' };

export interface BasketLine extends CartLine {
  readonly name: string;
  /** Null where it is no longer on the shelf. */
  readonly item: StoreItem | null;
  readonly trouble: Trouble | null;
}

const priceOf = ({ price, priceType }: Price): Price => ({ price, priceType });

/** What stands in the way first, as the server would find it. */
const troubleOf = (item: StoreItem, { quantity, partners }: CartLine, seen: Seen | undefined): Trouble | null => {
  if (item.bar) return { kind: 'barred', bar: item.bar };
  if (quantity > item.left) return { kind: 'too_many', left: item.left };
  if (item.price !== seen?.price || item.priceType !== seen.priceType)
    return { kind: 'price_changed', from: seen ? priceOf(seen) : null, to: priceOf(item) };
  return partners.length === item.partySize - 1 ? null : { kind: 'partners' };
};

/** The cart as it stands on the shelf of this moment. */
export const basketOf = (
  { lines, seen }: Pick<KeptCart, 'lines' | 'seen'>,
  items: readonly StoreItem[],
): BasketLine[] =>
  lines.map((line) => {
    const item = items.find(({ id }) => id === line.itemId) ?? null;
    const before = seen[line.itemId];
    return item
      ? { ...line, item, name: item.name, trouble: troubleOf(item, line, before) }
      : { ...line, item, name: before?.name ?? '', trouble: { kind: 'gone' } };
  });

const pricesOf = (basket: readonly BasketLine[]): Priced[] =>
  basket.flatMap(({ item, quantity }) => (item ? [{ price: item.price, priceType: item.priceType, quantity }] : []));

export const totalOf = (basket: readonly BasketLine[]): number => totalInCoins(pricesOf(basket));

const together = (payment: Payment) =>
  payment.kind === 'short' ? payment : { kind: payment.kind, amounts: sumOf(payment.lines) };

/** All of it together, or what is missing. */
export const billOf = (purse: Amounts, basket: readonly BasketLine[]) => together(payFrom(purse, pricesOf(basket)));

/** What is sent: the prices are those that the pupil saw. */
export const wishOf = ({ requestKey, lines, seen }: KeptCart): CheckoutWish => ({
  requestKey,
  lines: lines.map(({ itemId, quantity, partners }) => ({
    itemId,
    quantity,
    price: seen[itemId]?.price ?? 0,
    priceType: seen[itemId]?.priceType ?? 'coins',
    partners: [...partners],
  })),
});

/** The own part of a shared session. */
export const payShare = (
  purse: Amounts,
  { priceType, share, quantity }: Pick<Order, 'priceType' | 'share' | 'quantity'>,
) => together(payFrom(purse, [{ price: share.unitPrice, priceType, quantity }]));
