/** A race against time, or review without a clock. */
export const MODES = ['timed', 'regular'] as const;
export type Mode = (typeof MODES)[number];

export const RACE_MINUTES = [1, 2, 3] as const;
export type RaceMinutes = (typeof RACE_MINUTES)[number];

/** How many questions a review may be cut to; without a count it asks all. */
export const REVIEW_COUNTS = [10, 20, 30] as const;
export type ReviewCount = (typeof REVIEW_COUNTS)[number];

/** What kind of game a score was made in; every board and every best is of one kind. */
export type GameKind =
  | { readonly mode: 'timed'; readonly minutes: RaceMinutes }
  | { readonly mode: 'regular'; readonly minutes: null };

/** A kind as columns and replies have it: a review's minutes are null, or 0 where they are part of a key. */
export const kindOf = ({ mode, minutes }: { mode: Mode; minutes: 0 | RaceMinutes | null }): GameKind =>
  mode === 'timed' && minutes ? { mode, minutes } : { mode: 'regular', minutes: null };
