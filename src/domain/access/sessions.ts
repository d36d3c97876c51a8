import { secondsApart } from './clock.ts';

/** Both kinds of session end after 12 idle hours; a pupil's cookie also ends with the browser (D-2). */
export const SESSION_IDLE_SECONDS = 12 * 60 * 60;

/**
 * However much it is used, a pupil logs in once a school week. Staff, who see every child's data, once a day: a morning's
 * login lasts through the evening at home.
 */
export const PUPIL_SESSION_SECONDS = 7 * 24 * 60 * 60;
export const STAFF_SESSION_SECONDS = 24 * 60 * 60;

/** Writing "last seen" with every request would turn each read into a durable write. */
export const SESSION_TOUCH_SECONDS = 5 * 60;

export interface SessionTimes {
  readonly openedAt: string;
  readonly lastSeenAt: string;
  /** Also where staff are inside as a pupil. */
  readonly isStaff: boolean;
}

export const isExpired = ({ openedAt, lastSeenAt, isStaff }: SessionTimes, now: Date): boolean =>
  secondsApart(lastSeenAt, now) > SESSION_IDLE_SECONDS ||
  secondsApart(openedAt, now) > (isStaff ? STAFF_SESSION_SECONDS : PUPIL_SESSION_SECONDS);

export const needsTouch = (lastSeenAt: string, now: Date): boolean =>
  secondsApart(lastSeenAt, now) > SESSION_TOUCH_SECONDS;

/** Before they show passwords or enter as a pupil, staff type theirs again: whoever finds a session open does neither. */
const CONFIRMED_SECONDS = 10 * 60;

export const isConfirmed = (confirmedAt: string, now: Date): boolean =>
  secondsApart(confirmedAt, now) <= CONFIRMED_SECONDS;
