/*
 * Runs the named test files twenty times beside two busy loops: a test that depends on the machine being quick fails
 * here, and not in a release. `npm run test:steady -- <files>`
 */
import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { buildIfChanged } from './lib/build.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { inProject, requireNode, say, stop } from './lib/project.mjs';
import { runOrStop, TSC } from './lib/run.mjs';
import { DEMO_SCHOOL, journeys, runTests, testsOf } from './lib/runners.mjs';

const TIMES = 20;
const BUSY_LOOPS = 2;

const files = process.argv.slice(2);
if (files.length === 0) stop('name the test files: npm run test:steady -- <files>');

const isJourney = (file) => file.startsWith('tests/e2e/');
const needsProduct = (file) => /^tests\/(e2e|faults|cluster)\//u.test(file);

requireNode();
await installIfNeeded();
if (files.some(needsProduct)) {
  await runOrStop([TSC, '-b']);
  await buildIfChanged();
  if (!existsSync(DEMO_SCHOOL)) await runOrStop([inProject('scripts', 'demo-school.mjs'), DEMO_SCHOOL]);
}

const runs = [
  { named: files.filter(isJourney), args: (named) => journeys(...named, '--workers=1') },
  { named: files.filter((file) => !isJourney(file)), args: (named) => testsOf([], ...named) },
].filter(({ named }) => named.length > 0);

for (let loop = 0; loop < BUSY_LOOPS; loop += 1) new Worker('for (;;);', { eval: true }).unref();

let failed = 0;
for (let time = 1; time <= TIMES; time += 1) {
  const reports = [];
  for (const { named, args } of runs) reports.push(await runTests(args(named)));
  const isSteady = reports.every(({ code, passed }) => code === 0 && passed > 0);
  if (!isSteady) failed += 1;
  say(`${time} of ${TIMES}: ${isSteady ? 'passed' : 'FAILED'}`);
}
say(`${TIMES - failed} of ${TIMES} runs passed`);
process.exit(failed === 0 ? 0 : 1);
