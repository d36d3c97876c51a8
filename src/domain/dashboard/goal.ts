interface Ahead {
  readonly name: string;
  readonly distance: number;
}

/** A day's worth of points: so far off the pupil ahead is nearly reached. */
const NEAR = 40;

/**
 * One thing to do next. What the pupil chose comes first. Then what is nearly reached; then today's review, which comes by itself; then
 * whoever is ahead, however far. There is always something to practise.
 */
export const chooseGoal = <Wish extends object>(wish: Wish | null, ahead: Ahead | null, dueWords: number) => {
  if (wish) return { kind: 'wish', ...wish } as const;
  if (ahead && ahead.distance <= NEAR) return { kind: 'ahead', ...ahead } as const;
  if (dueWords > 0) return { kind: 'words', count: dueWords } as const;
  return ahead ? ({ kind: 'ahead', ...ahead } as const) : ({ kind: 'practice' } as const);
};
