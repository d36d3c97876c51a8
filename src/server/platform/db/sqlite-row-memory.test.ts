import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { prepared } from '#server/platform/db/prepared';
import { openSqlite } from '#server/platform/db/sqlite';
import { makeRowMemory } from '#server/platform/db/sqlite-row-memory';

describe('rows kept in memory', () => {
  const { db } = openSqlite(':memory:');
  afterAll(() => db.destroy());

  const readNote = prepared<{ key: number }, { note: string }>(
    (executor, value) =>
      executor.selectFrom('attempt_guards').select('guard_key as note').where('failures', '=', value('key')),
    { atMostOneRow: true, remember: 'row by key' },
  );
  const listNotes = prepared<{ from: number; to: number }, { note: string }>(
    (executor, value) =>
      executor
        .selectFrom('attempt_guards')
        .select('guard_key as note')
        .where('failures', '>=', value('from'))
        .where('failures', '<=', value('to'))
        .orderBy('failures'),
    { remember: 'answer' },
  );
  const notesOf = async (from: number, to: number) => (await listNotes(db, { from, to })).rows.map((row) => row.note);
  const noteOf = async (key: number) => (await readNote(db, { key })).rows[0]?.note;

  beforeEach(async () => {
    await sql`drop table if exists attempt_guards`.execute(db);
    await sql`create table attempt_guards (failures integer primary key, guard_key text)`.execute(db);
    await sql`insert into attempt_guards values (1, 'old')`.execute(db);
  });

  const changes: Record<string, RawBuilder<unknown>> = {
    update: sql`update attempt_guards set guard_key = 'new' where failures = 1`,
    'update that returns': sql`update attempt_guards set guard_key = 'new' returning failures`,
    'insert over another': sql`insert into attempt_guards values (1, 'new')
      on conflict (failures) do update set guard_key = excluded.guard_key`,
    replace: sql`replace into attempt_guards values (1, 'new')`,
    'write behind a with': sql`with one as (select 1 as n) update attempt_guards set guard_key = 'new'
      where failures in (select n from one)`,
  };
  for (const [name, change] of Object.entries(changes))
    it(`are read anew after: ${name}`, async () => {
      expect(await noteOf(1)).toBe('old');
      await change.execute(db);
      expect(await noteOf(1)).toBe('new');
    });

  it('that are a list hear of added rows, and are told apart by all their values', async () => {
    expect(await notesOf(1, 5)).toEqual(['old']);
    expect(await notesOf(2, 5)).toEqual([]);
    await sql`insert into attempt_guards values (2, 'late')`.execute(db);
    expect(await notesOf(1, 5)).toEqual(['old', 'late']);
    expect(await notesOf(2, 5)).toEqual(['late']);
  });

  it('are gone when the row is deleted, inside a transaction too', async () => {
    expect(await noteOf(1)).toBe('old');
    await db.transaction().execute((trx) => sql`delete from attempt_guards`.execute(trx));
    expect(await noteOf(1)).toBeUndefined();
  });

  it('are right again after a transaction that was taken back', async () => {
    expect(await noteOf(1)).toBe('old');
    const takenBack = db.transaction().execute(async (trx) => {
      await sql`update attempt_guards set guard_key = 'new'`.execute(trx);
      throw new Error('changed my mind');
    });
    await expect(takenBack).rejects.toThrow();
    expect(await noteOf(1)).toBe('old');
  });

  it('do not include what was not found', async () => {
    expect(await noteOf(2)).toBeUndefined();
    await sql`insert into attempt_guards values (2, 'late')`.execute(db);
    expect(await noteOf(2)).toBe('late');
  });

  const READ = 'select "id" from "sessions" where "id" = ?';

  it('stay through changes elsewhere and through added rows', () => {
    const memory = makeRowMemory(() => true);
    expect(memory.forgetterFor('select "updated" from "sessions"')).toBeNull();
    memory.remember(READ, 'row by key', 1, { rows: [{ id: 1 } as never] });
    memory.forgetterFor('insert into "sessions" ("id") values (?)')?.();
    memory.forgetterFor('update "points_logs" set "value" = 1')?.();
    expect(memory.recall(READ, 1)?.rows).toHaveLength(1);
    memory.forgetterFor('update "sessions" set "last_seen_at" = 1')?.();
    expect(memory.recall(READ, 1)).toBeUndefined();
  });

  it('are gone by the next change, also where that was prepared before they were asked for', () => {
    const memory = makeRowMemory(() => true);
    const touch = memory.forgetterFor('update "sessions" set "last_seen_at" = 1');
    touch?.();
    for (const query of [READ, `${READ} limit 1`]) {
      memory.remember(query, 'row by key', 1, { rows: [{ id: 1 } as never] });
      touch?.();
      expect(memory.recall(query, 1)).toBeUndefined();
    }
  });

  it('stay when only columns change that their query does not name', () => {
    const memory = makeRowMemory(() => true);
    const isKept = (query: string, change: string): boolean => {
      memory.remember(query, 'row by key', 1, { rows: [{ id: 1 } as never] });
      memory.forgetterFor(change)?.();
      return memory.recall(query, 1) !== undefined;
    };
    const session = 'select "p"."name" from "sessions" inner join "students" as "p" on "p"."id" = "student_id"';
    const pay = 'update "students" set "balance" = "balance" + ? where "id" = ? returning "balance"';
    expect(isKept(session, pay)).toBe(true);
    expect(isKept('select "balance" from "students" where "id" = ?', pay)).toBe(false);
    expect(isKept('select * from "students" where "id" = ?', pay)).toBe(false);
    expect(isKept(session, 'update "students" set "balance" = ?, "name" = ? where "id" = ?')).toBe(false);
    expect(isKept(session, 'update "students" set "balance" = \'where \', "name" = ? where "id" = ?')).toBe(false);
    expect(isKept(session, 'update "students" set "balance" = (select 1 where 1), "name" = ?')).toBe(false);
    expect(isKept(session, 'update students set balance = 1, name = ? where id = ?')).toBe(false);
    expect(isKept(session, 'update "students" set "balance" = 1')).toBe(false);
    const archive = 'update "students" set "archived_at" = ? where "id" = ?';
    expect(isKept('select "pupils" from "points_spread"', archive)).toBe(false);
  });

  it('are gone after a delete of what they may refer to, which takes them along', () => {
    const memory = makeRowMemory(() => true);
    memory.remember(READ, 'row by key', 1, { rows: [{ id: 1 } as never] });
    memory.forgetterFor('delete from "students" where "id" = 1')?.();
    expect(memory.recall(READ, 1)).toBeUndefined();
  });

  it('stay through a delete that takes nothing along, unless it is of their own table', () => {
    const memory = makeRowMemory((table) => table === 'students');
    memory.remember(READ, 'row by key', 1, { rows: [{ id: 1 } as never] });
    memory.forgetterFor('delete from "race_seats" where "race_id" = 1')?.();
    expect(memory.recall(READ, 1)?.rows).toHaveLength(1);
    memory.forgetterFor('delete from "sessions" where "id" = 1')?.();
    expect(memory.recall(READ, 1)).toBeUndefined();
  });

  it('are read anew after a delete that took them along, whatever the table is called', async () => {
    await sql`create table a_class (id integer primary key)`.execute(db);
    await sql`insert into a_class values (7)`.execute(db);
    await sql`drop table attempt_guards`.execute(db);
    await sql`create table attempt_guards (failures integer primary key, guard_key text,
      class integer references A_Class (id) on delete cascade)`.execute(db);
    await sql`insert into attempt_guards values (1, 'old', 7)`.execute(db);
    expect(await noteOf(1)).toBe('old');
    await sql`delete from a_class`.execute(db);
    expect(await noteOf(1)).toBeUndefined();
  });
});
