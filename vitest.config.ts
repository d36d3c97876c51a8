import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** Tests read the product's sources, not the last build of them. */
const conditions = ['himma-source', 'module', 'node', 'development|production'];
const resolve = { conditions };
const ssr = { resolve: { conditions } };

/** Modules are loaded once for all files of a worker: nothing of ours keeps a state outside a test's own world. */
const isolate = false;

/** What is one engine's alone has nothing to say on the other. */
const ALONE = {
  sqlite: [
    'src/server/platform/db/sqlite/**',
    'src/server/remembered.test.ts',
    'src/server/platform/http/openapi.test.ts',
    // Connections and counts in the memory of one process.
    'src/server/platform/http/{admission,flood,sockets}.test.ts',
    'src/server/terms/readers.test.ts',
    // PostgreSQL is put back by the command alone.
    'src/server/put-back.test.ts',
    // A certificate is no matter of the database.
    'src/server/platform/tls/serve.test.ts',
  ],
  postgres: ['src/server/platform/db/postgres.test.ts'],
};

const asksDatabase = (file: string): boolean =>
  /#tests\/(?:world|databases)|platform\/db\//u.test(readFileSync(file, 'utf8') + file);

/** Tests of the server's own rules, which run once. */
const WITHOUT_ENGINE = readdirSync('src/server', { recursive: true, encoding: 'utf8' })
  .map((path) => `src/server/${path}`)
  .filter((file) => file.endsWith('.test.ts') && !asksDatabase(file));

/** The same server suite runs on each engine; rules need none. */
const serverOn = (engine: 'sqlite' | 'postgres') => ({
  resolve,
  ssr,
  test: {
    name: engine,
    isolate,
    include: ['src/server/**/*.test.ts'],
    exclude: [...ALONE[engine === 'postgres' ? 'sqlite' : 'postgres'], ...WITHOUT_ENGINE],
    env: { TEST_ENGINE: engine },
    ...(engine === 'postgres' && { globalSetup: ['tests/support/postgres-setup.ts'] }),
    // Against a test that hangs, not against a machine that is slow.
    testTimeout: 90_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
});

/**
 * The built product killed, stopped and started as processes of their own: after everything else, so that a process is
 * not starved. Each file has a DATA_DIR and a port of its own, and most of the time one product waits for another.
 */
const faults = {
  resolve,
  ssr,
  test: {
    name: 'faults',
    include: ['tests/faults/**/*.test.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    sequence: { groupOrder: 1 },
  },
};

/** Several processes of the built product behind a balancer, on one PostgreSQL and one Redis. */
const cluster = {
  resolve,
  ssr,
  test: {
    name: 'cluster',
    include: ['tests/cluster/**/*.test.ts'],
    globalSetup: ['tests/support/postgres-setup.ts'],
    testTimeout: 300_000,
    hookTimeout: 600_000,
    sequence: { groupOrder: 1 },
  },
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    globalSetup: ['tests/support/run-folder.ts'],
    projects: [
      {
        resolve,
        ssr,
        test: {
          name: 'rules',
          isolate,
          include: ['src/{domain,wire,strings,web}/**/*.test.ts', 'tests/papers/**/*.test.ts', ...WITHOUT_ENGINE],
          testTimeout: 60_000,
        },
      },
      serverOn('sqlite'),
      serverOn('postgres'),
      faults,
      cluster,
      './vitest.components.config.ts',
    ],
  },
});
