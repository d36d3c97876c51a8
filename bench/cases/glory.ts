import type { BenchCase } from '../support/bench-case.ts';
import { readPupils } from './floor-requests.ts';

/** All boards and the own places on them, of 2,000 pupils and a million lines, beside the floor's read of one row. */
export const glory: BenchCase = {
  name: 'glory',
  atLeast: 0.3,
  floor: readPupils,
  product: ({ sessionCookies }) =>
    sessionCookies.map((cookie) => ({ path: '/api/student/glory', headers: { cookie } })),
};
