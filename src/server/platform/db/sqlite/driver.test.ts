import { type Compilable, sql } from 'kysely';
import { expect, it } from 'vitest';
import { prepared } from '#server/platform/db/prepared';
import { openSqlite } from '#server/platform/db/sqlite';

it('a write in one call that failed once works the next time', async () => {
  const { db } = openSqlite(':memory:');
  await sql`create table files (id text primary key)`.execute(db);
  const insert = prepared<{ id: string }, { id: string }>(
    (executor, value) =>
      executor
        .insertInto('files')
        .values({ id: value.id } as never)
        .returning('id'),
    { atMostOneRow: true },
  );
  expect((await insert(db, { id: 'a' })).rows).toEqual([{ id: 'a' }]);
  await expect(insert(db, { id: 'a' })).rejects.toThrow('UNIQUE');
  expect((await insert(db, { id: 'b' })).rows).toEqual([{ id: 'b' }]);
  await db.destroy();
});

it('a list that could not be read once is read the next time', async () => {
  const { db } = openSqlite(':memory:');
  await sql`create table files (id text)`.execute(db);
  const readAll = prepared<object, { parsed: string }>((executor) =>
    executor.selectFrom('files').select(sql<string>`json(id)`.as('parsed')),
  );
  const readInside = () => db.transaction().execute((trx) => readAll(trx, {}));
  expect((await readInside()).rows).toEqual([]);
  await sql`insert into files values ('no json')`.execute(db);
  await expect(readInside()).rejects.toThrow('malformed JSON');
  await sql`update files set id = '[1]'`.execute(db);
  expect((await readInside()).rows).toEqual([{ parsed: '[1]' }]);
  await db.destroy();
});

it('a transaction that is over takes no more orders', async () => {
  const { db } = openSqlite(':memory:');
  await sql`create table marks (n integer)`.execute(db);
  const kept = await db.transaction().execute(async (trx) => {
    await sql`insert into marks values (1)`.execute(trx);
    return trx;
  });
  const addPrepared = prepared<{ n: number }, object>(
    (executor, value): Compilable<object> => ({
      compile: () => sql<object>`insert into marks values (${value.n})`.compile(executor),
    }),
  );
  const late = async () => {
    await expect(sql`insert into marks values (2)`.execute(kept)).rejects.toThrow('this transaction is over');
    await expect(addPrepared(kept, { n: 2 })).rejects.toThrow('this transaction is over');
  };
  await late();
  // Nor does it slip into another.
  await db.transaction().execute(late);
  const { rows } = await sql`select n from marks`.execute(db);
  expect(rows).toEqual([{ n: 1 }]);
  await db.destroy();
});

it('a database that is closed takes no more transactions', async () => {
  const { db } = openSqlite(':memory:');
  await db.destroy();
  await expect(db.transaction().execute(async () => 1)).rejects.toThrow('the database is closed');
});
