/*
 * Several processes of the built product behind a balancer, on one PostgreSQL and one Redis. PostgreSQL comes with the
 * packages; Redis is the machine's own.
 */
import { buildIfChanged } from './lib/build.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { bringPackage } from './lib/packages.mjs';
import { inProject, requireNode } from './lib/project.mjs';
import { run } from './lib/run.mjs';

requireNode();
await installIfNeeded();
bringPackage('redis-server');
await buildIfChanged();
process.exitCode = await run([
  inProject('node_modules', 'vitest', 'vitest.mjs'),
  'run',
  '--config',
  inProject('vitest.cluster.config.ts'),
]);
