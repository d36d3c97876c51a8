import type { Difficulty } from '#domain/questions/kinds';
import type { Grade } from '#domain/roster/grades';

/** Where the race's socket connects, beside the page's news. */
export const RACE_NAMESPACE = '/race';

export const PLAYERS_NEEDED = 2;
export const TRACK_LENGTH = 1000;
export const STEP = 100;
/** The track is marked every so many per cent. */
export const MARKER_PERCENT = 10;

export const DIFFICULTY_DEFAULT: Difficulty = 'medium';

const CONTENT_OF_GRADE = { 4: 'allah_names_1', 5: 'iman_level', 6: 'prophet_rights' } as const;
export const CONTENT_IDS = ['allah_names_1', 'iman_level', 'prophet_rights'] as const;
export type ContentId = (typeof CONTENT_IDS)[number];

export const contentOf = (grade: Grade): ContentId => CONTENT_OF_GRADE[grade];

/** Both see whom they race against before the first question comes. */
export const STARTING_MS = 3000;
/** The overlay of the start stands over the first question for a moment. */
export const START_OVERLAY_MS = 1000;
/** How long a player who dropped out may take to come back. */
export const COME_BACK_MS = 30_000;
/** Two who both stopped answering do not hold their seats for ever. */
export const RACE_LIMIT_MS = 20 * 60_000;

/** After so long without an opponent the page says what can be done. */
export const LONG_WAIT_MS = 30_000;

/** How an answer is shown: as being checked, and then as right or wrong. */
export const CHECKING_MS = 300;
export const VERDICT_MS = 1500;

/**
 * No sooner than this after an answer is the next one taken. A page that shows the feedback sends it after 1.8 seconds;
 * what is less is for a network that was slower the first time.
 */
export const NEXT_ANSWER_MS = 1500;

export const WINNER_SCORE = 100;
export const WINNER_ANSWERS_MIN = TRACK_LENGTH / STEP;
