import { type Kysely, sql } from 'kysely';

export type Value = string | number | null;
export type Row = Record<string, Value>;
/** Any table of the schema, by its name. */
export type AnyTables = Record<string, Row>;

export type Draw = () => number;

export const drawFrom = (seed: number): Draw => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state >>> 8;
  };
};

export const pick = <T>(pool: readonly T[], draw: Draw): T => pool[draw() % pool.length] as T;

interface Column {
  readonly name: string;
  readonly isText: boolean;
  readonly isNullable: boolean;
}

export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
  /** Words in the table's own text are what its checks allow. */
  readonly words: readonly string[];
}

const WORDS = ['a', 'b', 'c'];
const NUMBERS = [1, 2, 3, 0];

/** Columns for which the words and numbers above are too many, or none of them will do. */
const POOLS: Readonly<Record<string, readonly Value[]>> = {
  grade: [4, 5],
  grade_level: [4, 5],
  is_active: [0, 1],
  is_focused: [0, 1],
  mode: ['regular'],
  minutes: [1],
  grade_from: [4],
  grade_to: [4, 5],
  minutes_from: [0, 1],
  minutes_to: [1],
  contest_id: [1, 2],
  student_id: [1, 2],
  is_claimed: [0, 1],
  deleted_at: [null, 'a'],
  read: [0, 1],
  content_id: ['iman_level', 'prophet_rights'],
  difficulty: ['easy', 'hard'],
  retired_at: [null, 'a'],
  archived_at: [null, 'a'],
  replaced_by: [null, 1],
  score: [1, 2],
  accuracy: [1, 2],
  login_id: [100_001, 100_002, 100_003],
  points: [3, 4, 70],
  limit: [1, 3],
  since: ['b'],
  minute: ['b'],
  month: ['b'],
  recent: ['b'],
  price_type: ['coins', 'points'],
  permission: ['none'],
  party_size: [1],
  used: [0],
  not_available: [0],
  not_in_ramadan: [0],
  hidden: [0, 1],
};

export const readSchema = async (db: Kysely<AnyTables>): Promise<Table[]> => {
  const { rows } = await sql<{ name: string; sql: string }>`select name, sql from sqlite_master
    where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%'`.execute(db);
  const tables = rows.map(async ({ name, sql: text }) => {
    const { rows: columns } = await sql<{ name: string; type: string; notnull: number; pk: number }>`
      select name, type, "notnull", pk from pragma_table_info(${name})`.execute(db);
    return {
      name,
      columns: columns.map((column) => ({
        name: column.name,
        isText: column.type.toLowerCase() === 'text',
        isNullable: column.notnull === 0 && column.pk === 0,
      })),
      words: [...text.matchAll(/'(\w[\w-]*)'/gu)].map(([, word]) => word as string),
    };
  });
  return Promise.all(tables);
};

const poolOf = ({ words }: Table, { name, isText, isNullable }: Column): readonly Value[] => {
  const pool = POOLS[name] ?? (isText ? [...WORDS, ...words] : NUMBERS);
  return isNullable ? [...pool, null] : pool;
};

export const randomValue = (table: Table, column: string, draw: Draw): Value => {
  const found = table.columns.find(({ name }) => name === column);
  if (!found) throw new Error(`${table.name} has no ${column}`);
  return pick(poolOf(table, found), draw);
};

export const randomRow = (table: Table, draw: Draw): Row =>
  Object.fromEntries(table.columns.map((column) => [column.name, pick(poolOf(table, column), draw)]));

/** For a value of a query, which is named as the column that it is compared with. */
export const randomArgument = (tables: readonly Table[], name: string, draw: Draw): Value => {
  const column = name.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
  const owners = tables.filter(({ columns }) => columns.some((each) => each.name === column));
  const pools = owners.flatMap((table) =>
    poolOf(table, table.columns.find((each) => each.name === column) as Column).filter((value) => value !== null),
  );
  const pool = POOLS[column] ?? pools;
  if (pool.length === 0) throw new Error(`say in POOLS what "${name}" may be`);
  return pick(pool, draw);
};
