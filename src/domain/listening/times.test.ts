import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOf, problemWithTimes, timesIn } from './times.ts';

describe('times typed one per line', () => {
  it('are read as numbers, in the digits of either keyboard', () => {
    expect(timesIn('0\n 2500 \r\n٤١٠٠\n \n')).toEqual([0, 2500, 4100]);
  });

  it.each(['', '0\nأ', '12a', '-5', '1.5', '1e3', '0\n2 500', '0,5', '0\n\n4100', '\n4100'])(
    'are none at all where a line is none: %j',
    (typed) => {
      expect(timesIn(typed)).toEqual([]);
    },
  );

  it('come back as they were', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), (times) => {
        expect(timesIn(linesOf(times))).toEqual(times);
      }),
    );
  });
});

describe('the times of a text', () => {
  const text = { verses: 3, durationMs: 10_000 };

  it.each([
    [[], 'times_missing'],
    [[0, 1, 2, 3], 'times_too_many'],
    [[0, 5000, 4999], 'times_backwards'],
    [[0, 5000, 5000], 'times_backwards'],
    [[0, 5000, 10_000], 'times_beyond_end'],
    [[0, 5000], null],
    [[300, 5000, 9999], null],
  ])('%j: %s', (times, problem) => {
    expect(problemWithTimes(times, text)).toBe(problem);
  });
});
