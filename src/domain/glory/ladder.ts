/** Some pupils with the same value; one of them stands for all. */
export interface Rung<Someone> {
  readonly value: number;
  readonly pupils: number;
  readonly someone: Someone;
}

interface Step<Someone> extends Rung<Someone> {
  /** How many have more. */
  readonly ahead: number;
}

/** Everybody of a board by value, the highest first: places and neighbours without a list of all pupils. */
export interface Ladder<Someone> {
  readonly steps: readonly Step<Someone>[];
  readonly pupils: number;
}

/** From rungs in any order, also several of one value. */
export const makeLadder = <Someone>(rungs: readonly Rung<Someone>[]): Ladder<Someone> => {
  const steps: Step<Someone>[] = [];
  let ahead = 0;
  for (const rung of rungs.toSorted((a, b) => b.value - a.value)) {
    const last = steps.at(-1);
    if (last?.value === rung.value) steps[steps.length - 1] = { ...last, pupils: last.pupils + rung.pupils };
    else steps.push({ ...rung, ahead });
    ahead += rung.pupils;
  }
  return { steps, pupils: ahead };
};

/** The first step that is not higher than the value. */
const stepAt = ({ steps }: Ladder<unknown>, value: number): number => {
  let [low, high] = [0, steps.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((steps[middle]?.value ?? 0) > value) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Ties share a place: 1, 2, 2, 4 (D-24). */
export const placeOn = (ladder: Ladder<unknown>, value: number): number =>
  (ladder.steps[stepAt(ladder, value)]?.ahead ?? ladder.pupils) + 1;

export interface Neighbour<Someone> {
  readonly someone: Someone;
  readonly value: number;
}

export interface Standing<Someone> {
  /** Null for who has nothing yet: the board holds only those who have something. */
  readonly place: number | null;
  readonly value: number;
  /** The next who has more, and the next who has less. */
  readonly above: (Neighbour<Someone> & { readonly distance: number }) | null;
  readonly below: Neighbour<Someone> | null;
}

export const standingOn = <Someone>(ladder: Ladder<Someone>, value: number): Standing<Someone> => {
  const at = stepAt(ladder, value);
  const above = ladder.steps[at - 1];
  const below = ladder.steps[ladder.steps[at]?.value === value ? at + 1 : at];
  return {
    place: value > 0 ? placeOn(ladder, value) : null,
    value,
    above: above ? { someone: above.someone, value: above.value, distance: above.value - value } : null,
    below: below ? { someone: below.someone, value: below.value } : null,
  };
};

/** How many share the last place that is shown and find no room. */
export const moreOf = (ladder: Ladder<unknown>, values: readonly number[]): number => {
  const last = values.at(-1);
  if (last === undefined) return 0;
  const step = ladder.steps[stepAt(ladder, last)];
  return (step?.pupils ?? 0) - values.filter((value) => value === last).length;
};
