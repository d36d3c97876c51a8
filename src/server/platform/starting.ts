import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Logger, pino } from 'pino';
import { systemClock } from './clock.ts';
import { type Config, EXIT_BAD_CONFIG, readConfig } from './config.ts';
import { makeMasterKey, prepareDataDir, readMasterKey } from './data-dir.ts';
import type { Database } from './db/database.ts';
import { movedFile, openDatabase, sqliteFile } from './db/open.ts';
import { whyUnfit } from './db/postgres/fit.ts';
import type { Deps } from './deps.ts';
import { Damaged } from './errors.ts';
import { needsItsKey } from './key-check.ts';
import { makeLive } from './live.ts';
import { makeSecrets } from './secrets.ts';

/** What the server and the command line do alike before they begin. */

export const stopWith = (code: number, ...lines: string[]): never => {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(code);
};

/** One line for whoever wrote the setting: which it is, and what to write. */
export const stopForSetting = (...problems: string[]): never =>
  stopWith(EXIT_BAD_CONFIG, ...problems.map((problem) => `Himma cannot start: ${problem}.`));

export const usableOrStop = <T>(setting: string, use: () => T): T => {
  try {
    return use();
  } catch (error) {
    return stopForSetting(`${setting}: ${(error as Error).message}`);
  }
};

export const settingsOrStop = (): Config => {
  const read = readConfig(process.env);
  return 'config' in read ? read.config : stopForSetting(...read.problems);
};

/** With a folder for the school's data, made where there is none. */
export const configOrStop = (): Config => {
  const config = settingsOrStop();
  usableOrStop('DATA_DIR', () => prepareDataDir(config.dataDir));
  return config;
};

/** sysexits' EX_DATAERR: no setting helps, and no other start. */
export const EXIT_DAMAGED = 65;

/** SQLite's codes for a file that is no database or is broken, PostgreSQL's for broken rows and indexes. */
const isDamage = (error: unknown): error is Error =>
  error instanceof Error &&
  /^(?:SQLITE_NOTADB|SQLITE_CORRUPT\w*|XX00[12])$/u.test(String((error as { code?: unknown }).code));

const WRONG_USER = 'its user or password is refused: write those of a user of that PostgreSQL';
const AWAY: Readonly<Record<string, string>> = {
  '28P01': WRONG_USER,
  '28000': WRONG_USER,
  '3D000': 'the database that it names does not exist: make it, or write the name of another',
};

/** What the driver said, beneath what was made of it on the way. */
const rootOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error ? rootOf(error.cause) : error;

const codeOf = (error: unknown): string => String((rootOf(error) as { code?: unknown }).code);

/** Why a database cannot be asked at all; null for any other error. */
export const whyAway = (error: unknown): string | null => {
  const code = codeOf(error);
  if (AWAY[code]) return AWAY[code];
  const isAway = /^(?:E(?:CONN|NOTFOUND|AI_|TIMEDOUT|HOSTUNREACH|NETUNREACH)\w*|57P03)$/u.test(code);
  const root = rootOf(error);
  const isSilent = root instanceof Error && /timeout/iu.test(root.message);
  return isAway || isSilent ? `no PostgreSQL answers there: write the address of one that runs` : null;
};

/** What a start reads first shows most damage: then it says what to do, where a stack would say nothing. */
export const wholeOrStop = async <T>({ dataDir, databaseUrl }: Config, use: () => Promise<T>): Promise<T> => {
  try {
    return await use();
  } catch (error) {
    if (error instanceof Damaged) return stopWith(EXIT_DAMAGED, error.message);
    const away = databaseUrl && whyAway(error);
    if (away) return stopForSetting(`DATABASE_URL: ${away}`);
    if (!isDamage(error)) throw error;
    return stopWith(
      EXIT_DAMAGED,
      `Himma cannot start: the database ${databaseUrl ? 'that DATABASE_URL names' : sqliteFile(dataDir)} is damaged: ${error.message}.`,
      'Keep a copy of it as it is, and put the last backup in its place.',
    );
  }
};

const LOG_BATCH_BYTES = 8 * 1024;
const LOG_FLUSH_MS = 500;

/** Lines are written many at a time, beside the requests instead of within them, and at the latest half a second on. */
const makeLog = (level: Config['logLevel']): Logger => {
  const destination = pino.destination({ sync: false, minLength: LOG_BATCH_BYTES });
  setInterval(() => destination.flush(), LOG_FLUSH_MS).unref();
  return pino({ level }, destination);
};

const KEY_WAY_BACK =
  'Put that key back from your copy of it, or restore a sealed backup, which has it. No other is made in its place.';

const KEY_MISSING = [
  'Himma cannot start: HIMMA_KEY is not set and there is no himma.key in DATA_DIR, but this database was sealed with a key.',
  KEY_WAY_BACK,
];

export const KEY_WRONG = [
  'Himma cannot start: HIMMA_KEY (or himma.key in DATA_DIR, where HIMMA_KEY is not set) is not the key that this database was',
  `sealed with. ${KEY_WAY_BACK}`,
];

/** Another key in the place of a lost one would only be in the way of it. */
const keyOrStop = async ({ dataDir, key }: Config, database: Database): Promise<string> => {
  const found = usableOrStop('HIMMA_KEY', () => readMasterKey(dataDir, key));
  if (found) return found;
  if (await needsItsKey(database)) return stopWith(EXIT_BAD_CONFIG, ...KEY_MISSING);
  return usableOrStop('DATA_DIR', () => makeMasterKey(dataDir));
};

/** After a power cut the database may come up later than we do: the unit does not try again after a wrong setting. */
const PATIENCE_MS = 10_000;
const ASK_AGAIN_MS = 500;

const untilItAnswers = async ({ db }: Database): Promise<void> => {
  const end = performance.now() + PATIENCE_MS;
  const isComing = (error: unknown) => ['ECONNREFUSED', 'ECONNRESET', '57P03'].includes(codeOf(error));
  for (;;) {
    try {
      await sql`select 1`.execute(db);
      return;
    } catch (error) {
      if (!isComing(error) || performance.now() > end) throw error;
      await setTimeout(ASK_AGAIN_MS);
    }
  }
};

/** The database, where a school can be kept in it and none was moved away from it. */
const databaseOrStop = async ({ dataDir, databaseUrl }: Config): Promise<Database> => {
  if (!databaseUrl && existsSync(movedFile(dataDir)) && !existsSync(sqliteFile(dataDir)))
    stopForSetting(`DATABASE_URL: the school of ${dataDir} was moved to PostgreSQL: write its address`);
  const database = openDatabase(dataDir, databaseUrl);
  if (!databaseUrl) return database;
  await untilItAnswers(database);
  const unfit = await whyUnfit(database.db);
  return unfit === null ? database : stopForSetting(`DATABASE_URL: ${unfit}`);
};

export const makeDeps = async (config: Config): Promise<Deps> => {
  const database = await databaseOrStop(config);
  return {
    ...database,
    config,
    clock: systemClock,
    secrets: makeSecrets(await keyOrStop(config, database)),
    live: makeLive(),
    log: makeLog(config.logLevel),
  };
};

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
