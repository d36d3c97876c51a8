/** Rows under what they have in common, such as their day; all in the order in which they came. */
export const grouped = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): [key: string, rows: Row[]][] => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const same = groups.get(key);
    if (same) same.push(row);
    else groups.set(key, [row]);
  }
  return [...groups];
};
