/** How far the clocks of two processes may be apart before it means that one was set. */
export const CLOCKS_DIFFER_SECONDS = 60;

/** Either way: a time that lies ahead was written before the clock was set back, and must not last until it comes. */
export const secondsApart = (time: string, now: Date): number => Math.abs(now.getTime() - Date.parse(time)) / 1000;

/** The same for what a database compares: from and to which times are within so many seconds. */
export const timesAround = (now: Date, seconds: number): [from: string, to: string] => [
  new Date(now.getTime() - seconds * 1000).toISOString(),
  new Date(now.getTime() + seconds * 1000).toISOString(),
];
