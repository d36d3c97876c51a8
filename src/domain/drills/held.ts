/** A word that the pupil drilled, and when. */
export interface Drilled {
  readonly position: number;
  readonly at: string;
}

/** One hearing as far as drills are concerned. */
export interface HeardAfter {
  /** When the hearing before it began; null where it is the first. */
  readonly since: string | null;
  readonly startedAt: string;
  /** The furthest word that was heard. */
  readonly reached: number;
  readonly wrong: readonly number[];
}

/** The words drilled between the hearing before and this one, as far as it came: those that were not wrong in it held. */
export const heldAt = (
  { since, startedAt, reached, wrong }: HeardAfter,
  drilled: readonly Drilled[],
): { readonly drilled: number; readonly held: number } => {
  const before = drilled.filter(
    ({ position, at }) => position <= reached && at <= startedAt && (since === null || at > since),
  );
  const words = new Set(before.map(({ position }) => position));
  return { drilled: words.size, held: [...words].filter((position) => !wrong.includes(position)).length };
};

/** Each drilled word once, and how often. */
export const drilledWords = (drilled: readonly Drilled[]) => {
  const reps = new Map<number, number>();
  for (const { position } of drilled) reps.set(position, (reps.get(position) ?? 0) + 1);
  return Array.from(reps, ([position, times]) => ({ position, reps: times }));
};
