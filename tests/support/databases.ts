import { inject } from 'vitest';
import type { Database } from '#server/platform/db/database';
import { migrate } from '#server/platform/db/migrate';
import { openPostgres } from '#server/platform/db/postgres';
import { openSqlite } from '#server/platform/db/sqlite';
import { makeAsNew, rememberAsNew } from './as-new.ts';
import { onDatabase, TEMPLATE, urlOf } from './on-database.ts';

const openFreshSqlite = async (): Promise<Database> => {
  const database = openSqlite(':memory:');
  await migrate(database.db, 'sqlite');
  return database;
};

/** Whichever worker comes first makes the template; the others wait for it. */
const makeTemplate = (server: string): Promise<void> =>
  onDatabase(server, async (run) => {
    await run(`select pg_advisory_lock(hashtext('${TEMPLATE}'))`);
    const { rowCount } = await run(`select from pg_database where datname = '${TEMPLATE}'`);
    if (rowCount) return;
    await run(`create database ${TEMPLATE}`);
    const template = openPostgres(urlOf(server, TEMPLATE), 1);
    await migrate(template.db, 'postgres');
    await template.db.destroy();
    await onDatabase(urlOf(server, TEMPLATE), rememberAsNew);
  });

let template: Promise<void> | undefined;
let copies = 0;

/** Databases of this worker whose tests are over. */
const idle: string[] = [];

const copyOfTemplate = async (server: string): Promise<string> => {
  template ??= makeTemplate(server);
  await template;
  copies += 1;
  const name = `himma_${process.pid}_${copies}`;
  await onDatabase(
    server,
    async (run) => void (await run(`create database ${name} template ${TEMPLATE} strategy file_copy`)),
  );
  return name;
};

const freshCopy = async (server: string): Promise<string> => {
  const name = idle.pop();
  return name && (await makeAsNew(urlOf(server, name))) ? name : copyOfTemplate(server);
};

const openFreshPostgres = async (): Promise<Database> => {
  const server = inject('postgresUrl');
  const name = await freshCopy(server);
  const database = openPostgres(urlOf(server, name), 8);
  const { db } = database;
  const disconnect = db.destroy.bind(db);
  let isOpen = true;
  db.destroy = async () => {
    await disconnect();
    if (isOpen) idle.push(name);
    isOpen = false;
  };
  return database;
};

/** A migrated, empty database of the engine under test. */
export const openFreshDatabase = (): Promise<Database> =>
  process.env.TEST_ENGINE === 'postgres' ? openFreshPostgres() : openFreshSqlite();
