import { splitName } from './first-name.ts';

interface Named {
  readonly id: number;
  readonly name: string;
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
  pupils: readonly Named[],
): readonly { readonly id: number; readonly label: string }[] => {
  const names = pupils.map(({ name }) => splitName(name));
  const timesOfFirst = timesOf(names.map(({ first }) => first));
  const longer = names.map(({ first, rest }) => {
    const initial = rest[0];
    return timesOfFirst.get(first) !== 1 && initial ? `${first} ${initial}.` : first;
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
