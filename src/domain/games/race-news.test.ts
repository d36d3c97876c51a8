import { expect, it } from 'vitest';
import { somethingWaits } from './race-news.ts';

const NOTHING = { running: null, challenges: [], duels: [], own: null };

it.each([
  ['a race that runs', { running: 'سعد' }],
  ['a classmate who asks', { challenges: [{}] }],
  ['a duel', { duels: [{}] }],
  ['a classmate who said yes', { own: { state: 'accepted' } }],
])('%s waits at the hub', (_, news) => {
  expect(somethingWaits({ ...NOTHING, ...news })).toBe(true);
});

it('a question that nobody answered yet does not wait, nor does nothing', () => {
  expect(somethingWaits({ ...NOTHING, own: { state: 'open' } })).toBe(false);
  expect(somethingWaits(NOTHING)).toBe(false);
});
