import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { installIfNeeded } from './lib/install.mjs';
import { bringPackage } from './lib/packages.mjs';
import { inProject, requireNode, say } from './lib/project.mjs';
import { runQuietly, TSC } from './lib/run.mjs';
import { DEMO_SCHOOL, journeys, passesAlone, runTests, testsOf } from './lib/runners.mjs';
import { findUnsteady, MAX_UNSTEADY } from './lib/unsteady.mjs';

const bin = (...parts) => inProject('node_modules', ...parts);
const RESULTS = inProject('test-results');
const UNSTEADY = inProject('test-results', 'unsteady.json');

const CHECKS = [
  ['style', [bin('@biomejs', 'biome', 'bin', 'biome'), 'ci', '--error-on-warnings']],
  ['walls', [bin('dependency-cruiser', 'bin', 'dependency-cruise.mjs'), 'src', '--config', '.dependency-cruiser.cjs']],
  ['nothing unused', [bin('knip', 'bin', 'knip.js')]],
];

/** A browser comes with the packages for most machines; for the others Debian has one. */
const bringBrowser = () => {
  const isShipped = process.platform === 'linux' && process.arch === 'x64';
  const installed = ['chromium-headless-shell', 'chromium', 'google-chrome', 'google-chrome-stable'];
  const isHere = process.env.CHROMIUM_PATH || installed.some((name) => existsSync(`/usr/bin/${name}`));
  if (!(isShipped || isHere)) bringPackage('chromium-headless-shell');
};

/** Names of what failed and is no single test. */
const failures = [];
const reports = [];

const inTime = async (name, work) => {
  const started = Date.now();
  say(`${name} …`);
  const isOk = await work();
  say(`${name}: ${isOk ? 'ok' : 'FAILED'} (${Math.round((Date.now() - started) / 1000)} s)`);
  return isOk;
};

const check = (name, args) =>
  inTime(name, async () => {
    const { code, said } = await runQuietly(args);
    if (code === 0) return true;
    console.log(said);
    failures.push(name);
    return false;
  });

const tests = (name, args) =>
  inTime(name, async () => {
    const report = await runTests(args);
    reports.push(report);
    // What went wrong outside the tests is not mended by running one of them again.
    if (report.code !== 0 && (report.failed.length === 0 || report.errors.length > 0)) failures.push(name);
    return report.code === 0;
  });

/** The compiler uses one core and leaves the other idle, and the tests of the server read the sources: both at once. */
const buildProduct = async () => {
  // With one thread it does half of the work, and the other core has the tests to do.
  await check('types', [TSC, '-b', '--singleThreaded']);
  return (
    (await check('build', [inProject('scripts', 'build.mjs')])) &&
    (await check('demo school', [inProject('scripts', 'demo-school.mjs'), DEMO_SCHOOL]))
  );
};

/** Cheapest first, so that a slip is known in seconds. */
const checkSources = async () => {
  for (const [name, args] of CHECKS) await check(name, args);
  // One more than the cores: a test of a race waits for its clock, and one of PostgreSQL for another process.
  await tests('rules and server, on SQLite and PostgreSQL', testsOf(['rules', 'sqlite', 'postgres'], '--maxWorkers=3'));
};

/** Alone, so that a product is not starved. */
const tryProduct = async () => {
  await tests('screens alone in a browser', testsOf(['components']));
  // One more than the cores here too: most of the time a test waits for a product that stops or starts.
  await tests('kills and restarts, one process and several', testsOf(['faults', 'cluster'], '--maxWorkers=3'));
  await tests('journeys in a browser', journeys());
};

const titleOf = ({ project, file, name }) => [project, file, name].filter(Boolean).join(' > ');

const listed = (title, names) => `${title}:\n  ${names.join('\n  ')}`;

/** Everything that is repeated to meet chance, as often as it takes to find what is rare. */
if (process.argv.includes('--long')) process.env.TEST_LONG = '1';

requireNode();
await installIfNeeded();
bringBrowser();
bringPackage('redis-server');
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS);

const [isBuilt] = await Promise.all([buildProduct(), checkSources()]);
if (isBuilt) await tryProduct();

const suspects = reports.flatMap(({ failed }) => failed);
if (suspects.length > 0 && suspects.length <= MAX_UNSTEADY) say('what failed is run again alone …');
const unsteady = await findUnsteady(suspects, passesAlone);
const failed = suspects.filter((test) => !unsteady.includes(test));
writeFileSync(UNSTEADY, `${JSON.stringify(unsteady, null, 2)}\n`);

const isGreen = failures.length === 0 && failed.length === 0;
if (!isGreen) say(listed('FAILED', [...failures, ...failed.map(titleOf)]));
if (unsteady.length > 0) say(listed('unsteady', unsteady.map(titleOf)));
console.log(`${reports.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failed.length} failed`);
process.exit(isGreen ? 0 : 1);
