/** A verse of the longest surah, read slowly. */
export const VERSE_MAX_SECONDS = 5 * 60;
/** The page stops it by a clock of whole seconds, and the last piece comes after that. */
const LATE_SECONDS = 5;

export const isTooLong = (seconds: number): boolean => seconds > VERSE_MAX_SECONDS + LATE_SECONDS;

/** Twice what a recording of that length takes at the rate we ask browsers for. */
export const RECORDING_MAX_BYTES = 4 * 1024 * 1024;

/** On the pupil's own shelf, sent to the teacher, and answered. */
export const RECORDING_STATUSES = ['kept', 'sent', 'answered'] as const;
export type RecordingStatus = (typeof RECORDING_STATUSES)[number];

/** What staff see: nothing that a pupil kept to themselves. */
export const RECORDING_FILTERS = ['sent', 'answered', 'all'] as const;
export type RecordingFilter = (typeof RECORDING_FILTERS)[number];

export const MARKS = ['excellent', 'good', 'again'] as const;
export type Mark = (typeof MARKS)[number];

export const NOTE_MAX = 300;

/** More than a pupil listens to again. */
export const RECORDINGS_MAX = 60;

/** In an hour. */
export const RECORDINGS_HOURLY = 40;

/** As long as a term, since it was sent, or made where it was only kept: then it goes by itself, unless staff kept it (D-68). */
export const LIFETIME_DAYS = 120;

const LIFETIME_MS = LIFETIME_DAYS * 24 * 60 * 60 * 1000;

export const goesAt = (since: string): Date => new Date(Date.parse(since) + LIFETIME_MS);

/** What was made until then has had its time. */
export const madeTooLongAgo = (now: Date): Date => new Date(now.getTime() - LIFETIME_MS);
