import type { BenchCase } from '../support/bench-case.ts';

/** What every request pays: headers, the access rule, the log line. */
export const hello: BenchCase = {
  name: 'hello',
  floor: () => [{ path: '/hello' }],
  product: () => [{ path: '/health' }],
};
