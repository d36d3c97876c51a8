import { expect, it } from 'vitest';
import { isHard, rateTone, successRate } from './hardest.ts';

it('knows how often a question was answered right, in whole percent', () => {
  expect(successRate(0, 0)).toBe(0);
  expect(successRate(1, 3)).toBe(33);
  expect(successRate(2, 3)).toBe(67);
});

it.each([
  [0, 'red', true],
  [49, 'red', true],
  [50, 'orange', true],
  [69, 'orange', true],
  [70, 'green', false],
  [100, 'green', false],
] as const)('%i percent is %s', (rate, tone, hard) => {
  expect([rateTone(rate), isHard(rate)]).toEqual([tone, hard]);
});
