import { type RawBuilder, sql } from 'kysely';
import { SEARCH_FOLDS, searchKey } from '#domain/access/names';

const hasIn = (lowered: RawBuilder<string>, text: string): RawBuilder<boolean> => {
  const pattern = `%${text.toLowerCase().replace(/[\\%_]/gu, '\\$&')}%`;
  return sql<boolean>`${lowered} like ${pattern} escape '\\'`;
};

const lower = (column: string) => sql<string>`lower(${sql.ref(column)})`;

/** Whether a column has this text in it, in capitals or small. A percent sign or underscore typed is looked for as such. */
export const contains = (column: string, text: string): RawBuilder<boolean> => hasIn(lower(column), text);

/** The same for text that is kept as it was typed, with no key beside it: spelt as people spell when they search. */
export const containsFolded = (column: string, text: string): RawBuilder<boolean> => {
  const folds = [...SEARCH_FOLDS].map(([from, to]) => [sql.lit(from), sql.lit(to)] as const);
  const folded = folds.reduce((inner, [from, to]) => sql<string>`replace(${inner}, ${from}, ${to})`, lower(column));
  return hasIn(folded, searchKey(text));
};
