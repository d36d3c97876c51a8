/** How a score compares with the pupil's best in the same kind of game. */
export const compareWithBest = (score: number, previousBest: number | null) => {
  if (previousBest === null) return { kind: 'first' } as const;
  if (score < previousBest)
    return {
      kind: 'below',
      percentOfBest: Math.round((score / previousBest) * 100),
      pointsNeeded: previousBest - score,
    } as const;
  const improvement = score - previousBest;
  return {
    kind: 'best',
    improvement,
    percent: previousBest === 0 ? 100 : Math.round((improvement / previousBest) * 100),
  } as const;
};
