import type { Clock } from '../clock.ts';
import { Refusal } from '../errors.ts';

const WINDOW_SECONDS = 60;

/** Twenty a second for a minute: no page of ours comes near, a script that hammers does. */
export const PER_SESSION = 1200;

/** Forms anybody may send. A class of 40 behind one address has fifteen a minute for each pupil. */
export const PER_ADDRESS = 600;

/** Throws when `key` has asked more than `limit` times in this minute. */
export type FloodGate = (key: string | number, limit: number) => void;

/** Counts requests in windows of a minute. Kept in memory: it protects this process, not a rule of the product. */
export const makeFloodGate = (clock: Clock): FloodGate => {
  let window = 0;
  let counts = new Map<string | number, number>();

  return (key, limit) => {
    const seconds = clock().getTime() / 1000;
    const current = Math.floor(seconds / WINDOW_SECONDS);
    if (current !== window) {
      window = current;
      counts = new Map();
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count > limit) {
      const untilNext = Math.ceil((current + 1) * WINDOW_SECONDS - seconds);
      throw new Refusal('too_many_requests', { retryAfter: untilNext });
    }
  };
};
