import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { until } from './wait.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** A product process from its first moment on: `startProduct` gives one only when it listens. */
export interface Launched {
  readonly process: ChildProcess;
  said(): string;
  /** Waits for the process to say this. */
  says(text: string | RegExp): Promise<void>;
  kill(): Promise<void>;
}

export const launch = (dataDir: string, env: NodeJS.ProcessEnv = {}): Launched => {
  const child = spawn(process.execPath, [join(ROOT, 'dist', 'server', 'main.js')], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      LOG_LEVEL: 'error',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  const ended = () => child.exitCode !== null || child.signalCode !== null;
  return {
    process: child,
    said: () => said,
    says: (text) =>
      until(`the product says ${text}`, () => {
        const hasSaid = typeof text === 'string' ? said.includes(text) : text.test(said);
        if (!hasSaid && ended()) throw new Error(`the product ended without saying ${text}, but: ${said}`);
        return hasSaid;
      }),
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
};
