import { expect, it } from 'vitest';
import { practiceLevel } from './level.ts';

it('encourages by the thresholds of the specification', () => {
  expect([90, 89, 80, 79, 70, 69].map(practiceLevel)).toEqual([
    'mastered',
    'strong',
    'strong',
    'steady',
    'steady',
    'beginning',
  ]);
});
