interface Valued {
  readonly value: number;
}

/** Everybody of a board, the highest first: places and neighbours are found without a walk through all of them. */
export type Ladder<Row extends Valued> = readonly Row[];

export const makeLadder = <Row extends Valued>(rows: readonly Row[]): Ladder<Row> =>
  rows.toSorted((a, b) => b.value - a.value);

/** Where the first stands of whose value this holds; of all after it, it holds too. */
const firstWhere = (ladder: Ladder<Valued>, holds: (value: number) => boolean): number => {
  let [low, high] = [0, ladder.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds((ladder[middle] as Valued).value)) high = middle;
    else low = middle + 1;
  }
  return low;
};

/** How many have more. */
const countAbove = (ladder: Ladder<Valued>, value: number): number => firstWhere(ladder, (each) => each <= value);

/** Ties share a place: 1, 2, 2, 4 (D-24). */
export const placeOn = (ladder: Ladder<Valued>, value: number): number => countAbove(ladder, value) + 1;

/** Where a value stands: its place, the next who has more and the next who has less, of equals the first. */
export const standingOn = <Row extends Valued>(ladder: Ladder<Row>, value: number) => {
  const nearest = ladder[countAbove(ladder, value) - 1];
  const above = nearest && ladder[countAbove(ladder, nearest.value)];
  return {
    /** Null for who has nothing yet: the board holds only those who have something. */
    place: value > 0 ? placeOn(ladder, value) : null,
    value,
    above: above ? { distance: above.value - value, ...above } : null,
    below: ladder[firstWhere(ladder, (each) => each < value)] ?? null,
  };
};

/** How many share the last place that is shown and find no room. */
export const moreOf = (ladder: Ladder<Valued>, shown: number): number => {
  const last = ladder[shown - 1];
  return last ? firstWhere(ladder, (each) => each < last.value) - shown : 0;
};
