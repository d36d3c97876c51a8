/** Before they show passwords or enter as a pupil, staff type theirs again: whoever finds a session open does neither. */
const CONFIRMED_SECONDS = 10 * 60;

/** By distance, so that a clock set back leaves no session confirmed for hours. */
export const isConfirmed = (confirmedAt: string, now: Date): boolean =>
  Math.abs(now.getTime() - Date.parse(confirmedAt)) <= CONFIRMED_SECONDS * 1000;
