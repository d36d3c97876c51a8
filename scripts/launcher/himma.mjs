/*
 * `himma <command>` of a release that was unpacked. Several versions may lie in `releases/`; which of them serves is written
 * with the school's data. No update replaces this file, so it does little.
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const HOME = dirname(fileURLToPath(import.meta.url));

const PROGRAMS = {
  certify: 'certify',
  'admin:create': 'create-admin',
  backup: 'make-backup',
  restore: 'restore-backup',
  move: 'move',
  'audit:check': 'check-audit',
  'ledger:check': 'check-ledger',
  'questions:check': 'check-questions',
  update: 'update',
};

const USAGE = 64;
const IN_USE = 75;
const BAD_CONFIG = 78;
/** The server ends with it to be started anew: a backup is to be put back, or another version to come. */
const AGAIN = 85;

const stop = (code, ...lines) => {
  console.error(lines.join('\n'));
  process.exit(code);
};

const settings = join(HOME, 'himma.env');
if (existsSync(settings)) process.loadEnvFile?.(settings);
// A release serves real schools, and never the demo.
process.env.NODE_ENV = 'production';
const dataDir = resolve(HOME, process.env.DATA_DIR || 'school');
process.env.DATA_DIR = dataDir;

const numbersOf = (version) => version.match(/\d+/gu).map(Number);
const isNewerFirst = (a, b) => {
  const [left, right] = [numbersOf(a), numbersOf(b)];
  const at = left.findIndex((number, place) => number !== right[place]);
  return at < 0 ? 0 : right[at] - left[at];
};

const newestHere = () =>
  readdirSync(join(HOME, 'releases'))
    .filter((name) => /^\d+\.\d+\.\d+$/u.test(name))
    .sort(isNewerFirst)[0] ?? stop(BAD_CONFIG, `Himma cannot start: there is no release in ${join(HOME, 'releases')}.`);

/** `{ version, next?: { version, step } }`, as `server/platform/release/serving.ts` writes it; null in a new place. */
const readServing = () => {
  try {
    return JSON.parse(readFileSync(join(dataDir, 'himma.version'), 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    return stop(BAD_CONFIG, `Himma cannot start: ${join(dataDir, 'himma.version')} cannot be read: ${error.message}.`);
  }
};

const isHere = (version) => existsSync(join(HOME, 'releases', version, 'dist', 'product', 'main.js'));

const ownVersion = (serving) => (serving && isHere(serving.version) ? serving.version : newestHere());

const requireNode = (version) => {
  const { node } = JSON.parse(readFileSync(join(HOME, 'releases', version, 'manifest.json'), 'utf8'));
  const [needed, here] = [numbersOf(node), numbersOf(process.versions.node)];
  if (here[0] < needed[0] || (here[0] === needed[0] && here[1] < (needed[1] ?? 0)))
    stop(BAD_CONFIG, `Himma ${version} needs Node ${node}; this is ${process.versions.node}.`);
};

/** As long as a new version may take to bring a school's tables up to date and answer. */
const PATIENCE_MS = 1000 * (Number(process.env.HIMMA_UPDATE_SECONDS) || 300);

let isStopped = false;
let child;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    isStopped = true;
    // There Ctrl+C has reached it too, and to pass it on would be to kill it.
    if (process.platform !== 'win32') child?.kill(signal);
  });

/** A server ends when its launcher does, however that ends: its standard input is closed then. */
const SERVER = { stdio: ['pipe', 'inherit', 'inherit'], env: { ...process.env, HIMMA_LAUNCHED: '1' } };

const run = (version, program, args, { within } = {}) => {
  requireNode(version);
  const file = join(HOME, 'releases', version, 'dist', 'product', `${program}.js`);
  child = spawn(process.execPath, [file, ...args], program === 'main' ? SERVER : { stdio: 'inherit' });
  const timer = within && setTimeout(within, PATIENCE_MS);
  return new Promise((done, failed) => {
    child.once('error', failed);
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      done(code ?? 128 + constants.signals[signal]);
    });
  });
};

/** The version to start; whether it is one that is still to come, and has not been tried in vain. */
const choose = (serving, inVain) => {
  const next = serving?.next?.step === 'asked' ? serving.next.version : null;
  const isTrial = next !== null && next !== inVain && isHere(next);
  return { isTrial, version: isTrial ? next : ownVersion(serving) };
};

const isToCome = (version) => readServing()?.next?.version === version;

/** Whether it has taken over for good, or is still at it when its time is over: then it is ended. */
const tryOut = async (version, args) => {
  let wasLate = false;
  const code = await run(version, 'main', args, {
    within: () => {
      wasLate = isToCome(version);
      if (wasLate) child.kill('SIGKILL');
    },
  });
  return { code, isInVain: code !== AGAIN && code !== IN_USE && (wasLate || isToCome(version)) };
};

/**
 * A version that is to come is started once. When it has taken over it has said so in `himma.version`; where it ends, or does
 * not come in time, the one before is started, and puts back what was there.
 */
const serve = async (args) => {
  let inVain = null;
  for (;;) {
    const { version, isTrial } = choose(readServing(), inVain);
    const { code, isInVain } = isTrial ? await tryOut(version, args) : { code: await run(version, 'main', args) };
    if (isStopped || (code !== AGAIN && !isInVain)) return code;
    if (isInVain) {
      console.error(`Himma ${version} did not come (${code}).`);
      inVain = version;
    }
  }
};

const [command = 'start', ...args] = process.argv.slice(2);
if (command === 'start') process.exitCode = await serve(args);
else if (command === 'version') console.log(ownVersion(readServing()));
else if (Object.hasOwn(PROGRAMS, command))
  process.exitCode = await run(ownVersion(readServing()), PROGRAMS[command], args);
else stop(USAGE, `himma ${command} is not known. Known are: start, version, ${Object.keys(PROGRAMS).join(', ')}.`);
