import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountsOf, canReverse, directionOf, LOG_TYPES, opposite, RECENT_DAYS } from '#domain/ledger/ledger';
import { shoppingBalance } from '#domain/ledger/shopping-balance';
import { PROFILE_IMAGE_COINS, REWARD_DAYS, REWARD_SOURCES, REWARD_TYPES, WELCOME_POINTS } from '#domain/rewards/kinds';
import { isUuid } from '#domain/uuid';

describe('the constants of rewards', () => {
  it('are those of the specification', () => {
    expect(REWARD_DAYS).toBe(7);
    expect(WELCOME_POINTS).toBe(50);
    expect(PROFILE_IMAGE_COINS).toBe(30);
    expect(RECENT_DAYS).toBe(7);
    expect(REWARD_TYPES).toEqual(['coins', 'points']);
    expect(LOG_TYPES).toEqual(['points_change', 'session_end', 'balance_change']);
    expect(REWARD_SOURCES).toEqual([
      'daily',
      'weekly',
      'exam',
      'practice',
      'platform',
      'self_development',
      'welcome_points',
      'profile_image',
    ]);
  });
});

describe('a reward id', () => {
  it('is a UUID of version 4', () => {
    fc.assert(fc.property(fc.uuid({ version: 4 }), (id) => isUuid(id) && isUuid(id.toUpperCase())));
    fc.assert(fc.property(fc.uuid({ version: [1, 3, 5, 7] }), (id) => !isUuid(id)));
    for (const bad of ['', '1', 'not-a-uuid', '3b241101-e2bb-4255-0caf-4136c566a962']) expect(isUuid(bad)).toBe(false);
  });
});

describe('amounts', () => {
  it('move one kind of money, and back', () => {
    fc.assert(
      fc.property(fc.constantFrom(...REWARD_TYPES), fc.integer(), (type, amount) => {
        const { points, coins } = amountsOf(type, amount);
        const back = opposite({ points, coins });
        expect([points + back.points, coins + back.coins]).toEqual([0, 0]);
        expect(points + coins).toBe(amount);
      }),
    );
  });

  it('say where the last days went', () => {
    expect(directionOf({ points: 5, coins: -9 })).toBe('up');
    expect(directionOf({ points: -5, coins: 9 })).toBe('down');
    expect(directionOf({ points: 0, coins: 9 })).toBe('up');
    expect(directionOf({ points: 0, coins: 0 })).toBe('neutral');
  });

  it('buy with coins and whole tens of points', () => {
    expect(shoppingBalance(7, 59)).toBe(12);
  });
});

describe('a line of the ledger', () => {
  it('is reversed once, and neither a reversal nor an opening ever is', () => {
    expect(canReverse({ reason: 'reward', isReversed: false })).toBe(true);
    expect(canReverse({ reason: 'adjustment', isReversed: false })).toBe(true);
    expect(canReverse({ reason: 'reward', isReversed: true })).toBe(false);
    expect(canReverse({ reason: 'reversal', isReversed: false })).toBe(false);
    expect(canReverse({ reason: 'opening', isReversed: false })).toBe(false);
  });
});
