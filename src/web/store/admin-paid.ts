import type { Amounts } from '#domain/ledger/ledger';
import type { AdminOrder } from '#wire/store/staff';

/** What was taken for an order from all who share it; what went back counts as well. */
export const paidFor = ({ shares }: Pick<AdminOrder, 'shares'>): Amounts =>
  shares.reduce((sum, { coins, points }) => ({ coins: sum.coins + coins, points: sum.points + points }), {
    coins: 0,
    points: 0,
  });
