/** In whole percent. */
export const successRate = (correct: number, attempts: number): number =>
  attempts === 0 ? 0 : Math.round((correct / attempts) * 100);

const LOW = 50;
const MIDDLE = 70;

export type RateTone = 'red' | 'orange' | 'green';

export const rateTone = (rate: number): RateTone => {
  if (rate < LOW) return 'red';
  return rate < MIDDLE ? 'orange' : 'green';
};

export const isHard = (rate: number): boolean => rate < MIDDLE;

interface Attempted {
  readonly number: number;
  readonly attempts: number;
  readonly correct: number;
}

/** By the exact rate; of equals the one that more pupils tried comes first. */
export const byHardness = (a: Attempted, b: Attempted): number =>
  a.correct * b.attempts - b.correct * a.attempts || b.attempts - a.attempts || a.number - b.number;
