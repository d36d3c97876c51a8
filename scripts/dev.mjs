/* Server and pages that follow every edit: http://localhost:5173 */
import { existsSync } from 'node:fs';
import { build, compileServer, WEB_ROOT } from './lib/build.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { inProject, requireNode } from './lib/project.mjs';
import { runTogether, TSC, VITE } from './lib/run.mjs';

requireNode();
await installIfNeeded();
// The server does not start without built pages, though Vite serves the ones that are looked at.
await (existsSync(WEB_ROOT) ? compileServer() : build());

process.exitCode = await runTogether([
  [TSC, '-b', '--watch', '--preserveWatchOutput', 'src/server'],
  ['--watch', '--watch-preserve-output', inProject('dist', 'server', 'main.js')],
  [VITE, '--clearScreen', 'false'],
]);
