const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const UNITS = [
  { unit: 'day', ms: DAY },
  { unit: 'hour', ms: HOUR },
  { unit: 'minute', ms: MINUTE },
  { unit: 'second', ms: SECOND },
] as const;

export interface TimeLeft {
  readonly unit: (typeof UNITS)[number]['unit'];
  readonly count: number;
}

/** How long is left, in whole ones of the largest unit that fits, never more than is true; null when it is over. */
export const timeLeft = (ms: number): TimeLeft | null => {
  const fitting = UNITS.find((each) => ms >= each.ms);
  if (fitting) return { unit: fitting.unit, count: Math.floor(ms / fitting.ms) };
  return ms > 0 ? { unit: 'second', count: 1 } : null;
};

/** The last hours of a reward deserve to be seen. */
export const isUrgent = (ms: number): boolean => ms > 0 && ms < DAY;
