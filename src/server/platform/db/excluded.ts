import { type RawBuilder, sql } from 'kysely';

/** What an insert that met a row has for these columns, to be written over it. */
export const excluded = <Column extends string>(...columns: readonly Column[]) =>
  Object.fromEntries(columns.map((column) => [column, sql.ref(`excluded.${column}`)])) as Record<
    Column,
    RawBuilder<never>
  >;
