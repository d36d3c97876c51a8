/** How long whoever wants the same opponent again waits for them before any other will do. */
export const REMATCH_MS = 20_000;
/** How long a challenge by name waits: the other has to come out of somewhere. */
export const CHALLENGE_MS = 2 * 60_000;

/** The first race of a day that a pupil took part in, by the school's clock, is worth a little. */
export const DAILY_RACE_POINTS = 3;
/** Fewer answers are no taking part: a second device that only lies there earns nothing. */
export const DAILY_ANSWERS_MIN = 5;

/** How long whoever heard “maybe later” asks the same classmate no more, live and for a duel each by itself. */
export const ASK_AGAIN_MS = 60 * 60_000;
