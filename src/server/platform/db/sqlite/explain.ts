import { ColumnNode, InsertQueryNode, type RootOperationNode, UpdateQueryNode } from 'kysely';
import type Libsql from 'libsql';
import { columnOf } from '../columns.ts';
import type { Remembering } from '../remembered.ts';

/** By table, the columns of it; null where they are not told apart. */
export type Tables = ReadonlyMap<string, ReadonlySet<string> | null>;

/** Stands among the columns for which rows there are. */
const ROWS = '(rows)';

/** One step of the program that SQLite makes of a statement. */
interface Step {
  /** And not of a trigger's or a foreign key's. */
  readonly isOwn: boolean;
  readonly opcode: string;
  readonly p1: number;
  readonly p2: number;
  readonly p3: number;
}

/** A table or an index in the file. */
interface Tree {
  readonly table: string;
  readonly isIndex: boolean;
  /** Null where they lie in another order, or where rows come and go by other columns than these. */
  readonly columns: readonly string[] | null;
}

/** Maps the root pages that a program names to tables and indexes. */
const TREES = `
  select m.rootpage, m.name, 0, (
    select case when max(x.hidden) = 0 and not l.wr then json_group_array(lower(x.name) order by x.cid) end
    from pragma_table_list(m.name) as l, pragma_table_xinfo(m.name) as x where l.schema = 'main')
  from sqlite_master as m where m.type = 'table'
  union all
  select m.rootpage, m.tbl_name, 1, (
    select case when min(x.cid) >= -1 and not l.partial then json_group_array(lower(x.name)) filter (where x.cid >= 0) end
    from pragma_index_list(m.tbl_name) as l, pragma_index_xinfo(m.name) as x where l.name = m.name)
  from sqlite_master as m where m.type = 'index'`;

const readTrees = (db: Libsql.Database): ReadonlyMap<number, Tree> => {
  const rows = db.prepare(TREES).raw(true).all() as [number, string, number, string | null][];
  return new Map(
    rows.map(([page, table, isIndex, columns]) => [
      page,
      { table, isIndex: isIndex === 1, columns: columns === null ? null : JSON.parse(columns) },
    ]),
  );
};

type TreeAt = (page: number, file: number) => Tree | undefined;

const widen = (tables: Map<string, ReadonlySet<string> | null>, table: string, by: Iterable<string> | null): void => {
  const before = tables.get(table);
  tables.set(table, before === null || by === null ? null : new Set([...(before ?? []), ...by]));
};

const OPENS_TO_READ = new Set(['OpenRead', 'ReopenIdx']);

/**
 * The steps whose meaning for a read is known: what they take of a table, they take by `Column` through a cursor that was
 * opened by its name. A program with any other step is not remembered.
 */
const UNDERSTOOD = new Set([
  ...OPENS_TO_READ,
  // Moving through a table or an index, and taking a value of the row that was found.
  ...[
    'Column',
    'Rowid',
    'IdxRowid',
    'Rewind',
    'Next',
    'Prev',
    'SeekGE',
    'SeekGT',
    'SeekLE',
    'SeekRowid',
    'DeferredSeek',
  ],
  ...['Found', 'NotFound', 'IdxGE', 'IdxGT', 'IdxLT', 'NullRow', 'Close'],
  // What the program makes for itself: rows to be sorted, grouped or told apart.
  ...['OpenEphemeral', 'OpenPseudo', 'SorterOpen', 'SorterInsert', 'SorterSort', 'SorterNext', 'SorterData'],
  ...['MakeRecord', 'IdxInsert', 'RowSetTest', 'AggStep', 'AggFinal'],
  // Values.
  ...['Integer', 'String8', 'Null', 'Variable', 'Copy', 'SCopy', 'Move', 'Add', 'Divide', 'Concat', 'Cast', 'Function'],
  ...['Affinity', 'RealAffinity', 'CollSeq', 'ClrSubtype', 'MustBeInt', 'ZeroOrNull', 'ResultRow'],
  // What is done next.
  ...['Init', 'Transaction', 'Goto', 'Gosub', 'Return', 'BeginSubrtn', 'Once', 'Halt', 'Noop', 'Yield', 'Jump'],
  ...['InitCoroutine', 'EndCoroutine', 'If', 'IfNot', 'IfPos', 'DecrJumpZero', 'IsNull', 'NotNull'],
  ...['Eq', 'ElseEq', 'Ne', 'Lt', 'Le', 'Gt', 'Compare', 'Permutation'],
]);

/** Null where the program does not tell. */
const readsOf = (program: readonly Step[], remembering: Remembering, treeAt: TreeAt): Tables | null => {
  if (!program.every(({ opcode }) => UNDERSTOOD.has(opcode))) return null;
  const reads = new Map<string, ReadonlySet<string> | null>();
  for (const { p1: cursor, p2, p3 } of program.filter(({ opcode }) => OPENS_TO_READ.has(opcode))) {
    const tree = treeAt(p2, p3);
    if (!tree) return null;
    const { table, isIndex, columns } = tree;
    const places = program
      .filter(({ opcode, p1 }) => opcode === 'Column' && p1 === cursor)
      .map(({ p2: place }) => place);
    // To find a row in an index is to read all that it is sorted by.
    const asked = isIndex ? columns : (columns?.filter((_, place) => places.includes(place)) ?? null);
    widen(reads, table, asked);
    if (remembering === 'answer') widen(reads, table, [ROWS]);
  }
  return reads;
};

