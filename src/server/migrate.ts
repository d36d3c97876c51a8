import { type Kysely, type Migration, Migrator, sql, type Transaction } from 'kysely';
import { DOMAINS } from './domains.ts';
import type { Engine } from './platform/db/database.ts';
import { createFilesTable } from './platform/db/migrations/002-files.ts';
import type { Schema } from './platform/db/schema.ts';

const migrations = (engine: Engine): Record<string, Migration> => {
  const ofDomains = DOMAINS.flatMap(({ migrations: own = {} }) => Object.entries(own));
  return {
    '002-files': createFilesTable,
    ...Object.fromEntries(ofDomains.map(([name, make]) => [name, make(engine)])),
  };
};

const migratorFor = (db: Kysely<Schema>, engine: Engine): Migrator =>
  new Migrator({ db, provider: { getMigrations: async () => migrations(engine) } });

/** Whether the tables are those of this version; reads only. */
export const isMigrated = async (db: Kysely<Schema>, engine: Engine): Promise<boolean> =>
  (await migratorFor(db, engine).getMigrations()).every(({ executedAt }) => executedAt !== undefined);

/** Applies what is missing, all of it or none: both engines roll schema changes back. */
export const migrate = async (db: Kysely<Schema>, engine: Engine): Promise<string[]> => {
  const { error, results } = await migratorFor(db, engine).migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
};

/** Whether all of them are of this version or an older one. */
export const knowsMigrations = (names: readonly string[]): boolean => {
  const known = migrations('sqlite');
  return names.every((name) => Object.hasOwn(known, name));
};

/** The tables as they were when these were the newest, Kysely's own among them, for rows that come from elsewhere. */
export const makeTables = async (trx: Transaction<Schema>, engine: Engine, names: readonly string[]): Promise<void> => {
  await sql`create table kysely_migration (name varchar(255) not null primary key, timestamp varchar(255) not null)`.execute(
    trx,
  );
  await sql`create table kysely_migration_lock (id varchar(255) not null primary key, is_locked integer default 0 not null)`.execute(
    trx,
  );
  const known = migrations(engine);
  for (const name of names) await known[name]?.up(trx);
};
