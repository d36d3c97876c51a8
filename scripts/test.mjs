import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { installIfNeeded } from './lib/install.mjs';
import { bringPackage } from './lib/packages.mjs';
import { inProject, requireNode, say } from './lib/project.mjs';
import { run, runQuietly, TSC } from './lib/run.mjs';

const bin = (...parts) => inProject('node_modules', ...parts);
const RESULTS = inProject('test-results');

/** Made once, and copied by every test that begins where a school exists already. */
const DEMO_SCHOOL = inProject('test-results', 'demo-school');

const CHECKS = [
  ['style', [bin('@biomejs', 'biome', 'bin', 'biome'), 'ci', '--error-on-warnings']],
  ['walls', [bin('dependency-cruiser', 'bin', 'dependency-cruise.mjs'), 'src', '--config', '.dependency-cruiser.cjs']],
  ['nothing unused', [bin('knip', 'bin', 'knip.js')]],
];

const vitest = (results, ...projects) => [
  bin('vitest', 'vitest.mjs'),
  'run',
  ...projects.map((name) => `--project=${name}`),
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${inProject('test-results', results)}`,
];

/** A browser comes with the packages for most machines; for the others Debian has one. */
const bringBrowser = () => {
  const isShipped = process.platform === 'linux' && process.arch === 'x64';
  const installed = ['chromium-headless-shell', 'chromium', 'google-chrome', 'google-chrome-stable'];
  const isHere = process.env.CHROMIUM_PATH || installed.some((name) => existsSync(`/usr/bin/${name}`));
  if (!(isShipped || isHere)) bringPackage('chromium-headless-shell');
};

const failures = [];

const step = async (name, work) => {
  const started = Date.now();
  say(`${name} …`);
  const { code, said = '' } = await work();
  const ok = code === 0;
  if (!ok) {
    console.log(said);
    failures.push(name);
  }
  say(`${name}: ${ok ? 'ok' : 'FAILED'} (${Math.round((Date.now() - started) / 1000)} s)`);
  return ok;
};

const quietly = (name, args, env) => step(name, () => runQuietly(args, env));
const aloud = (name, args, env) => step(name, async () => ({ code: await run(args, env) }));

/** The compiler uses one core and leaves the other idle, and the tests of the server read the sources: both at once. */
const buildProduct = async () => {
  await quietly('types', [TSC, '-b']);
  return (
    (await quietly('build', [inProject('scripts', 'build.mjs')])) &&
    (await quietly('demo school', [inProject('scripts', 'demo-school.mjs'), DEMO_SCHOOL]))
  );
};

/** Cheapest first, so that a slip is known in seconds. */
const checkSources = async () => {
  for (const [name, args] of CHECKS) await quietly(name, args);
  // One more than the cores: a test of a race waits for its clock, and one of PostgreSQL for another process.
  const tests = [...vitest('server.json', 'rules', 'sqlite', 'postgres'), '--maxWorkers=3'];
  await aloud('rules and server, on SQLite and PostgreSQL', tests);
};

/** Alone, so that a product is not starved. */
const tryProduct = async () => {
  await aloud('kills and restarts', vitest('faults.json', 'faults'), { DEMO_SCHOOL });
  await aloud('journeys in a browser', [bin('@playwright', 'test', 'cli.js'), 'test'], { DEMO_SCHOOL });
};

const resultsIn = (name) => {
  const path = inProject('test-results', name);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
};

const counted = () => {
  const counts = ['server.json', 'faults.json'].map(resultsIn).map((vitest) => ({
    passed: vitest?.numPassedTests ?? 0,
    failed: vitest?.numFailedTests ?? 0,
  }));
  const journeys = resultsIn('e2e.json')?.stats;
  if (journeys) counts.push({ passed: journeys.expected, failed: journeys.unexpected + journeys.flaky });
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  };
};

const namesIn = (suite, above = []) => {
  const path = [...above, suite.title].filter(Boolean);
  const own = (suite.specs ?? []).filter(({ ok }) => !ok).map(({ title }) => [...path, title].join(' > '));
  return [...own, ...(suite.suites ?? []).flatMap((each) => namesIn(each, path))];
};

/** What failed, by name: what was printed of it stands far above. */
const failedNames = () => [
  ...['server.json', 'faults.json']
    .flatMap((name) => resultsIn(name)?.testResults ?? [])
    .flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName }) => `${relative(inProject(), name)} > ${fullName}`),
    ),
  ...namesIn({ suites: resultsIn('e2e.json')?.suites ?? [] }),
];

requireNode();
await installIfNeeded();
bringBrowser();
rmSync(RESULTS, { recursive: true, force: true });

const [isBuilt] = await Promise.all([buildProduct(), checkSources()]);
if (isBuilt) await tryProduct();

const { passed, failed } = counted();
if (failures.length > 0) say(`FAILED: ${[...failures, ...failedNames()].join('\n  ')}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failures.length === 0 && failed === 0 ? 0 : 1);
