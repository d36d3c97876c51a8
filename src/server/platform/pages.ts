import { type SelectQueryBuilder, sql } from 'kysely';

/** One row more than is shown says whether there are more; `next` is where they begin, null where there are none. */
export const pageOf = <Row, Cursor>(found: readonly Row[], size: number, cursorOf: (row: Row) => Cursor) => {
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  return { rows, next: last !== undefined && found.length > size ? cursorOf(last) : null };
};

/** A page of what is listed newest first, which goes on before the last row's id. */
export const readPage = async <Row extends { readonly id: number }>(
  size: number,
  read: (limit: number) => Promise<readonly Row[]>,
): Promise<{ rows: Row[]; nextBefore: number | null }> => {
  const { rows, next } = pageOf(await read(size + 1), size, (row) => row.id);
  return { rows, nextBefore: next };
};

/** For the query of such a page, by the column of its rows' numbers: those before the one that is named. */
export const newestFirst =
  (id: string, before: number | undefined, limit: number) =>
  <DB, Tables extends keyof DB, Row>(query: SelectQueryBuilder<DB, Tables, Row>) =>
    (before === undefined ? query : query.where(sql<boolean>`${sql.ref(id)} < ${before}`))
      .orderBy(sql.ref(id), 'desc')
      .limit(limit);
