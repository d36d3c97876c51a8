import type { BenchCase } from '../support/bench-case.ts';
import { writeLessons } from '../support/lessons.ts';
import { readPupils } from './floor-requests.ts';

/** A pupil's curriculum, ten marks among a million, beside the floor's read of one row. */
export const curriculum: BenchCase = {
  name: 'curriculum',
  atLeast: 0.3,
  fill: writeLessons,
  floor: readPupils,
  product: ({ sessionCookies }) =>
    sessionCookies.map((cookie) => ({ path: '/api/student/curriculum', headers: { cookie } })),
};
