import { readFileSync, rmSync } from 'node:fs';
import { build } from './lib/build.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { inProject, requireNode, say } from './lib/project.mjs';
import { run } from './lib/run.mjs';

const bin = (...parts) => inProject('node_modules', ...parts);
const RESULTS = inProject('test-results');

/** Everything that must hold, cheapest first, so that a slip is known in seconds. */
const CHECKS = [
  ['types', [bin('typescript', 'bin', 'tsc'), '-b']],
  ['style', [bin('@biomejs', 'biome', 'bin', 'biome'), 'ci', '--error-on-warnings']],
  ['walls', [bin('dependency-cruiser', 'bin', 'dependency-cruise.mjs'), 'src', '--config', '.dependency-cruiser.cjs']],
  ['nothing unused', [bin('knip', 'bin', 'knip.js')]],
];

const VITEST = [
  bin('vitest', 'vitest.mjs'),
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${inProject('test-results', 'vitest.json')}`,
];

const PLAYWRIGHT = [bin('@playwright', 'test', 'cli.js'), 'test'];

const step = async (name, work) => {
  const started = Date.now();
  say(`${name} …`);
  const code = await work();
  say(`${name}: ${code === 0 ? 'ok' : 'FAILED'} (${Math.round((Date.now() - started) / 1000)} s)`);
  return code === 0;
};

const counted = () => {
  const vitest = JSON.parse(readFileSync(inProject('test-results', 'vitest.json'), 'utf8'));
  const journeys = JSON.parse(readFileSync(inProject('test-results', 'e2e.json'), 'utf8')).stats;
  return {
    passed: vitest.numPassedTests + journeys.expected,
    failed: vitest.numFailedTests + journeys.unexpected + journeys.flaky,
  };
};

requireNode();
await installIfNeeded();
rmSync(RESULTS, { recursive: true, force: true });

const outcomes = [];
for (const [name, args] of CHECKS) outcomes.push(await step(name, () => run(args)));
outcomes.push(await step('build', () => build().then(() => 0)));
outcomes.push(await step('rules and server, on SQLite and PostgreSQL', () => run(VITEST)));
outcomes.push(await step('journeys in a browser', () => run(PLAYWRIGHT)));

const { passed, failed } = counted();
console.log(`${passed} passed, ${failed} failed`);
process.exit(outcomes.every(Boolean) && failed === 0 ? 0 : 1);
