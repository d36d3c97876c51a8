import type { BenchCase } from '../support/bench-case.ts';
import { readPupils } from './floor-requests.ts';

export const whoAmI: BenchCase = {
  name: 'who-am-i',
  atLeast: 0.6,
  floor: readPupils,
  product: ({ sessionCookies }) => sessionCookies.map((cookie) => ({ path: '/api/session', headers: { cookie } })),
};
