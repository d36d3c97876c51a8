import { once } from 'node:events';
import { spawnProduct } from '#tests/product';
import { until } from './wait.ts';

/** It may make a whole demo school before, on a machine that does other things too. */
const A_FIRST_START_MS = 100_000;

/** A product process from its first moment on: `startProduct` gives one only when it listens. */
interface Launched {
  code(): number | null;
  said(): string;
  /** Waits for the process to say this, or to end. */
  says(text: string): Promise<boolean>;
  kill(): Promise<void>;
}

export const launch = (dataDir: string, env: NodeJS.ProcessEnv = {}): Launched => {
  const child = spawnProduct(dataDir, env);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  let hasEnded = false;
  // 'close' and not 'exit': only then is everything it said here.
  const ended = once(child, 'close').then(() => (hasEnded = true));
  return {
    code: () => child.exitCode,
    said: () => said,
    says: async (text) => {
      await until(`the product says ${text}`, () => hasEnded || said.includes(text), A_FIRST_START_MS);
      return said.includes(text);
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
};

/** For starts that must be refused. One that is not would run for ever: it is ended, and its code is null. */
export const runToRefusal = async (
  dataDir: string,
  env: NodeJS.ProcessEnv = {},
): Promise<{ code: number | null; said: string }> => {
  const launched = launch(dataDir, env);
  try {
    await launched.says('Himma: http');
  } finally {
    await launched.kill();
  }
  return { code: launched.code(), said: launched.said() };
};
