import fc from 'fast-check';
import { CompiledQuery, type Kysely, sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { Database, Executor } from '#server/platform/db/database';
import { rememberedReads } from '#server/platform/db/prepared';
import { REMEMBERED } from '#server/platform/db/remembered';
import { openSqlite } from '#server/platform/db/sqlite';
import {
  type AnyTables,
  type Draw,
  drawFrom,
  pick,
  type Row,
  randomArgument,
  randomRow,
  randomValue,
  readSchema,
  type Table,
} from '#tests/random-rows';
import { migrate } from './migrate.ts';
// With the product come all reads that it remembers.
import '#server/app';

const ROWS_EACH = 3;
const TRIES = 1000;
const ASKED_EACH = 8;
const RUNS = 6;

const anyTables = (executor: Executor) => executor as unknown as Kysely<AnyTables>;

const openFresh = async (): Promise<Database> => {
  const database = openSqlite(':memory:');
  await migrate(database.db, 'sqlite');
  return database;
};

const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

/** Rows that the schema takes, found by trying. */
const findRows = async (db: Executor, tables: readonly Table[]): Promise<[string, Row][]> => {
  const rows: [string, Row][] = [];
  for (const table of tables) {
    // Of its own, so that a column more in one table does not change what is in all others.
    const draw = drawFrom(7);
    let found = 0;
    for (let tries = 0; tries < TRIES && found < ROWS_EACH; tries += 1) {
      const row = randomRow(table, draw);
      if (!(await succeeds(anyTables(db).insertInto(table.name).values(row).execute()))) continue;
      rows.push([table.name, row]);
      found += 1;
    }
  }
  return rows;
};

/** Tables that take others along when they change: by a trigger, or because others refer to them. */
const findHubs = async (db: Executor): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ name: string }>`
    select tbl_name as name from sqlite_master where type = 'trigger'
    union select k."table" from sqlite_master as t, pragma_foreign_key_list(t.name) as k where t.type = 'table'`.execute(
    db,
  );
  return new Set(rows.map(({ name }) => name));
};

const isNamedIn = (text: string, { name }: Table): boolean => new RegExp(`\\b${name}\\b`, 'u').test(text);

const argumentsBy = (draw: Draw) =>
  new Proxy<Row>({}, { get: (known, name) => (known[String(name)] ??= randomArgument(tables, String(name), draw)) });

let tables: readonly Table[];
let written: readonly Table[];
let rows: readonly [string, Row][];

beforeAll(async () => {
  const { db } = await openFresh();
  tables = await readSchema(anyTables(db));
  const hubs = await findHubs(db);
  const texts = rememberedReads.map(({ compile }) => compile(db, argumentsBy(() => 0) as never).sql).join();
  written = tables.filter((table) => isNamedIn(texts, table) || hubs.has(table.name));
  rows = await db.transaction().execute((trx) => findRows(trx, tables));
  await db.destroy();
});

const changeSome = (table: Table, draw: Draw): Row => {
  const columns = [pick(table.columns, draw), pick(table.columns, draw)];
  return Object.fromEntries(columns.map(({ name }) => [name, randomValue(table, name, draw)]));
};

type Write = (db: Kysely<AnyTables>, table: Table, draw: Draw) => Promise<unknown>;

const rowToFind = (table: Table, draw: Draw) => {
  const { name } = table.columns[0] as Table['columns'][number];
  return [name, randomValue(table, name, draw)] as const;
};

const WRITES: readonly Write[] = [
  (db, table, draw) => db.insertInto(table.name).values(randomRow(table, draw)).execute(),
  (db, table, draw) => db.replaceInto(table.name).values(randomRow(table, draw)).execute(),
  (db, table, draw) =>
    db
      .insertInto(table.name)
      .values([randomRow(table, draw), randomRow(table, draw)])
      .onConflict((oc) => oc.doUpdateSet(changeSome(table, draw)))
      .execute(),
  (db, table, draw) => {
    const [key, value] = rowToFind(table, draw);
    return db.updateTable(table.name).set(changeSome(table, draw)).where(key, '=', value).execute();
  },
  (db, table, draw) => db.updateTable(table.name).set(changeSome(table, draw)).execute(),
  (db, table, draw) => {
    const [key, value] = rowToFind(table, draw);
    return sql`update ${sql.table(table.name)} set ${sql.ref(key)} = ${value}`.execute(db);
  },
  (db, table, draw) => {
    const [key, value] = rowToFind(table, draw);
    return db.deleteFrom(table.name).where(key, '=', value).execute();
  },
];

/** What the schema refuses changes nothing: then something else is tried. */
const write = async (executor: Executor, seed: number, given?: Table): Promise<void> => {
  const draw = drawFrom(seed);
  const table = given ?? pick(written, draw);
  for (let tries = 0; tries < 10; tries += 1)
    if (await succeeds(pick(WRITES, draw)(anyTables(executor), table, draw))) return;
};

