import { defineConfig } from 'vitest/config';
import { fromSource } from './vitest.config.ts';

/** Apart from the other tests, because it needs a Redis: `npm run test:cluster` brings one. */
export default defineConfig({
  ...fromSource,
  test: {
    name: 'cluster',
    include: ['tests/cluster/**/*.test.ts'],
    globalSetup: ['tests/support/postgres-setup.ts'],
    testTimeout: 300_000,
    hookTimeout: 600_000,
    maxWorkers: 1,
  },
});
