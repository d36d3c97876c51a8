import { sql } from 'kysely';
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
        .values({ id: value('id') } as never)
        .returning('id'),
    { atMostOneRow: true },
  );
  expect((await insert(db, { id: 'a' })).rows).toEqual([{ id: 'a' }]);
  await expect(insert(db, { id: 'a' })).rejects.toThrow('UNIQUE');
  expect((await insert(db, { id: 'b' })).rows).toEqual([{ id: 'b' }]);
  await db.destroy();
});