const transact = (db: Database['db'], seeds: readonly number[], isTakenBack: boolean): Promise<boolean> =>
  succeeds(
    db.transaction().execute(async (trx) => {
      for (const seed of seeds) await write(trx, seed);
      if (isTakenBack) throw new Error('changed my mind');
    }),
  );

/** A read that finds the same whatever happens would prove nothing: so long is written until each has found something else. */
const SCHOOLS_AT_MOST = 20;
/** After more, what others refer to is gone. */
const WRITES_EACH = 25;

const seeds = fc.array(fc.nat(), { minLength: 1, maxLength: 4 });
const steps = fc.array(
  fc.oneof(
    fc.record({ alone: fc.nat() }),
    fc.record({ transactions: fc.array(fc.tuple(seeds, fc.boolean()), { minLength: 1, maxLength: 3 }) }),
  ),
  { minLength: 4, maxLength: 12 },
);

type Reads = typeof rememberedReads;
type Compare = (query: CompiledQuery, remembered: unknown[]) => Promise<void>;

/** Each with the same values every time. */
const askAll = async (db: Database['db'], compare: Compare, reads: Reads = rememberedReads) => {
  for (const { read, compile } of reads) {
    const draw = drawFrom(11);
    for (let asked = 0; asked < ASKED_EACH; asked += 1) {
      const values = argumentsBy(draw) as never;
      const remembered = await read(db, values);
      await compare(compile(db, values), remembered.rows);
    }
  }
};

const openWithRows = async (): Promise<Database['db']> => {
  const { db } = await openFresh();
  await db.transaction().execute(async (trx) => {
    for (const [table, row] of rows) await anyTables(trx).insertInto(table).values(row).execute();
  });
  return db;
};

const compareAll = (
  db: Database['db'],
  reads?: Reads,
  found: (text: string, answer: string) => void = () => undefined,
) =>
  askAll(
    db,
    async ({ sql: text, parameters }, remembered) => {
      const fresh = await db.executeQuery(CompiledQuery.raw(text, [...parameters]));
      expect(remembered, text).toEqual(fresh.rows);
      found(text, JSON.stringify(fresh.rows));
    },
    reads,
  );

it('every name on the list is a read, and each is answered from memory: its program is understood', async () => {
  const db = await openWithRows();
  const [asked, kept] = [new Set<string>(), new Set<string>()];
  for (const { name, read } of rememberedReads) {
    asked.add(name);
    const draw = drawFrom(11);
    for (let times = 0; times < ASKED_EACH; times += 1) {
      const values = argumentsBy(draw) as never;
      const before = await read(db, values);
      // The very same object again is what was kept.
      if ((await read(db, values)) === before) kept.add(name);
    }
  }
  await db.destroy();
  expect([...asked].toSorted()).toEqual(Object.keys(REMEMBERED).toSorted());
  expect([...asked].filter((name) => !kept.has(name))).toEqual([]);
});

it('every remembered answer is what a fresh read finds, whatever was written meanwhile', () =>
  fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const db = await openWithRows();
      await compareAll(db);
      for (const step of taken) {
        if ('alone' in step) await write(db, step.alone);
        else
          await Promise.all([
            ...step.transactions.map(([writes, isTakenBack]) => transact(db, writes, isTakenBack)),
            askAll(db, async () => undefined),
          ]);
        await compareAll(db);
      }
      await db.destroy();
    }),
    { numRuns: RUNS },
  ));

it('each of them finds now this and now that, so that it could have been stale', async () => {
  const answers = new Map<string, Set<string>>();
  const note = (text: string, answer: string) => void answers.set(text, (answers.get(text) ?? new Set()).add(answer));
  const textOf = new Map<Reads[number], string>();
  const isUnchanged = (read: Reads[number]) => (answers.get(textOf.get(read) ?? '')?.size ?? 1) === 1;
  // Once a read has found two things there is nothing more to ask it: what is left to ask grows shorter.
  let open: Reads = rememberedReads;
  for (let school = 0; open.length > 0 && school < SCHOOLS_AT_MOST; school += 1) {
    const db = await openWithRows();
    for (const read of open) textOf.set(read, read.compile(db, argumentsBy(drawFrom(11)) as never).sql);
    await compareAll(db, open, note);
    for (let made = 0; made < WRITES_EACH; made += 1) {
      open = open.filter(isUnchanged);
      const texts = open.map((read) => textOf.get(read)).join();
      const concerned = written.filter((table) => isNamedIn(texts, table));
      const round = school * WRITES_EACH + made;
      // In turn: by chance alone some table would never have its.
      await write(db, round * 7919, concerned[round % concerned.length]);
      await compareAll(db, open, note);
    }
    await db.destroy();
  }
  expect(open.filter(isUnchanged).map((read) => textOf.get(read))).toEqual([]);
});
