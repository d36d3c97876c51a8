import { randomUUID } from 'node:crypto';
import type { Request } from 'autocannon';
import type { BenchCase } from '../support/bench-case.ts';
import type { School } from '../support/school.ts';
import { ITEM_PRICE } from '../support/shelf.ts';
import { insertRows, post } from './floor-requests.ts';

const cart = () => ({
  requestKey: randomUUID(),
  lines: [{ itemId: 1, quantity: 1, price: ITEM_PRICE, priceType: 'coins' }],
});

/** Every pupil again and again, each time with another cart. */
const payCarts = ({ sessionCookies }: School): Request[] =>
  sessionCookies.map((cookie) => {
    const request = post('/api/student/store/checkout', cart());
    const headers = { ...request.headers, cookie };
    return { ...request, headers, setupRequest: (sent) => ({ ...sent, body: JSON.stringify(cart()) }) };
  });

/** Stock, money, ledger, order and share in one transaction, beside one row. */
export const checkout: BenchCase = {
  name: 'checkout',
  atLeast: 0.3,
  floor: insertRows,
  product: payCarts,
};