const isPlainInsert = (query: RootOperationNode): boolean =>
  InsertQueryNode.is(query) &&
  query.values?.kind === 'ValuesNode' &&
  !(query.onConflict || query.orAction || query.replace || query.endModifiers);

/** What an update sets or an insert adds, by the query's own tree; null where that does not tell. */
const columnsWrittenBy = (query: RootOperationNode): string[] | null => {
  if (isPlainInsert(query)) return [ROWS];
  if (!UpdateQueryNode.is(query) || !query.updates || query.endModifiers) return null;
  const set = query.updates.map(({ column }) => (ColumnNode.is(column) ? columnOf(column.column.name) : null));
  return set.includes(null) ? null : (set as string[]);
};

const CHANGES_SCHEMA = new Set(['SetCookie', 'ParseSchema', 'Vacuum']);
/** Where each of them says which tree in which file. */
const WRITES: Readonly<Record<string, (step: Step) => [page: number, file: number]>> = {
  OpenWrite: ({ p2, p3 }) => [p2, p3],
  Clear: ({ p1, p2 }) => [p1, p2],
};

/** Null where it changes the schema, or what is in no table of the file. */
const writesOf = (program: readonly Step[], query: RootOperationNode, treeAt: TreeAt): Tables | null => {
  if (program.some(({ opcode }) => CHANGES_SCHEMA.has(opcode))) return null;
  // A row that is deleted to make place, or that gets another number, changes in every column.
  const deletes = program.some(({ opcode, isOwn }) => opcode === 'Delete' && isOwn);
  const columns = deletes ? null : columnsWrittenBy(query);
  const writes = new Map<string, ReadonlySet<string> | null>();
  for (const step of program) {
    const place = WRITES[step.opcode]?.(step);
    if (!place) continue;
    const tree = treeAt(...place);
    if (!tree) return null;
    // SQLite's own tables, such as that of the last numbers, are no part of the query.
    const isTold = step.isOwn && !tree.table.startsWith('sqlite_');
    widen(writes, tree.table, isTold ? columns : null);
  }
  return writes;
};

const MAIN_FILE = 0;

/** Many rows of values touch what one does, in a program many times as long. */
const ROWS_OF_VALUES = /(\((?:\?, )*\?\))(?:, \1)+/gu;

/** All that a program depends on, with where in the file it lies. */
const SCHEMA = `
  select json_group_array(json_array(type, name, tbl_name, rootpage, sql))
  from (select * from sqlite_master union all select * from sqlite_temp_master)`;

/** What SQLite has said of a schema. */
interface Learnt {
  readonly schema: string;
  readonly trees: ReadonlyMap<number, Tree>;
  readonly writes: Map<string, Tables | null>;
}

const MOST_LEARNT = 1000;

/** A file with the schema of the last one need not be asked anew: each test has one, and asking was a fifth of its work. */
let latest: Learnt | null = null;

const learntOf = (db: Libsql.Database): Learnt => {
  const [schema] = db.prepare(SCHEMA).raw(true).get() as [string];
  if (latest?.schema !== schema) latest = { schema, trees: readTrees(db), writes: new Map() };
  return latest;
};

/**
 * What a statement reads and writes, asked of SQLite itself: `explain` lists the program that it would run, and after it
 * the programs of its triggers and of what foreign keys take along. What is not understood counts as everything.
 */
export const makeExplainer = (db: Libsql.Database) => {
  let learnt: Learnt | null = null;

  const ofSchema = (): Learnt => {
    learnt ??= learntOf(db);
    return learnt;
  };

  const treeAt: TreeAt = (page, file) => (file === MAIN_FILE ? ofSchema().trees.get(page) : undefined);

  const explain = (sql: string): Step[] => {
    const statement = db.prepare(`explain ${sql}`).raw(true);
    const steps = statement.all() as [number, string, number, number, number][];
    // After `all` alone an explanation stays open, and nothing can be dropped beside it.
    statement.get();
    // Each program counts from 0.
    const others = steps.findIndex(([address], at) => at > 0 && address === 0);
    return steps.map(([, opcode, p1, p2, p3], at) => ({ isOwn: others < 0 || at < others, opcode, p1, p2, p3 }));
  };

  return {
    readsOf: (sql: string, remembering: Remembering): Tables | null => readsOf(explain(sql), remembering, treeAt),
    writesOf: (sql: string, query: RootOperationNode): Tables | null => {
      const { writes } = ofSchema();
      const short = sql.replace(ROWS_OF_VALUES, '$1');
      const known = writes.get(short);
      if (known !== undefined) return known;
      const found = writesOf(explain(short), query, treeAt);
      if (writes.size >= MOST_LEARNT) writes.clear();
      writes.set(short, found);
      return found;
    },
    forgetSchema: (): void => {
      learnt = null;
    },
  };
};
