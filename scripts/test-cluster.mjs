/*
 * Several processes of the built product behind a balancer, on one PostgreSQL and one Redis. PostgreSQL comes with the
 * packages; Redis is the machine's own, and is installed where that can be done without asking.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { buildIfChanged } from './lib/build.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { inProject, requireNode, say, stop } from './lib/project.mjs';
import { run } from './lib/run.mjs';

const runs = (command, ...args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;
const hasRedis = () => runs('redis-server', '--version');

const apt = (...args) =>
  spawnSync('apt-get', ['-qq', '-y', '--no-install-recommends', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  }).status === 0;

/** Debian's way to say that a package must not start its service: nobody asked for one. */
const POLICY = '/usr/sbin/policy-rc.d';

const withoutServices = (install) => {
  if (existsSync(POLICY)) return install();
  writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    return install();
  } finally {
    rmSync(POLICY);
  }
};

const installRedis = () => {
  say('installing redis-server, once (apt-get)');
  // Lists that are missing or out of date are only then worth the wait.
  return withoutServices(() => apt('install', 'redis-server') || (apt('update') && apt('install', 'redis-server')));
};

const bringRedis = () => {
  if (hasRedis()) return;
  const mayInstall = process.getuid?.() === 0 && runs('apt-get', '--version');
  if (mayInstall && installRedis() && hasRedis()) return;
  stop('the cluster tests need redis-server: install it (Debian, Ubuntu: apt-get install redis-server) and run again');
};

requireNode();
await installIfNeeded();
bringRedis();
await buildIfChanged();
process.exitCode = await run([
  inProject('node_modules', 'vitest', 'vitest.mjs'),
  'run',
  '--config',
  inProject('vitest.cluster.config.ts'),
]);
