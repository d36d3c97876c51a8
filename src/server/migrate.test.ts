import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openFreshDatabase } from '#tests/databases';
import { OLD_STEPS } from '#tests/old-steps';
import { isMigrated, isTooOld, knowsMigrations, makeTables, migrate } from './migrate.ts';
import type { Database } from './platform/db/database.ts';

let database: Database;
beforeEach(async () => {
  database = await openFreshDatabase({ gifts: [], now: new Date() });
});
afterEach(() => database.db.destroy());

const steps = async (): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database.db);
  return rows.map(({ name }) => name);
};

const setSteps = async (names: readonly string[]): Promise<void> => {
  await sql`delete from kysely_migration`.execute(database.db);
  for (const name of names)
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date(0).toISOString()})`.execute(
      database.db,
    );
};

const LAST_OF_ONE_SCHEMA = '083-guardians';

const dropAll = async ({ db, engine }: Database): Promise<void> => {
  if (engine === 'postgres') {
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
    return;
  }
  await sql`pragma foreign_keys = off`.execute(db);
  for (const { name, isView } of await db.introspection.getTables({ withInternalKyselyTables: true }))
    await sql`drop ${sql.raw(isView ? 'view' : 'table')} ${sql.table(name)}`.execute(db);
  await sql`pragma foreign_keys = on`.execute(db);
};

it('a school made in the steps of before is known as one of today, once', async () => {
  const { db, engine } = database;
  const today = await steps();
  const later = today.filter((name) => name > LAST_OF_ONE_SCHEMA);
  await dropAll(database);
  await db.transaction().execute((trx) => makeTables(trx, engine, OLD_STEPS));
  await setSteps(OLD_STEPS);
  expect(await isMigrated(db, engine)).toBe(false);
  expect(await migrate(db, engine)).toEqual(later);
  expect(await isMigrated(db, engine)).toBe(true);
  expect(await steps()).toEqual(today);
  expect(await migrate(db, engine)).toEqual([]);
});

it.each([
  ['that stopped on the way', OLD_STEPS.slice(0, 20)],
  ['that lacks the last', OLD_STEPS.slice(0, -1)],
  ['that lacks one', OLD_STEPS.toSpliced(10, 1)],
  ['with others beside them', [...OLD_STEPS, '050-staff']],
])('a school %s is refused, and stays as it is', async (_, names) => {
  const { db, engine } = database;
  await setSteps(names);
  await expect(migrate(db, engine)).rejects.toThrow(/Start that one once, and then this one/u);
  expect(await steps()).toEqual(names);
});

it('a school that a newer version has brought up to date is refused, and says what to start', async () => {
  const { db, engine } = database;
  await setSteps([...(await steps()), '999-later']);
  await expect(migrate(db, engine)).rejects.toThrow(/brought up to date by a newer version.*restore the backup/su);
});

it('a backup is known in the steps of before, all of them, and in those of today', async () => {
  const today = await steps();
  for (const names of [OLD_STEPS, today, today.slice(0, 3)])
    expect([isTooOld(names), knowsMigrations(names)]).toEqual([false, true]);
  expect([isTooOld(OLD_STEPS.slice(0, 20)), knowsMigrations(OLD_STEPS.slice(0, 20))]).toEqual([true, false]);
  expect([isTooOld([...today, '999-later']), knowsMigrations([...today, '999-later'])]).toEqual([false, false]);
});
