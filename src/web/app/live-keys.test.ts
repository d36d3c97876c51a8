import { describe, expect, it } from 'vitest';
import { LIVE_TOPICS } from '#domain/vocabulary';
import { keysFor } from './live-keys.ts';

describe('news', () => {
  it.each(['balance', 'rewards', 'messages', 'penalties', 'photo', 'checklist', 'orders'])(
    'of %s renews the dashboard',
    (topic) => {
      expect(keysFor(topic)).toContainEqual(['student', 'dashboard']);
    },
  );

  it('of a balance renews the rewards too: a claim on another device settles one', () => {
    expect(keysFor('balance')).toContainEqual(['student', 'rewards']);
  });

  it.each(['store', 'penalties', 'orders'])(
    'of %s renews the orders: an invitation names its price of the moment',
    (topic) => {
      expect(keysFor(topic)).toContainEqual(['student', 'orders']);
    },
  );

  it.each(['store', 'orders', 'balance'])('of %s renews the counter, and who can afford what', (topic) => {
    expect(keysFor(topic)).toContainEqual(['admin', 'store']);
  });

  it.each(['classroom', 'penalties', 'curriculum', 'exams', 'hearing'])('of %s renews the page of a class', (topic) => {
    expect(keysFor(topic)).toContainEqual(['admin', 'class-page']);
  });

  it.each(LIVE_TOPICS)('of %s reaches pupils or staff', (topic) => {
    expect(keysFor(topic).length).toBeGreaterThan(0);
  });

  it.each(['unheard-of', 'toString', '', null, { topic: 'rewards' }])('of %j renews nothing', (news) => {
    expect(keysFor(news)).toEqual([]);
  });
});
