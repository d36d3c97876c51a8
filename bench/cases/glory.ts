import type { BenchCase } from '../support/bench-case.ts';
import { earnGlory } from '../support/glories.ts';
import { readPupils } from './floor-requests.ts';

/** All boards and the own places on them, of 100,000 pupils and a million lines, beside the floor's read of one row. */
export const glory: BenchCase = {
  name: 'glory',
  atLeast: 0.3,
  fill: earnGlory,
  floor: readPupils,
  product: ({ sessionCookies }) =>
    sessionCookies.map((cookie) => ({ path: '/api/student/glory', headers: { cookie } })),
};
