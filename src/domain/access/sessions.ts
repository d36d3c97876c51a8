/** Both kinds of session end after 12 idle hours; a pupil's cookie also ends with the browser (D-2). */
export const SESSION_IDLE_SECONDS = 12 * 60 * 60;

/** Writing "last seen" with every request would turn each read into a durable write. */
export const SESSION_TOUCH_SECONDS = 5 * 60;

const idleSeconds = (lastSeenAt: string, now: Date): number => (now.getTime() - Date.parse(lastSeenAt)) / 1000;

export const isExpired = (lastSeenAt: string, now: Date): boolean =>
  idleSeconds(lastSeenAt, now) > SESSION_IDLE_SECONDS;

export const needsTouch = (lastSeenAt: string, now: Date): boolean =>
  idleSeconds(lastSeenAt, now) > SESSION_TOUCH_SECONDS;
