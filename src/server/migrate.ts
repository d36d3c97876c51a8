import { type Kysely, type Migration, Migrator, sql, type Transaction } from 'kysely';
import { DOMAINS } from './domains.ts';
import type { Engine } from './platform/db/database.ts';
import { createPlatformTables } from './platform/db/migrations/052-platform.ts';
import type { Schema } from './platform/db/schema.ts';
import { Damaged } from './platform/errors.ts';

const migrations = (engine: Engine): Record<string, Migration> => {
  const ofDomains = DOMAINS.flatMap(({ migrations: own = {} }) => Object.entries(own));
  return Object.fromEntries(
    [['052-platform', createPlatformTables] as const, ...ofDomains].map(([name, make]) => [name, make(engine)]),
  );
};

/** The tables of these were made in 49 other steps before (docs/decisions/032-one-schema.md), of which this was the last. */
const ONE_SCHEMA = Object.keys(migrations('sqlite'))
  .filter((name) => name <= '083-guardians')
  .toSorted();
const LAST_OLD_STEP = '049-section-grids';

const isWholeOldChain = (names: readonly string[]): boolean =>
  names.at(-1) === LAST_OLD_STEP && names.every((name, at) => Number.parseInt(name, 10) === at + 1);

/** Whether only some of those steps were taken: nobody knows the others any more. */
export const isTooOld = (names: readonly string[]): boolean =>
  names.some((name) => name <= LAST_OLD_STEP) && !isWholeOldChain(names);

const TOO_OLD = [
  'Himma cannot start: this database is of a version of Himma before the tables were made in one step, and not of the last',
  `of those (${LAST_OLD_STEP}). Start that one once, and then this one.`,
].join('\n');

const TOO_NEW = [
  'Himma cannot start: this database was brought up to date by a newer version of Himma than this one. Start that version, or',
  'restore the backup that was made before it into an empty place.',
].join('\n');

const executedSteps = async (db: Kysely<Schema>, engine: Engine): Promise<string[]> => {
  const there =
    engine === 'sqlite'
      ? sql`select 1 from sqlite_master where name = 'kysely_migration'`
      : sql`select 1 where to_regclass('kysely_migration') is not null`;
  if ((await there.execute(db)).rows.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
};

const noteAsOneSchema = async (trx: Transaction<Schema>, engine: Engine): Promise<void> => {
  await sql`delete from kysely_migration`.execute(trx);
  const at = new Date().toISOString();
  for (const name of ONE_SCHEMA)
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${at})`.execute(trx);
  if (engine === 'sqlite') return;
  // The one table that had another name while it was made.
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint
    where conrelid = 'race_answers'::regclass and conname like 'race_answers_of_bank%'`.execute(trx);
  for (const { name } of rows)
    await sql`alter table race_answers rename constraint ${sql.ref(name)} to ${sql.ref(name.replace('_of_bank', ''))}`.execute(
      trx,
    );
};

const migratorFor = (db: Kysely<Schema>, engine: Engine): Migrator =>
  new Migrator({ db, provider: { getMigrations: async () => migrations(engine) } });

/** Whether the tables are those of this version; reads only. */
export const isMigrated = async (db: Kysely<Schema>, engine: Engine): Promise<boolean> =>
  (await migratorFor(db, engine).getMigrations()).every(({ executedAt }) => executedAt !== undefined);

/** Applies what is missing, all of it or none: both engines roll schema changes back. */
export const migrate = async (db: Kysely<Schema>, engine: Engine): Promise<string[]> => {
  const executed = await executedSteps(db, engine);
  if (isTooOld(executed)) throw new Damaged(TOO_OLD);
  if (!knowsMigrations(executed)) throw new Damaged(TOO_NEW);
  if (isWholeOldChain(executed)) await db.transaction().execute((trx) => noteAsOneSchema(trx, engine));
  const { error, results } = await migratorFor(db, engine).migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
};

/** Whether all of them are of this version or an older one. */
export const knowsMigrations = (names: readonly string[]): boolean => {
  const known = migrations('sqlite');
  return isWholeOldChain(names) || names.every((name) => Object.hasOwn(known, name));
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
  for (const name of isWholeOldChain(names) ? ONE_SCHEMA : names) await known[name]?.up(trx);
};
