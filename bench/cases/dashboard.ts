import type { BenchCase } from '../support/bench-case.ts';
import type { School } from '../support/school.ts';
import { readPupils } from './floor-requests.ts';

const openDashboards = ({ sessionCookies }: School) =>
  sessionCookies.map((cookie) => ({ path: '/api/student/dashboard', headers: { cookie } }));

/** Everything on a pupil's first screen, beside the floor's read of one row. */
export const dashboard: BenchCase = {
  name: 'dashboard',
  atLeast: 0.4,
  floor: readPupils,
  product: openDashboards,
};

/** The same screen in a school of twice the pupils and ten times the years may cost half as much again, and no more. */
export const dashboardGrowth: BenchCase = {
  name: 'dashboard-growth',
  against: 'small school',
  atLeast: 1 / 1.5,
  floor: openDashboards,
  product: openDashboards,
};
