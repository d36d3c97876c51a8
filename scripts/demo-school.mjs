/* Lets the built product make its demo school in a folder, and stops it when it is made. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { inProject } from './lib/project.mjs';

const [dataDir] = process.argv.slice(2);
const child = spawn(process.execPath, [inProject('dist', 'product', 'main.js')], {
  cwd: inProject(),
  env: {
    ...process.env,
    NODE_ENV: 'development',
    LOG_LEVEL: 'error',
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));

createInterface({ input: child.stdout }).on('line', (line) => {
  if (line.startsWith('Himma: http')) child.kill('SIGTERM');
});
const [code] = await once(child, 'close');
process.exitCode = code ?? 1;
