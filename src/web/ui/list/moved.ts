export type By = 1 | -1;

/** All rows after one changed places with its neighbour among those that are shown. At the edge it stays where it is. */
export const movedAmong = <Row extends { readonly id: number }>(
  rows: readonly Row[],
  shown: readonly Row[],
  id: number,
  by: By,
): readonly Row[] => {
  const at = shown.findIndex((row) => row.id === id);
  const moved = shown[at];
  const neighbour = shown[at + by];
  if (!(moved && neighbour)) return rows;
  return rows.map((row) => {
    if (row.id === id) return neighbour;
    return row.id === neighbour.id ? moved : row;
  });
};
