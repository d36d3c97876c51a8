import type { GameKind } from '#domain/practice/kinds';

/** The coins that all who practised share when a contest is over, where staff set no other number (D-45). */
export const SHARE_POOL_DEFAULT = 400;
export const SHARE_POOL_MAX = 10_000;

/** Which bests count for a share, from what score on, and to how many points at most. */
export const SHARE_RULES = [
  { mode: 'regular', minutes: null, least: 10, cap: 35 },
  { mode: 'timed', minutes: 2, least: 10, cap: 30 },
  { mode: 'timed', minutes: 3, least: 15, cap: 35 },
] as const satisfies readonly (GameKind & { least: number; cap: number })[];

/** For each kind that counts, where at least two do. */
export const PARTICIPATION_BONUS = 5;
const KINDS_FOR_BONUS = 2;

export interface Best extends Pick<GameKind, 'mode' | 'minutes'> {
  readonly score: number;
  readonly accuracy: number | null;
}

/** A pupil who moved up a grade may have two bests of a kind. */
const bestOfKind = (bests: readonly Best[], { mode, minutes }: (typeof SHARE_RULES)[number]): Best | undefined =>
  bests
    .filter((best) => best.mode === mode && best.minutes === minutes)
    .toSorted((a, b) => b.score - a.score || (b.accuracy ?? 0) - (a.accuracy ?? 0))[0];

/** A pupil's points in the sharing, from the bests of one contest. */
export const sharePoints = (bests: readonly Best[]) => {
  const parts = SHARE_RULES.flatMap((rule) => {
    const best = bestOfKind(bests, rule);
    if (!best || best.score < rule.least) return [];
    return [{ rule, points: Math.min(rule.cap, (best.score * (best.accuracy ?? 0)) / 100) }];
  });
  const bonus = parts.length >= KINDS_FOR_BONUS ? parts.length * PARTICIPATION_BONUS : 0;
  return { parts, bonus, total: parts.reduce((sum, { points }) => sum + points, bonus) };
};

export type SharePoints = ReturnType<typeof sharePoints>;

/** Points have two decimals at most: as whole numbers their sum is exact, in whatever order they are added. */
export const hundredthsOf = (points: number): number => Math.round(points * 100);

/** The pupil's coins of the pool. */
export const shareCoins = (points: number, allPoints: number, pool: number): number =>
  allPoints === 0 ? 0 : Math.round((points / allPoints) * pool);
