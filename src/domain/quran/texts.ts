import type { Grade } from '../roster/grades.ts';

export const TITLE_MAX = 80;

/** Pasted to be compared: more than the longest text of a class, and little enough to compare while one waits. */
export const PASTED_MAX = 20_000;

/** The texts of the focused recitation, as the specification numbers them; a school's own are numbered after them. */
export const FOCUSED_TEXT_IDS: Readonly<Record<Grade, number>> = { 4: 4, 5: 6, 6: 7 };
