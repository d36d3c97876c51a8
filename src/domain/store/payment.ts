import { type Amounts, amountsOf } from '#domain/ledger/ledger';
import { raisedPrice } from '#domain/penalties/penalty';
import type { RewardType } from '#domain/rewards/kinds';

/** Every ten points count as a coin. */
export const POINTS_PER_COIN = 10;

/** What one costs a pupil while a penalty raises prices (D-25); points stay whole tens. */
export const priceFor = (price: number, type: RewardType, increasePercent: number): number => {
  if (type === 'coins') return raisedPrice(price, increasePercent);
  return raisedPrice(price / POINTS_PER_COIN, increasePercent) * POINTS_PER_COIN;
};

export interface Priced {
  readonly price: number;
  readonly priceType: RewardType;
  readonly quantity: number;
}

const billOf = ({ price, priceType, quantity }: Priced): Amounts => amountsOf(priceType, price * quantity);

/** All of it together. */
export const sumOf = (amounts: readonly Amounts[]): Amounts => ({
  coins: amounts.reduce((sum, { coins }) => sum + coins, 0),
  points: amounts.reduce((sum, { points }) => sum + points, 0),
});

/** The sum a cart shows, in coins. */
export const totalInCoins = (lines: readonly Priced[]): number => {
  const { coins, points } = sumOf(lines.map(billOf));
  return coins + points / POINTS_PER_COIN;
};

/** What one of several cost that were paid together: what was taken last, the points, goes back first. */
export const partOfOne = (type: RewardType, price: number, paid: Amounts): Amounts => {
  if (type === 'points') return amountsOf(type, price);
  const points = Math.min(paid.points, price * POINTS_PER_COIN);
  return { coins: price - points / POINTS_PER_COIN, points };
};

export type Payment =
  | { readonly kind: 'paid' /** Of each line, in the order given. */; readonly lines: readonly Amounts[] }
  /** What is missing: coins for what costs coins, points for what costs points. */
  | { readonly kind: 'short'; readonly missing: Amounts };

/**
 * What costs points takes points; what costs coins takes coins first, then whole tens of the points that are left (D-26).
 */
export const payFrom = (purse: Amounts, lines: readonly Priced[]): Payment => {
  const bills = lines.map(billOf);
  const due = sumOf(bills);
  const spare = Math.max(0, purse.points - due.points);
  const missing = {
    points: Math.max(0, due.points - purse.points),
    coins: Math.max(0, due.coins - purse.coins - Math.floor(spare / POINTS_PER_COIN)),
  };
  if (missing.points > 0 || missing.coins > 0) return { kind: 'short', missing };
  let { coins } = purse;
  const paid = bills.map((bill) => {
    const fromCoins = Math.min(coins, bill.coins);
    coins -= fromCoins;
    return { coins: fromCoins, points: bill.points + (bill.coins - fromCoins) * POINTS_PER_COIN };
  });
  return { kind: 'paid', lines: paid };
};
