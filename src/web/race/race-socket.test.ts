import { describe, expect, it } from 'vitest';
import { mayRetry, retryDelay } from './race-socket.ts';

describe('tries to connect', () => {
  it('are five, one to five seconds apart', () => {
    expect([1, 2, 3, 4, 5].map((attempt) => retryDelay(attempt, false))).toEqual([1000, 2000, 4000, 5000, 5000]);
    expect(mayRetry(5, false, 0)).toBe(true);
    expect(mayRetry(6, false, 0)).toBe(false);
  });

  it('go on in a race until the seat is surely lost, closer together', () => {
    expect([1, 2, 3, 9].map((attempt) => retryDelay(attempt, true))).toEqual([1000, 2000, 2000, 2000]);
    expect(mayRetry(50, true, 30_000)).toBe(true);
    expect(mayRetry(1, true, 35_000)).toBe(false);
  });
});
