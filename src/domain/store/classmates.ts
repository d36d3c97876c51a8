const words = (name: string): string[] => name.trim().split(/\s+/u);

interface Named {
  readonly id: number;
  readonly name: string;
}

const repeated = (labels: readonly string[], label: string): boolean =>
  labels.indexOf(label) !== labels.lastIndexOf(label);

/**
 * How pupils are shown to each other: by first name, with the first letter of the next name where two share it, and a
 * number where even that is the same.
 */
export const classmateLabels = (
  pupils: readonly Named[],
): readonly { readonly id: number; readonly label: string }[] => {
  const firsts = pupils.map(({ name }) => words(name)[0] ?? '');
  const longer = pupils.map(({ name }, index) => {
    const first = firsts[index] as string;
    const initial = words(name)[1]?.[0];
    return repeated(firsts, first) && initial ? `${first} ${initial}.` : first;
  });
  const seen = new Map<string, number>();
  return pupils.map(({ id }, index) => {
    const label = longer[index] as string;
    if (!repeated(longer, label)) return { id, label };
    const count = (seen.get(label) ?? 0) + 1;
    seen.set(label, count);
    return { id, label: `${label} (${count})` };
  });
};
