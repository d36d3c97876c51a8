/** Whether an order names every row once: what was added or taken away since it was read must not be placed by chance. */
export const isPermutation = (ids: readonly number[], rows: readonly { readonly id: number }[]): boolean => {
  const known = new Set(rows.map(({ id }) => id));
  return ids.length === known.size && new Set(ids).size === ids.length && ids.every((id) => known.has(id));
};
