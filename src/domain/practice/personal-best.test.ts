import { expect, it } from 'vitest';
import { compareWithBest } from './personal-best.ts';

it.each([
  [12, null, { kind: 'first' }],
  [0, null, { kind: 'first' }],
  [15, 10, { kind: 'best', improvement: 5, percent: 50 }],
  [10, 10, { kind: 'best', improvement: 0, percent: 0 }],
  [7, 0, { kind: 'best', improvement: 7, percent: 100 }],
  [0, 0, { kind: 'best', improvement: 0, percent: 100 }],
  [8, 12, { kind: 'below', percentOfBest: 67, pointsNeeded: 4 }],
  [0, 12, { kind: 'below', percentOfBest: 0, pointsNeeded: 12 }],
])('%i after a best of %o', (score, previous, standing) => {
  expect(compareWithBest(score, previous)).toEqual(standing);
});
