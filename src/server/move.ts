/*
 * `npm run move -- --to postgres://…` takes a school from SQLite to PostgreSQL, `npm run move -- --to sqlite` takes it back, while
 * nobody serves it. The settings are those of the server as it is; uploads lie in DATA_DIR with either.
 */
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { EXIT_USAGE } from './asking.ts';
import { copyTables, differingTables, sumTables, type TableSum } from './backup/moving.ts';
import { openPostgresSnapshot } from './backup/postgres-snapshot.ts';
import type { Snapshot } from './backup/snapshot.ts';
import { openSqliteSnapshot } from './backup/sqlite-snapshot.ts';
import { hasTables, othersWorkOn } from './looking.ts';
import { EXIT_IN_USE, lockDataDir } from './platform/data-dir.ts';
import type { Database } from './platform/db/database.ts';
import { movedFile, sqliteFile } from './platform/db/open.ts';
import { markMoved, whyUnfit } from './platform/db/postgres/fit.ts';
import { openPostgres } from './platform/db/postgres.ts';
import { openSqlite } from './platform/db/sqlite.ts';
import { renameForGood } from './platform/files/rename.ts';
import { settingsOrStop, stopWith, usableOrStop, whyAway } from './platform/starting.ts';
import { commandLine } from './root.ts';

const EXIT_FAILED = 1;

const USAGE = [
  `Usage: ${commandLine('move')} --to postgres://…    the school that DATA_DIR has into that empty database`,
  `       ${commandLine('move')} --to sqlite          the school that DATABASE_URL names into DATA_DIR`,
];

const nothingMoved = (why: string): never => stopWith(EXIT_FAILED, `Nothing was moved: ${why}.`);

const isAddress = (to: string): boolean => URL.canParse(to) && /^postgres(?:ql)?:$/u.test(new URL(to).protocol);

const readTarget = (): string => {
  try {
    const { to } = parseArgs({ options: { to: { type: 'string' } } }).values;
    if (to === undefined) throw new Error('Say where to.');
    if (to !== 'sqlite' && !isAddress(to))
      throw new Error(`${to} is neither an address of PostgreSQL nor the word sqlite.`);
    return to;
  } catch (error) {
    return stopWith(EXIT_USAGE, (error as Error).message, ...USAGE);
  }
};

/** One of the two databases: where a school is, or where one is to come. */
interface Place {
  /** As the person who moves the school knows it. */
  readonly name: string;
  /** Null where no school is there. */
  readonly look: () => Promise<Snapshot | null>;
  /** All rows, or none: what is not whole is not there for the next who looks. */
  readonly take: (from: Snapshot) => Promise<void>;
  /** It keeps what it has, and is not served by mistake. */
  readonly leave: () => Promise<void>;
  /** What the server is to be started with, once the school is there. */
  readonly settings: string;
}

const workOn = async <T>(database: Database, work: (database: Database) => Promise<T>): Promise<T> =>
  work(database).finally(() => database.db.destroy());

const sqliteIn = (dataDir: string): Place => {
  const arriving = join(dataDir, 'himma.moving');
  return {
    name: sqliteFile(dataDir),
    look: async () => {
      // Of a move that was cut off, or that is over.
      await rm(arriving, { recursive: true, force: true });
      return existsSync(sqliteFile(dataDir)) ? openSqliteSnapshot(dataDir) : null;
    },
    take: async (from) => {
      await mkdir(arriving, { mode: 0o700 });
      await workOn(openSqlite(sqliteFile(arriving)), async (database) => {
        await copyTables(from, database);
        // All of it in the one file that gets another name.
        await sql`pragma journal_mode = delete`.execute(database.db);
      });
      await renameForGood(sqliteFile(arriving), sqliteFile(dataDir));
    },
    leave: async () => {
      const { rows } = await workOn(openSqlite(sqliteFile(dataDir)), ({ db }) =>
        sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db),
      );
      if (rows[0]?.busy !== 0) throw new Error('its journal is in use');
      await renameForGood(sqliteFile(dataDir), movedFile(dataDir));
      // Empty by now.
      for (const end of ['-wal', '-shm']) await rm(`${sqliteFile(dataDir)}${end}`, { force: true });
    },
    settings: 'without DATABASE_URL',
  };
};

const postgresAt = (url: string): Place => {
  const open = () => openPostgres(url, { max: 1 });
  return {
    name: Object.assign(new URL(url), { password: '' }).toString(),
    look: async () => {
      await workOn(open(), async ({ db }) => {
        const unfit = await whyUnfit(db);
        if (unfit !== null) throw new Error(unfit);
        if (await othersWorkOn(db))
          stopWith(EXIT_IN_USE, 'Nothing was moved: another process of Himma uses that database.');
      });
      return (await workOn(open(), ({ db }) => hasTables(db))) ? openPostgresSnapshot(url) : null;
    },
    take: (from) => workOn(open(), (database) => copyTables(from, database)),
    leave: () => workOn(open(), ({ db }) => markMoved(db)),
    settings: 'with DATABASE_URL set to it',
  };
};

/** With the fault that a database has told of. */
const lookIn = (place: Place): Promise<Snapshot | null> =>
  place.look().catch((error: unknown) => nothingMoved(`${place.name}: ${whyAway(error) ?? (error as Error).message}`));

const sumsOf = async (place: Place): Promise<TableSum[]> => {
  const snapshot = (await lookIn(place)) ?? nothingMoved(`there is no school in ${place.name}`);
  return sumTables(snapshot).finally(() => snapshot.close());
};

const to = readTarget();
const { dataDir, databaseUrl } = settingsOrStop();
if ((to === 'sqlite') === (databaseUrl === undefined))
  nothingMoved(`the school is ${databaseUrl ? 'on PostgreSQL' : 'in SQLite'} already`);
if (!existsSync(dataDir)) nothingMoved(`there is no folder ${dataDir}`);
const [from, target] = databaseUrl ? [postgresAt(databaseUrl), sqliteIn(dataDir)] : [sqliteIn(dataDir), postgresAt(to)];
const lock =
  usableOrStop('DATA_DIR', () => lockDataDir(dataDir)) ??
  stopWith(EXIT_IN_USE, `Nothing was moved: another process uses ${dataDir}. Stop it first.`);

const school = (await lookIn(from)) ?? nothingMoved(`there is no school in ${from.name}`);
const arrived = await lookIn(target);
await arrived?.close();
if (arrived === null) await target.take(school).catch((error: Error) => nothingMoved(error.message));
await school.close();

const here = await sumsOf(from);
const there = await sumsOf(target);
const differing = differingTables(here, there);
// An earlier move may have come so far; whatever else is there stays as it is.
if (differing.length > 0)
  nothingMoved(
    arrived === null
      ? `what came to ${target.name} differs in ${differing.join(', ')}: empty that place, and move again`
      : `${target.name} is not empty: write the address of an empty database`,
  );
await from.leave().catch((error: Error) => nothingMoved(`${from.name} cannot be left: ${error.message}`));
for (const { table, rows, sum } of here) process.stdout.write(`${sum.slice(0, 16)}  ${table}, ${rows} rows\n`);
process.stdout.write(
  `Moved: ${here.length} tables, the same in ${from.name} as in ${target.name}. Start the server ${target.settings}.\n`,
);
lock.release();
