import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { say, stop } from './project.mjs';

const runs = (command, ...args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

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

const install = (name) => {
  say(`installing ${name}, once (apt-get)`);
  // Lists that are missing or out of date are only then worth the wait.
  return withoutServices(() => apt('install', name) || (apt('update') && apt('install', name)));
};

/** What npm has no package of is the machine's own, and is installed where that can be done without asking. */
export const bringPackage = (name, command = name) => {
  if (runs(command, '--version')) return;
  const mayInstall = process.getuid?.() === 0 && runs('apt-get', '--version');
  if (mayInstall && install(name) && runs(command, '--version')) return;
  stop(`the tests need ${name}: install it (Debian, Ubuntu: apt-get install ${name}) and run again`);
};
