import { rmSync } from 'node:fs';
import { inProject } from './project.mjs';
import { REPORT_FILE, readReport } from './report.mjs';
import { run } from './run.mjs';

const VITEST = inProject('node_modules', 'vitest', 'vitest.mjs');
const PLAYWRIGHT = inProject('node_modules', '@playwright', 'test', 'cli.js');

/** Made once, and copied by every test that begins where a school exists already. */
export const DEMO_SCHOOL = inProject('test-results', 'demo-school');

const vitest = (...args) => [
  VITEST,
  'run',
  '--reporter=default',
  `--reporter=${inProject('scripts', 'lib', 'vitest-report.mjs')}`,
  ...args,
];

/** Of some of the projects in vitest.config.ts. */
export const testsOf = (projects, ...args) => vitest(...projects.map((name) => `--project=${name}`), ...args);

export const journeys = (...args) => [PLAYWRIGHT, 'test', ...args];

const literally = (text) => text.replaceAll(/[\\^$.*+?()[\]{}|]/gu, '\\$&');

/** A journey has a line in its file, everything else a project. */
const aloneArgs = ({ project, file, line, name }) => {
  // Journeys made in a loop share a line.
  if (line) return journeys(`${file}:${line}`, '--workers=1', ...(name ? ['--grep', literally(name)] : []));
  return testsOf([project], file, ...(name ? ['--testNamePattern', `^${literally(name)}$`] : []));
};

let runs = 0;

/** One run of a runner, with what it reports. */
export const runTests = async (args) => {
  runs += 1;
  const path = inProject('test-results', 'reports', `${runs}.json`);
  rmSync(path, { force: true });
  const code = await run(args, { DEMO_SCHOOL, [REPORT_FILE]: path });
  return { code, ...readReport(path) };
};

/** A name that matches nothing would pass as well: something must have run. */
export const passesAlone = async (test) => {
  const { code, passed } = await runTests(aloneArgs(test));
  return code === 0 && passed > 0;
};
