const MINUTE_MS = 60_000;

/** What is left until a moment in whole days, hours and minutes, the last begun minute counted; null when it is past. */
export const partsLeft = (until: string, now: number) => {
  const minutes = Math.ceil((Date.parse(until) - now) / MINUTE_MS);
  if (minutes <= 0) return null;
  return { days: Math.floor(minutes / 1440), hours: Math.floor((minutes % 1440) / 60), minutes: minutes % 60 };
};
