import type { PupilPart } from '#server/platform/pupil-parts';
import { happenings, standings } from '#strings/roster/pupil-page';
import { orderStatusNames } from '#strings/store/staff';
import * as queries from './orders-queries.ts';

export const storeOfPupil: readonly PupilPart[] = [
  {
    kind: 'orders',
    standing: async (executor, studentId) => {
      const { all, open } = await queries.countOfPupil(executor, studentId);
      return { value: standings.orders(all), note: all === 0 ? '' : standings.openOrders(open) };
    },
    happened: async (executor, studentId, page) =>
      (await queries.listBefore(executor, studentId, page)).map((row) => ({
        at: row.createdAt,
        text: happenings.order(row.itemName, row.quantity),
        note: orderStatusNames[row.status],
      })),
  },
];
