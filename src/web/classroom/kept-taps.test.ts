import { describe, expect, it } from 'vitest';
import type { Tap } from '#domain/classroom/taps';
import { type Entry, itemsIn } from '#web/lib/outbox/kept-entries.ts';
import { isWaitingTap } from './kept-taps.ts';

const at = { day: '2026-02-01', period: 2, grade: 6 } as const;
const entry = (tap: unknown, lesson: unknown = at, order = 1) => ({ at: lesson, tap, order });
const read = (...entries: Entry[]) => itemsIn(entries, isWaitingTap);

const studentIds = [7, 8];
const EACH: readonly Tap[] = [
  { key: 'a', type: 'present', studentIds },
  { key: 'b', type: 'late', studentIds, minutesLate: 180 },
  { key: 'c', type: 'behavior', studentIds, behaviorType: 'severe', note: null },
  { key: 'd', type: 'positive', studentIds, note: 'شارك' },
  { key: 'e', type: 'helper', studentId: null },
  { key: 'f', type: 'rating', studentId: 7, rating: 5 },
  { key: 'g', type: 'drawn', studentId: 7 },
  { key: 'h', type: 'taught', isTaught: true },
  { key: 'i', type: 'undo', undoes: 'a' },
  { key: 'j', type: 'end' },
];

describe('taps that a device kept', () => {
  it('are read back as they were made, in their order', () => {
    const written = EACH.map((tap, order) => entry(tap, at, order));
    expect(read(...written.toReversed())).toEqual(EACH.map((tap) => ({ at, tap })));
  });

  it.each([
    ['no lesson', entry(EACH[0], null)],
    ['a day that is none', entry(EACH[0], { ...at, day: '2026-02-30' })],
    ['a grade that is none', entry(EACH[0], { ...at, grade: 9 })],
    ['no tap', entry(null)],
    ['a tap without a key', entry({ type: 'end' })],
    ['a kind that is none', entry({ key: 'a', type: 'toString' })],
    ['no pupils', entry({ key: 'a', type: 'present', studentIds: [] })],
    ['pupils that are none', entry({ key: 'a', type: 'present', studentIds: ['7'] })],
    ['pupils that are no list', entry({ key: 'a', type: 'present', studentIds: 7 })],
    ['-5 minutes', entry({ key: 'a', type: 'late', studentIds, minutesLate: -5 })],
    ['500 minutes', entry({ key: 'a', type: 'late', studentIds, minutesLate: 500 })],
    ['a behaviour that is none', entry({ key: 'a', type: 'behavior', studentIds, behaviorType: 'x', note: null })],
    ['six stars', entry({ key: 'a', type: 'rating', studentId: 7, rating: 6 })],
  ])('are none where somebody wrote %s', (_, kept) => {
    expect(read(kept)).toEqual([]);
  });
});
