import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { isMigrated } from './migrate.ts';
import { EXIT_BAD_CONFIG } from './platform/config.ts';
import { readMasterKey } from './platform/data-dir.ts';
import type { Database, Executor } from './platform/db/database.ts';
import { openToRead, sqliteFile } from './platform/db/open.ts';
import { APPLICATION } from './platform/db/postgres.ts';
import { keyOpensStored } from './platform/key-check.ts';
import { makeSecrets, type Secrets } from './platform/secrets.ts';
import { settingsOrStop, stopWith } from './platform/starting.ts';

const nothingChecked = (why: string): never => stopWith(EXIT_BAD_CONFIG, `Nothing was checked: ${why}`);

const readOrStop = async <T>(read: () => Promise<T>): Promise<T> => {
  try {
    return await read();
  } catch (error) {
    return nothingChecked(`the database cannot be read: ${(error as Error).message}`);
  }
};

export const hasTables = async (db: Executor): Promise<boolean> =>
  (await sql`select 1 from information_schema.tables where table_schema = current_schema() limit 1`.execute(db)).rows
    .length > 0;

/** Other processes of Himma have connections to this PostgreSQL database. */
export const othersWorkOn = async (db: Executor): Promise<boolean> =>
  (
    await sql`select 1 from pg_stat_activity
      where datname = current_database() and application_name = ${APPLICATION} and pid <> pg_backend_pid()`.execute(db)
  ).rows.length > 0;

/**
 * For programs that look at a school, also while it is served, and change nothing: what is not there is not made, neither
 * the school nor its key.
 */
export const lookAtSchool = async <T>(look: (db: Database['db']) => Promise<T>): Promise<T> => {
  const { dataDir, databaseUrl } = settingsOrStop();
  if (!(databaseUrl || existsSync(sqliteFile(dataDir))))
    nothingChecked(`there is no school in ${dataDir}. Is DATA_DIR the folder it is served from?`);
  const found = await readOrStop(async () => {
    const { db, engine } = openToRead(dataDir, databaseUrl);
    const seen = (await isMigrated(db, engine)) ? { is: await look(db) } : null;
    await db.destroy();
    return seen;
  });
  return found
    ? found.is
    : nothingChecked('the school is of another version of Himma. Start this one first, which brings it up to date.');
};

/** For what only the school's key can tell. */
export const secretsOrStop = async (db: Database['db']): Promise<Secrets> => {
  const { dataDir, key } = settingsOrStop();
  const masterKey =
    readMasterKey(dataDir, key) ?? nothingChecked(`HIMMA_KEY is not set, and there is no himma.key in ${dataDir}.`);
  const secrets = makeSecrets(masterKey);
  return (await keyOpensStored({ db, secrets })) ? secrets : nothingChecked('the key is not that of this school.');
};
