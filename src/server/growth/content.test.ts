import { describe, expect, it } from 'vitest';
import { dayBefore } from '#domain/calendar/school-day';
import { foldText, twins } from '#domain/questions/bank';
import { patternFaults } from '#domain/questions/patterns';
import { pairsOf, readWordSets } from './content.ts';

const DAY = '2026-02-01';
const PUPIL = 7;

describe('the word sets', () => {
  it('are enough for two weeks, under their own keys', async () => {
    const sets = await readWordSets();
    expect(sets.length).toBeGreaterThanOrEqual(14);
    expect(new Set(sets.map(({ key }) => key)).size).toBe(sets.length);
  });

  it('ask for no word twice, and offer nothing twice for a word', async () => {
    const pairs = (await readWordSets()).flatMap((set) => set.pairs);
    expect(twins(pairs.map(({ word }) => ({ text: word })))).toEqual([]);
    for (const { word, right, wrong } of pairs)
      expect(new Set([word, right, ...wrong].map(foldText)).size, word).toBe(4);
  });

  it('give no right option away by its place or its length, in all that a pupil is shown', async () => {
    const sets = await readWordSets();
    const days = sets.map((_, days) => dayBefore(DAY, -days));
    const shown = (await Promise.all(days.map((day) => pairsOf(day, PUPIL)))).flat();
    expect(new Set(shown.map(({ word }) => word)).size).toBe(sets.length * 5);
    expect(patternFaults(shown.map((pair) => ({ ...pair, text: pair.word, source: '' })))).toEqual([]);
  });
});
