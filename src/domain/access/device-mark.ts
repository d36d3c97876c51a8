const DAY_SECONDS = 24 * 60 * 60;

/** A device that nobody used for half a year is unknown again; the summer holiday is shorter. */
const MARK_LIFETIME_DAYS = 180;
export const MARK_LIFETIME_SECONDS = MARK_LIFETIME_DAYS * DAY_SECONDS;

/** A class on one shared computer; whoever was there the longest ago goes first. */
export const MOST_MARKS = 40;

/** To the day: nobody needs to read from a computer when a child sat there. */
export const markDay = (now: Date): number => Math.floor(now.getTime() / 1000 / DAY_SECONDS);

/** Also of a day to come, where the clock was set back. */
export const isCurrent = (day: number, now: Date): boolean => Math.abs(markDay(now) - day) <= MARK_LIFETIME_DAYS;
