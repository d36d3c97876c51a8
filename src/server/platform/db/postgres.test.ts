import { sql } from 'kysely';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { listenToStatements } from '#tests/statements';
import { inTurn } from '../starting.ts';
import type { Database, Executor } from './database.ts';
import { openPostgres } from './postgres.ts';
import { atOnce, prepared } from './prepared.ts';

let database: Database;
let other: Database;

beforeEach(() => {
  database = openPostgres(inject('postgresUrl'), { max: 1 });
  other = openPostgres(inject('postgresUrl'), { max: 1 });
});
afterEach(async () => {
  await Promise.all([database.db.destroy(), other.db.destroy()]);
});

const ask = async <Row>(db: Executor, question: string): Promise<Row | undefined> =>
  (await sql.raw<Row>(question).execute(db)).rows[0];

const ownPid = async (db: Executor): Promise<number> =>
  (await ask<{ pid: number }>(db, 'select pg_backend_pid() as pid'))?.pid ?? 0;

/** As its restart does; when this returns, the connection has been told. */
const drop = async (pid: number): Promise<void> => {
  await ask(other.db, `select pg_terminate_backend(${pid}, 10000)`);
};

it('a connection that is dropped between two statements fails its transaction and nothing else', async () => {
  const lost = database.db.transaction().execute(async (trx) => {
    await drop(await ownPid(trx));
    await ask(trx, 'select 1');
  });
  await expect(lost).rejects.toThrow();
  expect(await ownPid(database.db)).toBeGreaterThan(0);
});

it('a connection that is dropped while nobody uses it is replaced', async () => {
  const pid = await ownPid(database.db);
  await drop(pid);
  // Whoever asks before the pool has heard of its end fails.
  await expect.poll(() => ownPid(database.db).catch(() => pid)).not.toBe(pid);
});

it('a transaction that stands still does not hold its locks for ever', async () => {
  const told = await ask<{ limit: string }>(
    database.db,
    `select current_setting('idle_in_transaction_session_timeout') as limit`,
  );
  expect(told?.limit).toBe('30s');
});

it('processes that start together prepare one after the other, and no transaction stands still meanwhile', async () => {
  const done: string[] = [];
  const prepareAs = (name: string) => async (): Promise<void> => {
    done.push(`${name} begins`);
    const still = `select count(*) from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction'`;
    const asked = openPostgres(inject('postgresUrl'), { max: 1 });
    done.push(`${name} sees ${(await ask<{ count: number }>(asked.db, still))?.count}`);
    await asked.db.destroy();
    done.push(`${name} ends`);
  };
  await Promise.all([inTurn(database, prepareAs('one')), inTurn(other, prepareAs('other'))]);
  const [first, second] = done[0] === 'one begins' ? ['one', 'other'] : ['other', 'one'];
  expect(done).toEqual([first, second].flatMap((name) => [`${name} begins`, `${name} sees 0`, `${name} ends`]));
});

it('a process whose preparation failed lets the next begin', async () => {
  const failed = inTurn(database, () => Promise.reject(new Error('no school')));
  await expect(failed).rejects.toThrow('no school');
  expect(await inTurn(other, () => Promise.resolve('a school'))).toBe('a school');
});

it('a database that is opened to read refuses to write', async () => {
  const reading = openPostgres(inject('postgresUrl'), { max: 1, mayWrite: false });
  await expect(ask(reading.db, 'create table written (id integer)')).rejects.toThrow('read-only transaction');
  expect(await ownPid(reading.db)).toBeGreaterThan(0);
  await reading.db.destroy();
});

interface Settings {
  name: string;
  setting: string;
}

const settingOf = prepared((executor, { name }: { name: string }) => ({
  compile: () => sql<Settings>`select name, setting from pg_settings where name = ${name}`.compile(executor),
}));
const settingsBelow = prepared((executor, { name }: { name: string }) => ({
  compile: () =>
    sql<Settings>`select * from pg_settings where name < ${name} order by name desc limit 2`.compile(executor),
}));

const keptBy = async (db: Executor) =>
  (
    await sql<{ statement: string; runs: number }>`
      select statement, generic_plans + custom_plans as runs from pg_prepared_statements order by statement`.execute(db)
  ).rows;

it('a text that is always the same is prepared once by each connection, unless it takes every column there is', async () => {
  const names = ['work_mem', 'port', 'work_mem'];
  for (const name of names) expect((await settingOf(database.db, { name })).rows[0]?.name).toBe(name);
  await settingsBelow(database.db, { name: 'b' });
  const kept = await keptBy(database.db);
  expect(kept).toEqual([{ statement: 'select name, setting from pg_settings where name = $1', runs: 3 }]);
  expect(await keptBy(other.db)).toEqual([]);
});

it('reads that begin together are one statement, each with its own values and rows in their order', async () => {
  const { db } = database;
  const read = (executor: Executor) =>
    Promise.all([
      settingOf(executor, { name: 'work_mem' }),
      settingsBelow(executor, { name: 'b' }),
      settingOf(executor, { name: 'no such setting' }),
      settingOf(executor, { name: 'port' }),
    ]);
  const oneByOne = await read(db);
  const together = await atOnce(db, read);
  expect(together.map(({ rows }) => rows)).toEqual(oneByOne.map(({ rows }) => rows));
  expect(together[1].rows).toHaveLength(2);
  await atOnce(db, read);
  expect((await keptBy(db)).filter(({ statement }) => statement.includes('json_agg'))).toMatchObject([{ runs: 2 }]);
});

it('selects that nobody prepared go out in company too, wave by wave; what locks or writes goes by itself', async () => {
  const statements = listenToStatements();
  const select = (db: Executor, name: string) =>
    db
      .selectFrom('pg_settings' as never)
      .select(['name', 'setting'] as never)
      .where('name' as never, '=', name as never);
  const twice = async (db: Executor, first: string, second: string) => {
    await select(db, first).execute();
    return select(db, second).executeTakeFirst();
  };
  const heard = await statements.during(() =>
    atOnce(database.db, async (db) => {
      const told = await Promise.all([
        twice(db, 'port', 'work_mem'),
        twice(db, 'work_mem', 'port'),
        settingOf(db, { name: 'port' }),
      ]);
      expect(told.slice(0, 2)).toEqual([
        { name: 'work_mem', setting: '4096' },
        { name: 'port', setting: expect.any(String) },
      ]);
      await sql`create temp table of_a_screen (id integer)`.execute(db);
      await Promise.all([
        select(db, 'port').execute(),
        db
          .selectFrom('of_a_screen' as never)
          .selectAll()
          .forUpdate()
          .execute(),
      ]);
    }),
  );
  statements.stop();
  expect(heard.map(({ text }) => text.match(/json_agg/gu)?.length ?? 0)).toEqual([3, 2, 0, 0, 0]);
});

it('reads that begin together fail together where one cannot be answered', async () => {
  const broken = prepared((executor) => ({ compile: () => sql`select 1 from no_such_table`.compile(executor) }));
  const read = (executor: Executor) => [settingOf(executor, { name: 'port' }), broken(executor, {})];
  const ended = await Promise.allSettled(atOnce(database.db, read));
  expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await settingOf(database.db, { name: 'port' })).rows).toHaveLength(1);
});
