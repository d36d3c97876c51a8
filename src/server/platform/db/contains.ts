import { type RawBuilder, sql } from 'kysely';

/** Whether a column has this text in it, in capitals or small. A percent sign or underscore typed is looked for as such. */
export const contains = (column: string, text: string): RawBuilder<boolean> => {
  const pattern = `%${text.toLowerCase().replace(/[\\%_]/gu, '\\$&')}%`;
  return sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;
};
