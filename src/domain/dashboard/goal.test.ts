import { describe, expect, it } from 'vitest';
import { chooseGoal } from '#domain/dashboard/goal';

const wish = { name: 'عصير', category: 'supermarket', priceType: 'coins', price: 5, saved: 2 };

describe('the one goal', () => {
  it('is what the pupil wished for, whatever else there is', () => {
    expect(chooseGoal(wish, { name: 'سعد', distance: 1 }, 9)).toEqual({ kind: 'wish', ...wish });
  });

  it.each([
    ['who is nearly reached', { name: 'سعد', distance: 40 }, 9, 'ahead'],
    ["today's words before who is far off", { name: 'سعد', distance: 41 }, 9, 'words'],
    ['who is far off where no word is due', { name: 'سعد', distance: 41 }, 0, 'ahead'],
    ["today's words where nobody is ahead", null, 1, 'words'],
    ['a round of practice where there is nothing else', null, 0, 'practice'],
  ] as const)('is %s', (_, ahead, words, kind) => {
    expect(chooseGoal(null, ahead, words).kind).toBe(kind);
  });
});
