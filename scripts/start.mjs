/*
 * `npm start` on a bare clone: installs and builds what is missing or out of date, then runs a program of
 * the server, `main` unless another is named.
 */
import { existsSync } from 'node:fs';
import { buildIfChanged } from './lib/build.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { inProject, requireNode } from './lib/project.mjs';
import { run } from './lib/run.mjs';
import { whatToStart } from './lib/what-to-start.mjs';

const { program, args, settings, fault } = whatToStart(process.argv.slice(2), process.env);
if (fault) {
  console.error(fault);
  process.exit(64);
}
const file = inProject('dist', 'product', `${program}.js`);

requireNode();
// Other programs may run beside the server: they use what it was started from, and change nothing under it.
if (program === 'main' || !existsSync(file)) {
  await installIfNeeded();
  await buildIfChanged();
}
/** A server that put a backup back ends with this, and is to come again (`src/server/platform/start-again.ts`). */
const AGAIN = 85;
do process.exitCode = await run([file, ...args], settings);
while (process.exitCode === AGAIN);
