import { expect, it } from 'vitest';
import { rejectOrder, toApproveCount } from './staff.ts';

it.each([
  [{ coins: 2, points: 0 }, 'يعود إلى سالم: عملتان.'],
  [{ coins: 0, points: 2 }, 'يعود إلى سالم: نقطتان.'],
  [{ coins: 2, points: 20 }, 'يعود إلى سالم: عملتان و٢٠ نقطة.'],
])('what goes back of %j is named as what it is', (paid, text) => {
  expect(rejectOrder.return('سالم', paid)).toBe(text);
});

it('what waits is counted by what the orders themselves say', () => {
  expect([0, 1, 2, 3, 11].map(toApproveCount)).toEqual([
    'لا طلبات بانتظار موافقتك',
    'طلب واحد بانتظار موافقتك',
    'طلبان بانتظار موافقتك',
    '٣ طلبات بانتظار موافقتك',
    '١١ طلبًا بانتظار موافقتك',
  ]);
});
