import { Refusal } from './errors.ts';

const RETRY_AFTER_SECONDS = 5;

/** Sent away before anything was tried. */
export const isSentAway = (error: unknown): boolean => error instanceof Refusal && error.code === 'too_many_requests';

/**
 * For work that takes a core or much memory: a few at a time in the whole process, however many ask. The others stand in
 * line, and whoever finds the line too long is told to come back. Those expected, whose number something else limits, go
 * to its head.
 */
export const fewAtOnce = (atOnce: number, mostWaiting: number) => {
  let running = 0;
  const line: (() => void)[] = [];

  const takePlace = async (isExpected: boolean): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (isExpected) return new Promise((resolve) => line.unshift(resolve));
    if (line.length >= mostWaiting) throw new Refusal('too_many_requests', { retryAfter: RETRY_AFTER_SECONDS });
    return new Promise((resolve) => line.push(resolve));
  };

  /** To the first in line, or back. */
  const givePlace = (): void => {
    const next = line.shift();
    if (next) next();
    else running -= 1;
  };

  return async <Result>(work: () => Promise<Result>, { isExpected = false } = {}): Promise<Result> => {
    await takePlace(isExpected);
    try {
      return await work();
    } finally {
      givePlace();
    }
  };
};
