import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { migrate } from '#server/migrate';
import type { Database } from '#server/platform/db/database';
import { openPool, openPostgres, postgresOn } from '#server/platform/db/postgres';
import { naming } from '#server/platform/db/postgres/naming';
import { openSqlite } from '#server/platform/db/sqlite';
import { makeAsNew, rememberAsNew } from './as-new.ts';
import { onDatabase, TEMPLATE, urlOf } from './on-database.ts';

/** Nothing in a test database is worth surviving its test: it is one file without a journal beside it, and never synced. */
const openPassing = async (path: string): Promise<Database> => {
  const database = openSqlite(path);
  await sql`pragma synchronous = off`.execute(database.db);
  await sql`pragma journal_mode = memory`.execute(database.db);
  return database;
};

const inPassingFolder = async <Result>(work: (path: string) => Promise<Result>): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), 'himma-sqlite-'));
  const result = await work(join(folder, 'himma.sqlite'));
  await rm(folder, { recursive: true });
  return result;
};

/**
 * The file that the migrations leave: to write it again costs a tenth of migrating again. It has the journal of a
 * school, since who opens a file with another first writes that, and waits for the disk.
 */
const makeMigratedFile = (): Promise<Buffer> =>
  inPassingFolder(async (path) => {
    const { db } = await openPassing(path);
    await migrate(db, 'sqlite');
    await sql`pragma journal_mode = wal`.execute(db);
    await db.destroy();
    return readFile(path);
  });

let migratedFile: Promise<Buffer> | undefined;

/** Its folder goes at once: an open file stays until it is closed, and so nothing is left to delete. */
const openFreshSqlite = async (): Promise<Database> => {
  migratedFile ??= makeMigratedFile();
  const content = await migratedFile;
  return inPassingFolder(async (path) => {
    await writeFile(path, content);
    return openPassing(path);
  });
};

/** Whichever worker comes first makes the template; the others wait for it. */
const makeTemplate = (server: string): Promise<void> =>
  onDatabase(server, async (run) => {
    await run(`select pg_advisory_lock(hashtext('${TEMPLATE}'))`);
    const { rowCount } = await run(`select from pg_database where datname = '${TEMPLATE}'`);
    if (rowCount) return;
    await run(`create database ${TEMPLATE}`);
    const template = openPostgres(urlOf(server, TEMPLATE), { max: 1 });
    await migrate(template.db, 'postgres');
    await template.db.destroy();
    await onDatabase(urlOf(server, TEMPLATE), rememberAsNew);
  });

let template: Promise<void> | undefined;
let copies = 0;

type Pool = ReturnType<typeof openPool>;

/**
 * The databases of this worker whose tests are over, with connections that know their tables and statements already: a
 * new one learns them anew, which takes longer than most tests.
 */
const idle: Pool[] = [];

const copyOfTemplate = async (server: string): Promise<Pool> => {
  template ??= makeTemplate(server);
  await template;
  copies += 1;
  const name = `himma_${process.pid}_${copies}`;
  await onDatabase(
    server,
    async (run) => void (await run(`create database ${name} template ${TEMPLATE} strategy file_copy`)),
  );
  return openPool(urlOf(server, name), { max: 8 });
};

const freshCopy = async (server: string): Promise<Pool> => {
  const used = idle.pop();
  if (used && (await makeAsNew(used))) return used;
  await used?.end();
  return copyOfTemplate(server);
};

const openFreshPostgres = async (): Promise<Database> => {
  const server = inject('postgresUrl');
  const pool = await freshCopy(server);
  const giveBack = async () => {
    // A test that left a connection at work gives back none of them.
    if (pool.idleCount === pool.totalCount) idle.push(pool);
    else await pool.end();
  };
  return postgresOn({ ...naming(pool), end: giveBack });
};

/** A migrated, empty database of the engine under test. */
export const openFreshDatabase = (): Promise<Database> =>
  process.env.TEST_ENGINE === 'postgres' ? openFreshPostgres() : openFreshSqlite();
