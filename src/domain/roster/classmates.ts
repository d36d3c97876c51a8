import { furtherNames } from './first-name.ts';
import type { Named } from './short-names.ts';

interface Classmate extends Named {
  readonly id: number;
}

const timesOf = (labels: readonly string[]): ReadonlyMap<string, number> => {
  const times = new Map<string, number>();
  for (const label of labels) times.set(label, (times.get(label) ?? 0) + 1);
  return times;
};

/**
 * How pupils are shown to each other: by first name, with the first letter of the next name where two share it, and a
 * number where even that is the same.
 */
export const classmateLabels = (
  pupils: readonly Classmate[],
): readonly { readonly id: number; readonly label: string }[] => {
  const timesOfFirst = timesOf(pupils.map(({ firstName }) => firstName));
  const longer = pupils.map(({ name, firstName }) => {
    const initial = furtherNames(name, firstName)[0];
    return timesOfFirst.get(firstName) !== 1 && initial ? `${firstName} ${initial}.` : firstName;
  });
  const timesOfLonger = timesOf(longer);
  const seen = new Map<string, number>();
  return pupils.map(({ id }, index) => {
    const label = longer[index] as string;
    if (timesOfLonger.get(label) === 1) return { id, label };
    const count = (seen.get(label) ?? 0) + 1;
    seen.set(label, count);
    return { id, label: `${label} (${count})` };
  });
};
