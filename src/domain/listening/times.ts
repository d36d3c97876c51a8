import { westernDigits } from '#domain/digits';

const WHOLE = /^\d+$/u;

/**
 * Typed one per line in milliseconds. One line that is no number, and there are no times at all: an empty one between two
 * would give every verse after it the time of the next.
 */
export const timesIn = (typed: string): number[] => {
  const lines = westernDigits(typed)
    .trimEnd()
    .split('\n')
    .map((line) => line.trim());
  return lines.every((line) => WHOLE.test(line)) ? lines.map(Number) : [];
};

export const linesOf = (times: readonly number[]): string => times.join('\n');

export type TimesProblem = 'times_missing' | 'times_too_many' | 'times_backwards' | 'times_beyond_end';

/** Why these cannot be the times of so many verses in audio of that length; null where they can. */
export const problemWithTimes = (
  times: readonly number[],
  { verses, durationMs }: { readonly verses: number; readonly durationMs: number },
): TimesProblem | null => {
  if (times.length === 0) return 'times_missing';
  if (times.length > verses) return 'times_too_many';
  if (times.some((time, at) => at > 0 && time <= (times[at - 1] as number))) return 'times_backwards';
  return (times.at(-1) as number) >= durationMs ? 'times_beyond_end' : null;
};
