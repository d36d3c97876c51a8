import { prepared } from '#server/platform/db/prepared';

/** For the ledger alone: both balances at once, and only where neither would go below nothing. */
export const addToBalances = prepared(
  (executor, { id, points, coins }: { id: number; points: number; coins: number }) =>
    executor
      .updateTable('students')
      .set((eb) => ({ points: eb('points', '+', points), balance: eb('balance', '+', coins) }))
      .where('id', '=', id)
      .where((eb) => eb(eb('points', '+', points), '>=', 0))
      .where((eb) => eb(eb('balance', '+', coins), '>=', 0))
      .returning(['points', 'balance']),
  { atMostOneRow: true },
);
