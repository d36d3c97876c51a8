import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AGREEMENTS, agreementOf, examLevel, examPercent } from './agreement.ts';

describe('exam and practice', () => {
  it.each([
    [80, 80, 'very-high'],
    [80, 70, 'very-high'],
    [80, 91, 'high'],
    [60, 80, 'high'],
    [60, 81, 'medium'],
    [100, 70, 'medium'],
    [100, 69, 'low'],
    [0, 100, 'low'],
  ] as const)('of %d and %d agree: %s', (exam, practice, level) => {
    expect(agreementOf(exam, practice)).toBe(level);
  });

  it('agree the same from both sides, and less the further they are apart', () => {
    const percent = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(percent, percent, percent, (a, b, c) => {
        expect(agreementOf(a, b)).toBe(agreementOf(b, a));
        const isNearer = Math.abs(a - b) <= Math.abs(a - c);
        const [near, far] = isNearer ? [b, c] : [c, b];
        expect(AGREEMENTS.indexOf(agreementOf(a, near))).toBeLessThanOrEqual(AGREEMENTS.indexOf(agreementOf(a, far)));
      }),
    );
  });

  it('of forty are all of a hundred', () => {
    expect([0, 10, 30, 40].map((score) => examPercent(score, 40))).toEqual([0, 25, 75, 100]);
    expect(examPercent(7.5, 10)).toBe(75);
  });
});

it('encourages by the thresholds of the specification', () => {
  expect([40, 39, 35, 34, 30, 29, 0].map((score) => examLevel(score, 40))).toEqual([
    'full',
    'excellent',
    'excellent',
    'good',
    'good',
    'growing',
    'growing',
  ]);
});
