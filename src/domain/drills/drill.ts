/** What one sitting asks for: the most overdue first, and few enough for a child to finish. */
export const WORDS_IN_DRILL = 12;

/** For a drill that was finished, once a day. */
export const DRILL_POINTS = 3;

/** How the pupil judges a word they were asked for. Apart from the scheduler, which pages need not load. */
export const DRILL_ANSWERS = ['again', 'hard', 'good'] as const;
export type DrillAnswer = (typeof DRILL_ANSWERS)[number];
