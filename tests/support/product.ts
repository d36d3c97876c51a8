import { type ChildProcess, type ChildProcessByStdio, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

const ROOT = join(import.meta.dirname, '..', '..');
const MAIN = join(ROOT, 'dist', 'product', 'main.js');

export interface DemoStudent {
  readonly studentId: number;
  readonly name: string;
  readonly grade: 4 | 5 | 6;
  readonly loginId: number;
  readonly password: string;
}

export interface DemoStaff {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly role: 'admin' | 'teacher';
}

export interface DemoLogins {
  readonly students: readonly DemoStudent[];
  readonly staff: readonly DemoStaff[];
}

/** The built product as a school would run it: its own process, on a port of its own. */
export interface Product {
  readonly url: string;
  readonly dataDir: string;
  readonly process: ChildProcess;
  logins(): DemoLogins;
  stop(): Promise<number | null>;
  /** As a power cut would: nothing is said to the process first. */
  kill(): Promise<void>;
}

export const newDataDir = (): string => mkdtempSync(join(tmpdir(), 'himma-product-'));

/** With the demo school that `npm test` has made for all; without one, the first start makes it. */
export const newDemoSchool = (): string => {
  const dataDir = newDataDir();
  const { DEMO_SCHOOL } = process.env;
  if (DEMO_SCHOOL) cpSync(DEMO_SCHOOL, dataDir, { recursive: true });
  return dataDir;
};

export const removeDataDir = (dataDir: string): void => rmSync(dataDir, { recursive: true, force: true });

export const spawnProduct = (dataDir: string, env: NodeJS.ProcessEnv) =>
  spawn(process.execPath, [MAIN], {
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

const addressOf = async (child: ChildProcessByStdio<null, Readable, Readable>): Promise<string> => {
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /^Himma: (https?:\S+)$/u.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error('the product ended before it listened');
};

const CERTIFY = join(ROOT, 'dist', 'product', 'certify.js');

/** Makes the school's own authority and a certificate for these names, as `npm run certify` does. */
export const certifySchool = (dataDir: string, ...names: string[]): string =>
  execFileSync(process.execPath, [CERTIFY, ...names], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  });

export const startProduct = async (dataDir: string, env: NodeJS.ProcessEnv = {}): Promise<Product> => {
  const child = spawnProduct(dataDir, env);
  child.stderr.pipe(process.stderr);
  const url = await addressOf(child);
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const ended = once(child, 'exit') as Promise<[number | null]>;
    child.kill(signal);
    return (await ended)[0];
  };
  return {
    url,
    dataDir,
    process: child,
    logins: () => JSON.parse(readFileSync(join(dataDir, 'demo-logins.json'), 'utf8')) as DemoLogins,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
  };
};
