import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const PROGRAMS = join(import.meta.dirname, '..', '..', '..', 'dist', 'product');

/** A built program of the server beside the server itself: runs it to its end. */
export const runProgram = async (program: string, args: readonly string[], env: NodeJS.ProcessEnv) => {
  const child = spawn(process.execPath, [join(PROGRAMS, `${program}.js`), ...args], {
    env: { ...process.env, NODE_ENV: 'development', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  await once(child, 'close');
  return { code: child.exitCode, said };
};
