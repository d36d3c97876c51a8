import type { Deps } from '#server/platform/deps';

interface Happened {
  /** Whose orders are not what they were. */
  readonly students: readonly number[];
  /** Whose money is not. */
  readonly paid: readonly number[];
  readonly isStockChanged: boolean;
}

/** After the commit: who hears of it asks at once. */
export const tellOfOrders = ({ live }: Deps, { students, paid, isStockChanged }: Happened): void => {
  live.tell({ students }, 'orders');
  live.tell('staff', 'orders');
  if (paid.length > 0) {
    live.tell({ students: paid }, 'balance');
    live.tell('staff', 'balance');
  }
  if (isStockChanged) live.tell('students', 'store');
};
