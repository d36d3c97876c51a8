import { describe, expect, it } from 'vitest';
import type { GameKind } from './kinds.ts';
import { tipsFor } from './tips.ts';

const race = (minutes: 1 | 2 | 3): GameKind => ({ mode: 'timed', minutes });
const REVIEW: GameKind = { mode: 'regular', minutes: null };

describe('tips', () => {
  it.each([
    [race(1), 90, ['longer-race']],
    [race(2), 100, ['longest-race']],
    [race(3), 100, ['keep-going']],
    [REVIEW, 95, ['try-race']],
    [race(1), 89, ['repeat-wrong', 'keep-going']],
    [REVIEW, 70, ['repeat-wrong', 'keep-going']],
    [race(3), 69, ['slow-down', 'review-first']],
    [REVIEW, 0, ['read-explanations', 'print-sheet']],
    [race(1), null, ['keep-going']],
  ])('after %j with %j percent are %j', (kind, accuracy, tips) => {
    expect(tipsFor(kind, accuracy)).toEqual(tips);
  });
});
