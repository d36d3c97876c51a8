type Comparison =
  | { readonly kind: 'first' }
  | { readonly kind: 'best'; readonly improvement: number; readonly percent: number }
  | { readonly kind: 'below'; readonly percentOfBest: number; readonly pointsNeeded: number };

/** How a score compares with the pupil's best in the same kind of game. */
export const compareWithBest = (score: number, previousBest: number | null): Comparison => {
  if (previousBest === null) return { kind: 'first' };
  if (score < previousBest)
    return {
      kind: 'below',
      percentOfBest: Math.round((score / previousBest) * 100),
      pointsNeeded: previousBest - score,
    };
  const improvement = score - previousBest;
  return {
    kind: 'best',
    improvement,
    percent: previousBest === 0 ? 100 : Math.round((improvement / previousBest) * 100),
  };
};
