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
