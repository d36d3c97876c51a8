/* Server and pages that follow every edit: http://localhost:5173 */
import { existsSync } from 'node:fs';
import { BUILD_SERVER, build, buildServer, WEB_ROOT } from './lib/build.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { inProject, requireNode } from './lib/project.mjs';
import { runTogether, VITE } from './lib/run.mjs';

requireNode();
await installIfNeeded();
// The server does not start without built pages, though Vite serves the ones that are looked at.
await (existsSync(WEB_ROOT) ? buildServer() : build());

process.exitCode = await runTogether([
  [...BUILD_SERVER, '--watch', '--clearScreen', 'false'],
  ['--watch', '--watch-preserve-output', inProject('dist', 'product', 'main.js')],
  [VITE, '--clearScreen', 'false'],
]);
