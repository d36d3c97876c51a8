import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUrgent, timeLeft } from './countdown.ts';

const MS = { day: 86_400_000, hour: 3_600_000, minute: 60_000, second: 1000 };

describe('the time left for a reward', () => {
  it.each([
    [7 * MS.day, 'day', 7],
    [2 * MS.day - 1, 'day', 1],
    [MS.day - 1, 'hour', 23],
    [MS.hour, 'hour', 1],
    [MS.hour - 1, 'minute', 59],
    [MS.minute - 1, 'second', 59],
    [1, 'second', 1],
  ])('of %i ms is told as %s %i', (ms, unit, count) => {
    expect(timeLeft(ms)).toEqual({ unit, count });
  });

  it('is over at zero and after', () => {
    expect([timeLeft(0), timeLeft(-1)]).toEqual([null, null]);
  });

  it('is never promised longer than it is, nor shorter by a whole unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: MS.second, max: 60 * MS.day }), (ms) => {
        const left = timeLeft(ms);
        const told = left ? left.count * MS[left.unit] : 0;
        expect(told).toBeLessThanOrEqual(ms);
        expect(told + MS[left?.unit ?? 'second']).toBeGreaterThan(ms);
      }),
    );
  });

  it('is urgent in its last day only', () => {
    expect([MS.day, MS.day - 1, 1, 0].map(isUrgent)).toEqual([false, true, true, false]);
  });
});
