/** What one sitting asks for: the most overdue first, and few enough for a child to finish. */
export const WORDS_IN_DRILL = 12;

/** For a drill that was finished, once a day. */
export const DRILL_POINTS = 3;
