import { type Compilable, sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Executor } from '#server/platform/db/database';
import { prepared, together } from '#server/platform/db/prepared';
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

for (const packed of [false, true])
  it(`a list ${packed ? 'in one text' : 'row by row'} that could not be read once is read the next time`, async () => {
    const { db } = openSqlite(':memory:');
    await sql`create table files (id text)`.execute(db);
    const readAll = prepared<object, { length: number }>(
      (executor) => executor.selectFrom('files').select(sql<number>`json_array_length(id)`.as('length')),
      { packed },
    );
    const readInside = () => db.transaction().execute((trx) => readAll(trx, {}));
    expect((await readInside()).rows).toEqual([]);
    await sql`insert into files values ('no json')`.execute(db);
    await expect(readInside()).rejects.toThrow('malformed JSON');
    await sql`update files set id = '[1]'`.execute(db);
    expect((await readInside()).rows).toEqual([{ length: 1 }]);
    await db.destroy();
  });

it('a list in one text has the rows, the order and the values that it has row by row', async () => {
  const { db } = openSqlite(':memory:');
  await sql`create table files (id text, size integer)`.execute(db);
  await sql`insert into files values ('"quoted" \\ ''\u0001', 2), (null, 9007199254740991), ('{"a": [1]}', -1),
    ('همّة 🌱\u2028', 0), ('', 1)`.execute(db);
  const build = (executor: Executor, { least }: { least: number }) =>
    executor.selectFrom('files').select(['size', 'id as by']).where('size', '>=', least).orderBy('size', 'desc');
  const inOneText = prepared(build, { packed: true });
  const rowByRow = prepared(build);
  for (const least of [-1, 1, Number.MAX_SAFE_INTEGER]) {
    const { rows } = await rowByRow(db, { least });
    expect(rows.length).toBeGreaterThan(0);
    expect((await inOneText(db, { least })).rows).toEqual(rows);
  }
  await sql`delete from files`.execute(db);
  expect((await inOneText(db, { least: -1 })).rows).toEqual([]);
  await db.destroy();
});

it('lists that are read together are what each is by itself, whoever has the connection', async () => {
  const { db } = openSqlite(':memory:');
  await sql`create table files (id text, size integer)`.execute(db);
  await sql`insert into files values ('b', 2), (null, 9), ('a', 1)`.execute(db);
  const values = { most: 2, least: 1, id: 'b' };
  const upTo = prepared((executor, { most }: typeof values) =>
    executor.selectFrom('files').select(['id', 'size']).where('size', '<=', most).orderBy('size'),
  );
  const named = prepared((executor, { least, id }: typeof values) =>
    executor.selectFrom('files').select('size as bytes').where('size', '>=', least).where('id', '=', id),
  );
  const readBoth = together([upTo, named, upTo]);
  const lists = [
    [
      { id: 'a', size: 1 },
      { id: 'b', size: 2 },
    ],
    [{ bytes: 2 }],
  ];
  const both = [...lists, lists[0]];
  expect(await readBoth(db, values)).toEqual(both);
  expect(await readBoth(db, { ...values, least: 3 })).toEqual([lists[0], [], lists[0]]);
  const [inside, beside] = await db.transaction().execute(async (trx) => {
    const waiting = readBoth(db, values);
    await sql`delete from files where size = 9`.execute(trx);
    return [await readBoth(trx, { ...values, most: 9 }), { waiting }] as const;
  });
  expect(inside).toEqual(both);
  expect(await beside.waiting).toEqual(both);
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
