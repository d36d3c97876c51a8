import { pino } from 'pino';
import { systemClock } from './clock.ts';
import { type Config, EXIT_BAD_CONFIG, readConfig } from './config.ts';
import { loadMasterKey, prepareDataDir } from './data-dir.ts';
import { openDatabase } from './db/open.ts';
import type { Deps } from './deps.ts';
import { makeSecrets } from './secrets.ts';

/** What the server and the command line do alike before they begin. */

export const stopWith = (code: number, ...lines: string[]): never => {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(code);
};

export const usableOrStop = <T>(setting: string, use: () => T): T => {
  try {
    return use();
  } catch (error) {
    return stopWith(EXIT_BAD_CONFIG, `Himma cannot start: ${setting}: ${(error as Error).message}`);
  }
};

export const configOrStop = (): Config => {
  const read = readConfig(process.env);
  if (!('config' in read))
    return stopWith(EXIT_BAD_CONFIG, 'Himma cannot start: wrong configuration', ...read.problems);
  usableOrStop('DATA_DIR', () => prepareDataDir(read.config.dataDir));
  return read.config;
};

export const makeDeps = (config: Config): Deps => ({
  ...openDatabase(config.dataDir, config.databaseUrl),
  config,
  clock: systemClock,
  secrets: makeSecrets(usableOrStop('HIMMA_KEY', () => loadMasterKey(config.dataDir, config.key))),
  // Written beside the requests instead of within them; what is left is written when the process ends.
  log: pino({ level: config.logLevel }, pino.destination({ sync: false })),
});
