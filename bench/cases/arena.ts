import { ARENA_TABS } from '#domain/practice/arena';
import type { BenchCase } from '../support/bench-case.ts';
import type { School } from '../support/school.ts';
import { readPupils } from './floor-requests.ts';

/** Every tab in turn, each by pupils of their own. */
const openArena = ({ sessionCookies }: School) =>
  sessionCookies.map((cookie, index) => ({
    path: `/api/student/practice/arena?tab=${ARENA_TABS[index % ARENA_TABS.length]}`,
    headers: { cookie },
  }));

/** A board of ten, the own place, the grades and the fastest out of fifty thousand bests, beside one row. */
export const arena: BenchCase = {
  name: 'arena',
  atLeast: 0.4,
  floor: readPupils,
  product: openArena,
};
