import type { KyselyPlugin } from 'kysely';

/** Names are few and asked for with every statement: each is spelt once. */
const spelling = (spell: (name: string) => string) => {
  const known = new Map<string, string>();
  return (name: string): string => {
    const found = known.get(name) ?? spell(name);
    known.set(name, found);
    return found;
  };
};

/** What the code calls `studentId` is `student_id` in the database, where capitals would have to be quoted. */
export const columnOf = spelling((field) => field.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`));

export const fieldOf = spelling((column) => column.replace(/_([a-z])/gu, (_, letter: string) => letter.toUpperCase()));

/** The same with every key spelt as a column, for what is kept or handed out as JSON. */
export const keysAsColumns = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(keysAsColumns);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [columnOf(key), keysAsColumns(each)]));
};

/** For what Kysely itself asks of the tables, and reads by the database's names. */
export const inColumns: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => ({
    ...result,
    rows: result.rows.map((row) => keysAsColumns(row) as typeof row),
  }),
};

type Row = Record<string, unknown>;

/** Of a statement's columns what makes rows of its values: their fields are named once and not for each row. */
export const rowMaker = (columns: readonly string[]) => {
  const fields = columns.map(fieldOf);
  return (values: readonly unknown[]): Row => {
    const row: Row = {};
    for (let index = 0; index < fields.length; index += 1) row[fields[index] as string] = values[index];
    return row;
  };
};
