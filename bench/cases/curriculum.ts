import type { BenchCase } from '../support/bench-case.ts';
import { readPupils } from './floor-requests.ts';

/** A pupil's curriculum, ten marks among twenty thousand, beside the floor's read of one row. */
export const curriculum: BenchCase = {
  name: 'curriculum',
  atLeast: 0.3,
  floor: readPupils,
  product: ({ sessionCookies }) =>
    sessionCookies.map((cookie) => ({ path: '/api/student/curriculum', headers: { cookie } })),
};
