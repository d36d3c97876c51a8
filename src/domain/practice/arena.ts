/** The tabs of the challenge arena. `race1` is the one that decides the prize. */
export const ARENA_TABS = ['all', 'grade', 'review', 'race1', 'race2', 'race3'] as const;
export type ArenaTab = (typeof ARENA_TABS)[number];

/** How many rows of a board come at once. */
export const ARENA_PAGE = 50;
export const TOP_THREE = 3;

/** How often the countdown to the contest's end is read again. */
export const COUNTDOWN_STEP_MS = 60_000;
