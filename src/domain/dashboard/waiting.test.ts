import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countAll,
  countAt,
  WAITING,
  type WaitingCounts,
  type WaitingTab,
  whatArrived,
  whatWaits,
} from '#domain/dashboard/waiting';

const NOTHING: WaitingCounts = {
  rewards: 0,
  scenes: 0,
  invitations: 0,
  duels: 0,
  messages: 0,
  results: 0,
  answers: 0,
  recitations: 0,
};
const TABS: readonly WaitingTab[] = ['dashboard', 'store', 'rewards'];
const anyCounts = fc.record(
  Object.fromEntries(WAITING.map((kind) => [kind, fc.nat(9)])) as Record<keyof WaitingCounts, fc.Arbitrary<number>>,
);

describe('what waits for a pupil', () => {
  it('is named by kind, a gift first', () => {
    expect(whatWaits({ ...NOTHING, messages: 1, rewards: 2 })).toEqual([
      { kind: 'rewards', count: 2 },
      { kind: 'messages', count: 1 },
    ]);
    expect(whatWaits(NOTHING)).toEqual([]);
  });

  it('stands at the tab where it is found, else at the first screen', () => {
    const counts = { ...NOTHING, rewards: 2, results: 1, answers: 3, duels: 2, invitations: 4, messages: 5 };
    expect(TABS.map((tab) => countAt(counts, tab))).toEqual([11, 4, 2]);
  });

  it('is counted once, whatever the tabs', () => {
    fc.assert(
      fc.property(anyCounts, (counts) => {
        expect(TABS.reduce((sum, tab) => sum + countAt(counts, tab), 0)).toBe(countAll(counts));
        expect(whatWaits(counts).reduce((sum, { count }) => sum + count, 0)).toBe(countAll(counts));
      }),
    );
  });

  it('has arrived where there is more than before, and never where something was taken', () => {
    fc.assert(
      fc.property(anyCounts, anyCounts, (before, now) => {
        const arrived = new Set(whatArrived(before, now).map(({ kind }) => kind));
        for (const kind of WAITING) expect(arrived.has(kind)).toBe(now[kind] > before[kind]);
      }),
    );
  });
});
