import { expect, it } from 'vitest';
import type { AdminOrder } from '#wire/store/staff';
import { receiversByGrade } from './admin-handover.ts';

const order = (id: number, ...shares: [studentId: number, grade: 4 | 5 | 6][]): AdminOrder => ({
  id,
  itemId: 1,
  itemName: 'شاي',
  quantity: 1,
  priceType: 'coins',
  permission: 'none',
  status: 'approved',
  reason: null,
  createdAt: '2026-02-01T08:00:00.000Z',
  approvedAt: null,
  closedAt: null,
  decidedBy: null,
  category: 'supermarket',
  icon: 'tea',
  gradient: 'gold',
  imageFileId: null,
  shares: shares.map(([studentId, grade]) => ({
    studentId,
    name: `طالب ${studentId}`,
    grade,
    status: 'paid',
    coins: 5,
    points: 0,
  })),
});

it('gathers what each buyer gets under the buyer’s grade, once, in the order it came', () => {
  const orders = [order(1, [7, 6]), order(2, [3, 4], [4, 4]), order(3, [7, 6]), order(4, [5, 6])];
  const seen = receiversByGrade(orders).map(({ grade, receivers }) => [
    grade,
    receivers.map((receiver) => [receiver.studentId, receiver.orders.map(({ id }) => id)]),
  ]);
  expect(seen).toEqual([
    [4, [[3, [2]]]],
    [
      6,
      [
        [7, [1, 3]],
        [5, [4]],
      ],
    ],
  ]);
});
