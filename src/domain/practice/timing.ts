import type { RaceMinutes } from './kinds.ts';

const MINUTE_MS = 60_000;

/** How long the right option stays before the next question. */
export const AFTER_RIGHT_MS = 1500;
export const AFTER_WRONG_MS = 2500;
export const SUCCESS_TOAST_MS = 800;

export const raceMs = (minutes: RaceMinutes): number => minutes * MINUTE_MS;

/** Answers that a lost network held back are still taken so long after a race's time is up. */
export const LATE_ANSWERS_MS = 10 * MINUTE_MS;

/** A page's clock may run ahead of the server's by so much. */
export const CLOCK_SLACK_MS = 1000;

/** A review that nobody has touched for so long is over, with what was answered. */
export const REVIEW_IDLE_MS = 7 * 24 * 60 * MINUTE_MS;
