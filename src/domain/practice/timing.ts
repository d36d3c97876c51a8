import type { GameKind, RaceMinutes } from './kinds.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

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
export const REVIEW_IDLE_MS = 7 * DAY_MS;

/** The longest that any review may take: its milliseconds must fit in a column. */
export const REVIEW_MAX_MS = 21 * DAY_MS;

/** Milliseconds since a session was opened, was last answered, and saw its contest end (below zero while that runs). */
interface Ages {
  readonly opened: number;
  readonly untouched: number;
  readonly ended: number;
}

/** Whether a session is over though nobody ended it. A review does not outlive its contest: it could only lose there. */
export const isOverdue = (kind: GameKind, { opened, untouched, ended }: Ages): boolean =>
  kind.mode === 'timed'
    ? opened >= raceMs(kind.minutes) + LATE_ANSWERS_MS
    : untouched >= REVIEW_IDLE_MS || opened >= REVIEW_MAX_MS || ended >= LATE_ANSWERS_MS;

/** When an answer was given, as its page says, and when it arrived, as the server knows. */
interface Arrival {
  readonly given: number;
  readonly received: number;
}

/** A slow network explains so much. What took longer is marked, for staff to see. */
const ON_TIME_MS = 10_000;

/** Half a minute without a network, and the page's longest wait between two tries. */
export const HELD_BACK_MS = 45_000;

/** A review has no clock to cheat. */
export const isLate = ({ mode }: GameKind, { given, received }: Arrival): boolean =>
  mode === 'timed' && received - given > ON_TIME_MS;

/**
 * Whether an answer counts for the contest: given before its end, and held back no longer than a lost network explains.
 * Whoever sends a whole race at once, with times made up, has it in the own history alone.
 */
export const isInTime = ({ mode }: GameKind, { given, received }: Arrival, contestEnd: number): boolean =>
  given < contestEnd && received <= (mode === 'timed' ? given : contestEnd) + HELD_BACK_MS;

/** Whoever thinks for longer has left the page meanwhile. */
const AWAY_MS = 5 * MINUTE_MS;

/** How long was played, in seconds, from the answers' times: a race that was not cut short took all of its time. */
export const playedSeconds = (kind: GameKind, times: readonly number[], endedAt: number | null): number => {
  if (kind.mode === 'timed' && endedAt !== null) return Math.round(Math.min(endedAt, raceMs(kind.minutes)) / 1000);
  const played = times.reduce((sum, at, index) => sum + Math.min(AWAY_MS, at - (times[index - 1] ?? 0)), 0);
  return Math.round(played / 1000);
};

/** Three, two, one: shown before a race's clock begins, and no part of its time. */
export const COUNT_IN_FROM = 3;
export const COUNT_IN_STEP_MS = 700;
