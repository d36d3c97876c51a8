import type { RewardType } from '../rewards/kinds.ts';

export interface Wish {
  readonly name: string;
  readonly category: string;
  readonly priceType: RewardType;
  readonly price: number;
  /** Of what it costs, as much as there is. */
  readonly saved: number;
}

export interface Ahead {
  readonly name: string;
  readonly distance: number;
}

/** One thing to do next, with how near it is. */
export type Goal<OwnWish extends Wish = Wish> =
  | ({ readonly kind: 'wish' } & OwnWish)
  | ({ readonly kind: 'ahead' } & Ahead)
  | { readonly kind: 'words'; readonly count: number }
  | { readonly kind: 'practice' };

/** A day's worth of points: so far off the pupil ahead is nearly reached. */
const NEAR = 40;

/**
 * What the pupil chose comes first. Then what is nearly reached; then today's review, which comes by itself; then
 * whoever is ahead, however far. There is always something to practise.
 */
export const chooseGoal = <OwnWish extends Wish>(
  wish: OwnWish | null,
  ahead: Ahead | null,
  dueWords: number,
): Goal<OwnWish> => {
  if (wish) return { kind: 'wish', ...wish };
  if (ahead && ahead.distance <= NEAR) return { kind: 'ahead', ...ahead };
  if (dueWords > 0) return { kind: 'words', count: dueWords };
  return ahead ? { kind: 'ahead', ...ahead } : { kind: 'practice' };
};
