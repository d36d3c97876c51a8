import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { provideCurricula } from '#server/curriculum/service';
import { migrate } from '#server/migrate';
import type { Database } from '#server/platform/db/database';
import { openPool, openPostgres, postgresOn } from '#server/platform/db/postgres';
import { naming } from '#server/platform/db/postgres/naming';
import { openSqlite } from '#server/platform/db/sqlite';
import type { Deps } from '#server/platform/deps';
import { fillBanksIfEmpty, fillRaceQuestions } from '#server/questions/service';
import { provideQuran } from '#server/quran/service';
import { makeAsNew, rememberAsNew } from './as-new.ts';
import { onDatabase, TEMPLATE, urlOf } from './on-database.ts';

/** What the product gives every school at its start, in the order in which it is given. */
const GIFTS = {
  questions: fillBanksIfEmpty,
  race: fillRaceQuestions,
  quran: provideQuran,
  curricula: provideCurricula,
};

export type Gift = keyof typeof GIFTS;

/** What stands in a database before its test begins: migrated once, given once, and copied by every test that asks for the same. */
export interface Beginning {
  readonly gifts: readonly Gift[];
  readonly now: Date;
}

const give = async (database: Database, { gifts, now }: Beginning): Promise<void> => {
  const deps = { ...database, clock: () => now } as Deps;
  for (const [gift, provide] of Object.entries(GIFTS)) if (gifts.includes(gift as Gift)) await provide(deps);
};

const nameOf = ({ gifts }: Beginning): string => ['himma', ...gifts.toSorted()].join('_');

/** Once for each name. */
const remembered = <Result>(make: (beginning: Beginning) => Promise<Result>) => {
  const made = new Map<string, Promise<Result>>();
  return (beginning: Beginning): Promise<Result> => {
    const name = nameOf(beginning);
    const result = made.get(name) ?? make(beginning);
    made.set(name, result);
    return result;
  };
};

/** Nothing in a test database is worth surviving its test: it is one file without a journal beside it, and never synced. */
export const openPassing = async (path: string): Promise<Database> => {
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
const firstFile = remembered((beginning) =>
  inPassingFolder(async (path) => {
    const database = await openPassing(path);
    await migrate(database.db, 'sqlite');
    await give(database, beginning);
    await sql`pragma journal_mode = wal`.execute(database.db);
    await database.db.destroy();
    return readFile(path);
  }),
);

/** Its folder goes at once: an open file stays until it is closed, and so nothing is left to delete. */
export const openFileCopy = (content: Buffer): Promise<Database> =>
  inPassingFolder(async (path) => {
    await writeFile(path, content);
    return openPassing(path);
  });

/** Whichever worker comes first makes the template; the others wait for it. */
const templateOn = (server: string) =>
  remembered(async (beginning) => {
    const name = `${TEMPLATE}_${nameOf(beginning)}`;
    await onDatabase(server, async (run) => {
      await run(`select pg_advisory_lock(hashtext('${name}'))`);
      const { rowCount } = await run(`select from pg_database where datname = '${name}'`);
      if (rowCount) return;
      await run(`create database ${name}`);
      const template = openPostgres(urlOf(server, name), { max: 1 });
      await migrate(template.db, 'postgres');
      await give(template, beginning);
      await template.db.destroy();
      await onDatabase(urlOf(server, name), rememberAsNew);
    });
    return name;
  });

let templates: ReturnType<typeof templateOn> | undefined;
let copies = 0;

type Pool = ReturnType<typeof openPool>;

/**
 * The databases of this worker whose tests are over, with connections that know their tables and statements already: a
 * new one learns them anew, which takes longer than most tests.
 */
const idle = new Map<string, Pool[]>();

const copyOfTemplate = async (server: string, beginning: Beginning): Promise<Pool> => {
  templates ??= templateOn(server);
  const template = await templates(beginning);
  copies += 1;
  const name = `himma_${process.pid}_${copies}`;
  await onDatabase(
    server,
    async (run) => void (await run(`create database ${name} template ${template} strategy file_copy`)),
  );
  return openPool(urlOf(server, name), { max: 8 });
};

const freshCopy = async (server: string, beginning: Beginning): Promise<Pool> => {
  const used = idle.get(nameOf(beginning))?.pop();
  if (used && (await makeAsNew(used))) return used;
  await used?.end();
  return copyOfTemplate(server, beginning);
};

const openFreshPostgres = async (beginning: Beginning): Promise<Database> => {
  const pool = await freshCopy(inject('postgresUrl'), beginning);
  const giveBack = async () => {
    const name = nameOf(beginning);
    // A test that left a connection at work gives back none of them.
    if (pool.idleCount === pool.totalCount) idle.set(name, [...(idle.get(name) ?? []), pool]);
    else await pool.end();
  };
  return postgresOn({ ...naming(pool), end: giveBack });
};

/** A migrated database of the engine under test, with these gifts and nothing else. */
export const openFreshDatabase = async (beginning: Beginning): Promise<Database> =>
  process.env.TEST_ENGINE === 'postgres' ? openFreshPostgres(beginning) : openFileCopy(await firstFile(beginning));
