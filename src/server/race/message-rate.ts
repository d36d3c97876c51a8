/** A page sends one message every two seconds; so many at once is a reconnect and its repeats. */
const BURST = 20;
const PER_SECOND = 10;
/** Whoever goes on after so many were not read is not a page. */
const PATIENCE = 100;

export type RateVerdict = 'take' | 'drop' | 'cut';

/** For one socket. By the steady clock of the process, which no test and no administrator moves. */
export const makeMessageRate = (steadyMs: () => number = () => performance.now()): (() => RateVerdict) => {
  let left = BURST;
  let dropped = 0;
  let countedAt = steadyMs();

  return () => {
    const now = steadyMs();
    left = Math.min(BURST, left + ((now - countedAt) / 1000) * PER_SECOND);
    countedAt = now;
    if (left >= 1) {
      left -= 1;
      return 'take';
    }
    dropped += 1;
    return dropped > PATIENCE ? 'cut' : 'drop';
  };
};
