/**
 * The order of the whole shelf after an item changed places with its neighbour among those that are shown. At the edge
 * it stays where it is.
 */
export const movedOnShelf = (
  shelf: readonly number[],
  shown: readonly number[],
  id: number,
  by: 1 | -1,
): readonly number[] => {
  const neighbour = shown[shown.indexOf(id) + by];
  if (neighbour === undefined || !shown.includes(id)) return shelf;
  return shelf.map((each) => {
    if (each === id) return neighbour;
    return each === neighbour ? id : each;
  });
};
