import { sql } from 'kysely';
import { type Logger, pino } from 'pino';
import { systemClock } from './clock.ts';
import { type Config, EXIT_BAD_CONFIG, readConfig } from './config.ts';
import { loadMasterKey, prepareDataDir } from './data-dir.ts';
import type { Database } from './db/database.ts';
import { openDatabase } from './db/open.ts';
import type { Deps } from './deps.ts';
import { makeLive } from './live.ts';
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

export const settingsOrStop = (): Config => {
  const read = readConfig(process.env);
  return 'config' in read
    ? read.config
    : stopWith(EXIT_BAD_CONFIG, 'Himma cannot start: wrong configuration', ...read.problems);
};

/** With a folder for the school's data, made where there is none. */
export const configOrStop = (): Config => {
  const config = settingsOrStop();
  usableOrStop('DATA_DIR', () => prepareDataDir(config.dataDir));
  return config;
};

const LOG_BATCH_BYTES = 8 * 1024;
const LOG_FLUSH_MS = 500;

/** Lines are written many at a time, beside the requests instead of within them, and at the latest half a second on. */
const makeLog = (level: Config['logLevel']): Logger => {
  const destination = pino.destination({ sync: false, minLength: LOG_BATCH_BYTES });
  setInterval(() => destination.flush(), LOG_FLUSH_MS).unref();
  return pino({ level }, destination);
};

export const makeDeps = (config: Config): Deps => ({
  ...openDatabase(config.dataDir, config.databaseUrl),
  config,
  clock: systemClock,
  secrets: makeSecrets(usableOrStop('HIMMA_KEY', () => loadMasterKey(config.dataDir, config.key))),
  live: makeLive(),
  log: makeLog(config.logLevel),
});

/**
 * Processes that start together on one database prepare it one after the other, and the later ones find it done. The lock
 * is its connection's, so it goes with the process however that ends, and no transaction stands still meanwhile. SQLite's
 * file has one process only, by the lock on its folder.
 */
export const inTurn = <T>({ db, engine }: Database, prepare: () => Promise<T>): Promise<T> =>
  engine === 'sqlite'
    ? prepare()
    : db.connection().execute(async (own) => {
        await sql`select pg_advisory_lock(hashtextextended('start', 0))`.execute(own);
        try {
          return await prepare();
        } finally {
          await sql`select pg_advisory_unlock(hashtextextended('start', 0))`.execute(own);
        }
      });
