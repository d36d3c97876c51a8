interface Drawable {
  /** How often the name was drawn, in this lesson and before. */
  readonly drawn: number;
}

/** Nobody a second time before everybody had the first; among those who are due, chance decides (0 ≤ `chance` < 1). */
export const drawFairly = <Pupil extends Drawable>(pupils: readonly Pupil[], chance: number): Pupil | null => {
  const least = Math.min(...pupils.map(({ drawn }) => drawn));
  const due = pupils.filter(({ drawn }) => drawn === least);
  return due[Math.floor(chance * due.length)] ?? null;
};
