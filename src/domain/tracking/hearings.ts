/** A hearing is open while the teacher marks, finished where the pupil came to the end, stopped where they did not. */
export const HEARING_STATUSES = ['open', 'finished', 'stopped'] as const;
export type HearingStatus = (typeof HEARING_STATUSES)[number];

/** How far a pupil is with a text. */
export const READING_STATUSES = ['new', 'started', 'finished'] as const;

/** What a page that was offline may bring at once. */
export const MARKS_AT_ONCE = 100;

/** Words to a line of the grid, and how long a chosen one stays lit. */
export const WORDS_IN_LINE = 12;
export const HIGHLIGHT_MS = 500;

/** Pupils that the search keeps at hand. */
export const RECENT_PUPILS = 5;

/** Why a pupil is passed over today. */
export const SKIP_REASONS = ['absent', 'not_ready', 'unwell', 'other'] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];
