import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { inProject, say, stop } from './project.mjs';
import { runOrStop } from './run.mjs';

const LOCKFILE = inProject('package-lock.json');
const STAMP = inProject('node_modules', '.himma-installed');

/** npm keeps its own record, and writes it when it has finished. */
const NPM_RECORD = inProject('node_modules', '.package-lock.json');

/** With the platform, because packages with native parts are chosen by it: a copied folder does not fit elsewhere. */
const wanted = () => {
  const hash = createHash('sha256').update(readFileSync(LOCKFILE)).digest('hex');
  return `${process.platform}-${process.arch} ${hash}\n`;
};

const packagesIn = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;

/** Who ran `npm ci` by hand need not wait for a second one. */
const npmInstalledAll = () => {
  if (!existsSync(NPM_RECORD)) return false;
  const present = packagesIn(NPM_RECORD);
  return Object.entries(packagesIn(LOCKFILE)).every(
    ([path, { version, integrity, optional }]) =>
      path === '' || optional || (present[path]?.version === version && present[path].integrity === integrity),
  );
};

const isInstalled = () => (existsSync(STAMP) ? readFileSync(STAMP, 'utf8') === wanted() : npmInstalledAll());

const npmProgram = () => {
  const beside = dirname(process.execPath);
  const onPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'npm'));
  const places = [
    process.env.npm_execpath ?? '',
    join(beside, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(beside, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    ...onPath,
  ];
  const found = places.filter(existsSync).map((place) => realpathSync(place));
  return found.find((place) => basename(place) === 'npm-cli.js') ?? stop('npm is not installed beside this Node');
};

export const installIfNeeded = async () => {
  if (isInstalled()) return;
  say('installing packages, once (npm ci)');
  // NODE_ENV=production would leave out what the build needs.
  await runOrStop([npmProgram(), 'ci', '--include=dev', '--no-audit', '--no-fund']);
  writeFileSync(STAMP, wanted());
};
