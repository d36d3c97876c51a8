import { type Compilable, type RawBuilder, sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Executor } from '#server/platform/db/database';
import { prepared, rememberedReads } from '#server/platform/db/prepared';
import { openSqlite } from '#server/platform/db/sqlite';

describe('rows kept in memory', () => {
  const { db } = openSqlite(':memory:');
  const ofTheProduct = rememberedReads.length;
  afterAll(async () => {
    await db.destroy();
    // Other tests of this process ask the product's own.
    rememberedReads.splice(ofTheProduct);
  });

  const readNote = prepared<{ key: number }, { note: string }>(
    (executor, value) =>
      executor.selectFrom('attempt_guards').select('guardKey as note').where('failures', '=', value.key),
    { atMostOneRow: true, remember: 'session' },
  );
  const listNotes = prepared<{ from: number; to: number }, { note: string }>(
    (executor, value) =>
      executor
        .selectFrom('attempt_guards')
        .select('guardKey as note')
        .where('failures', '>=', value.from)
        .where('failures', '<=', value.to)
        .orderBy('failures'),
    { remember: 'terms' },
  );
  const notesOf = async (from: number, to: number) => (await listNotes(db, { from, to })).rows.map((row) => row.note);
  const noteOf = async (key: number) => (await readNote(db, { key })).rows[0]?.note;

  beforeEach(async () => {
    await sql`drop table if exists attempt_guards`.execute(db);
    await sql`drop table if exists staff`.execute(db);
    await sql`create table attempt_guards (failures integer primary key, guard_key text, scope text, locked_until text)`.execute(
      db,
    );
    await sql`create index guards_by_scope on attempt_guards (scope)`.execute(db);
    await sql`insert into attempt_guards values (1, 'old', 'a', null)`.execute(db);
    await sql`create table staff (id integer primary key, name text)`.execute(db);
    await sql`insert into staff values (7, 'one')`.execute(db);
  });

  const changes: Record<string, RawBuilder<unknown>> = {
    update: sql`update attempt_guards set guard_key = 'new' where failures = 1`,
    'update that returns': sql`update attempt_guards set guard_key = 'new' returning failures`,
    'insert over another': sql`insert into attempt_guards values (1, 'new', 'a', null)
      on conflict (failures) do update set guard_key = excluded.guard_key`,
    replace: sql`replace into attempt_guards values (1, 'new', 'a', null)`,
    'write behind a with': sql`with one as (select 1 as n) update attempt_guards set guard_key = 'new'
      where failures in (select n from one)`,
    'write in other letters': sql`UPDATE Attempt_Guards SET Guard_Key = 'new'`,
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
    await sql`insert into attempt_guards values (2, 'late', 'a', null)`.execute(db);
    expect(await notesOf(1, 5)).toEqual(['old', 'late']);
    expect(await notesOf(2, 5)).toEqual(['late']);
  });

  it('are told apart by values that look alike when they are put together', async () => {
    const readPair = prepared<{ one: string; other: string }, { one: string }>(
      (executor, value) => executor.selectNoFrom([sql<string>`${value.one}`.as('one'), sql`${value.other}`.as('o')]),
      { remember: 'terms' },
    );
    expect((await readPair(db, { one: 'a,b', other: 'c' })).rows[0]?.one).toBe('a,b');
    expect((await readPair(db, { one: 'a', other: 'b,c' })).rows[0]?.one).toBe('a');
  });

  it('are gone when the row is deleted, inside a transaction too', async () => {
    expect(await noteOf(1)).toBe('old');
    await db.transaction().execute((trx) => sql`delete from attempt_guards`.execute(trx));
    expect(await noteOf(1)).toBeUndefined();
  });

  it('are right again after a transaction that was taken back, and unknown inside it', async () => {
    expect(await noteOf(1)).toBe('old');
    const takenBack = db.transaction().execute(async (trx) => {
      await sql`update attempt_guards set guard_key = 'new'`.execute(trx);
      expect((await readNote(trx, { key: 1 })).rows).toEqual([{ note: 'new' }]);
      throw new Error('changed my mind');
    });
    await expect(takenBack).rejects.toThrow('changed my mind');
    expect(await noteOf(1)).toBe('old');
  });

  it('cannot be changed by who was given them', async () => {
    const { rows } = await readNote(db, { key: 1 });
    expect(() => Object.assign(rows[0] as object, { note: 'mine' })).toThrow(TypeError);
    expect(() => rows.pop()).toThrow(TypeError);
    expect(await noteOf(1)).toBe('old');
  });

  it('do not include what was not found', async () => {
    expect(await noteOf(2)).toBeUndefined();
    await sql`insert into attempt_guards values (2, 'late', 'a', null)`.execute(db);
    expect(await noteOf(2)).toBe('late');
  });

  const raw = (build: (key: number) => RawBuilder<{ note: string }>) =>
    prepared<{ key: number }, { note: string }>(
      (executor, value): Compilable<{ note: string }> => ({ compile: () => build(value.key).compile(executor) }),
      { remember: 'terms' },
    );

  /** The same object again is what was kept. */
  const isKept = async (read: ReturnType<typeof raw>, change: (executor: Executor) => Promise<unknown>) => {
    const before = await read(db, { key: 1 });
    expect(await read(db, { key: 1 })).toBe(before);
    await change(db);
    return (await read(db, { key: 1 })) === before;
  };

  it('stay through changes elsewhere and, found by their key, through added rows', async () => {
    const add = (on: Executor) =>
      on
        .insertInto('attempt_guards')
        .values({ failures: 9 } as never)
        .execute();
    expect(await isKept(readNote, add)).toBe(true);
    await sql`delete from attempt_guards where failures = 9`.execute(db);
    expect(
      await isKept(
        raw((key) => sql`select scope as note from attempt_guards where 1 = ${key}`),
        add,
      ),
    ).toBe(false);
    const replace = (on: Executor) =>
      on
        .replaceInto('attempt_guards')
        .values({ failures: 1 } as never)
        .execute();
    expect(await isKept(readNote, replace)).toBe(false);
    const addOrSet = (on: Executor) =>
      on
        .insertInto('attempt_guards')
        .values({ failures: 1 } as never)
        .onConflict((oc) => oc.column('failures' as never).doUpdateSet({ guardKey: 'new' }))
        .execute();
    expect(await isKept(readNote, addOrSet)).toBe(false);
    expect(await isKept(readNote, (on) => sql`update staff set name = 'two'`.execute(on))).toBe(true);
    expect(await isKept(readNote, (on) => sql`insert into staff values (8, 'two')`.execute(on))).toBe(true);
    expect(await isKept(readNote, (on) => sql`delete from staff`.execute(on))).toBe(true);
  });

  it('are gone by the next change, also where that was prepared before they were asked for', async () => {
    const touch = (on: Executor) => sql`update attempt_guards set scope = 'b'`.execute(on);
    await touch(db);
    const readings = [1, 2].map((limit) =>
      raw((key) => sql`select scope as note from attempt_guards where failures = ${key} limit ${sql.lit(limit)}`),
    );
    for (const read of readings) expect(await isKept(read, touch)).toBe(false);
  });

  it('stay when only columns change that their query does not read', async () => {
    const lock = (on: Executor) =>
      on.updateTable('attempt_guards').set({ lockedUntil: 'noon' }).where('failures', '=', 1).execute();
    const move = (on: Executor) =>
      on.updateTable('attempt_guards').set({ lockedUntil: 'noon', scope: 'b' }).where('failures', '=', 1).execute();
    const renumber = (on: Executor) => on.updateTable('attempt_guards').set({ failures: 1 }).execute();
    expect(await isKept(readNote, lock)).toBe(true);
    expect(await isKept(readNote, move)).toBe(true);
    expect(await isKept(readNote, renumber)).toBe(false);
    // What the tree does not tell is everything.
    expect(await isKept(readNote, (on) => sql`update attempt_guards set scope = 'b'`.execute(on))).toBe(false);

    const byScope = raw((key) => sql`select failures as note from attempt_guards where scope = 'b' and 1 = ${key}`);
    expect(await isKept(byScope, lock)).toBe(true);
    expect(await isKept(byScope, move)).toBe(false);
    const whole = raw((key) => sql`select *, guard_key as note from attempt_guards where failures = ${key}`);
    expect(await isKept(whole, lock)).toBe(false);
  });

  it('of a view, or of an index with a condition, hear of what is behind it', async () => {
    await sql`create view guarded as select failures, scope as note from attempt_guards where locked_until is null`.execute(
      db,
    );
    await sql`create index free_guards on attempt_guards (guard_key) where locked_until is null`.execute(db);
    const lock = (on: Executor) => on.updateTable('attempt_guards').set({ lockedUntil: 'noon' }).execute();
    const behindView = raw((key) => sql`select note from guarded where failures = ${key}`);
    const byIndex = raw(
      (key) => sql`select guard_key as note from attempt_guards indexed by free_guards
        where locked_until is null and guard_key > '' and 1 = ${key}`,
    );
    expect(await isKept(behindView, lock)).toBe(false);
    await sql`update attempt_guards set locked_until = null`.execute(db);
    expect(await isKept(byIndex, lock)).toBe(false);
    await sql`drop view guarded`.execute(db);
  });

  it('are read anew after a write whose trigger changes their table', async () => {
    await sql`create trigger renamed after update of name on staff
      begin update attempt_guards set guard_key = new.name; end`.execute(db);
    expect(await noteOf(1)).toBe('old');
    await db.updateTable('staff').set({ name: 'new' }).execute();
    expect(await noteOf(1)).toBe('new');
  });

  it('are read anew after a write whose trigger sets another trigger off, or changes other columns of the same table', async () => {
    await sql`create trigger moved after update of name on staff
      begin update attempt_guards set scope = new.name; end`.execute(db);
    await sql`create trigger noted after update of scope on attempt_guards
      begin update attempt_guards set guard_key = new.scope || '!' where failures = new.failures; end`.execute(db);
    expect(await noteOf(1)).toBe('old');
    await db.updateTable('staff').set({ name: 'two' }).execute();
    expect(await noteOf(1)).toBe('two!');
    await db.updateTable('attempt_guards').set({ scope: 'own' }).execute();
    expect(await noteOf(1)).toBe('own!');
  });

  for (const [name, change, after] of [
    ['taken along', 'on delete cascade', undefined],
    ['set free', 'on delete set null', ''],
  ] as const)
    it(`are read anew after a delete by which they were ${name}, whatever the table is called`, async () => {
      await sql`drop table attempt_guards`.execute(db);
      await sql`create table attempt_guards (failures integer primary key, guard_key text,
        member integer references Staff (id) ${sql.raw(change)})`.execute(db);
      await sql`insert into attempt_guards values (1, 'old', 7)`.execute(db);
      const readMember = raw(
        (key) => sql`select coalesce(member, '') as note from attempt_guards where failures = ${key}`,
      );
      expect((await readMember(db, { key: 1 })).rows[0]?.note).toBe(7);
      await sql`delete from staff`.execute(db);
      expect((await readMember(db, { key: 1 })).rows[0]?.note).toBe(after);
    });

  it('are read anew though a file that only lacks the trigger was asked of the same write', async () => {
    const rename = (on: Executor) => on.updateTable('staff').set({ name: 'new' }).execute();
    const [plain, triggering] = [openSqlite(':memory:').db, openSqlite(':memory:').db];
    for (const file of [plain, triggering]) {
      await sql`create table staff (id integer primary key, name text)`.execute(file);
      await sql`create table attempt_guards (failures integer primary key, guard_key text)`.execute(file);
      await sql`insert into staff values (7, 'one')`.execute(file);
      await sql`insert into attempt_guards values (1, 'old')`.execute(file);
    }
    await rename(triggering);
    await rename(plain);
    await sql`create trigger renamed after update of name on staff
      begin update attempt_guards set guard_key = new.name; end`.execute(triggering);
    expect((await readNote(triggering, { key: 1 })).rows).toEqual([{ note: 'old' }]);
    await rename(triggering);
    expect((await readNote(triggering, { key: 1 })).rows).toEqual([{ note: 'new' }]);
    for (const file of [plain, triggering]) await file.destroy();
  });

  it('and what was learnt of statements are right again when a change of the schema is taken back', async () => {
    const rename = (on: Executor) => on.updateTable('staff').set({ name: 'new' }).execute();
    await sql`create trigger renamed after update of name on staff
      begin update attempt_guards set guard_key = new.name; end`.execute(db);
    const takenBack = db.transaction().execute(async (trx) => {
      await sql`drop trigger renamed`.execute(trx);
      await rename(trx);
      throw new Error('changed my mind');
    });
    await expect(takenBack).rejects.toThrow('changed my mind');
    expect(await noteOf(1)).toBe('old');
    await rename(db);
    expect(await noteOf(1)).toBe('new');
  });
});
