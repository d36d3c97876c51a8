import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestOf, CONTEST_PRIZE_DEFAULT, CONTEST_RACE_MINUTES, contestState, overlaps } from './contest.ts';

const SPAN = { startsAt: '2025-02-01T04:00:00.000Z', endsAt: '2025-02-16T06:30:00.000Z' };

describe('a contest', () => {
  it.each([
    ['2025-02-01T03:59:59.999Z', null, 'upcoming'],
    ['2025-02-01T04:00:00.000Z', null, 'open'],
    ['2025-02-16T06:29:59.999Z', null, 'open'],
    ['2025-02-16T06:30:00.000Z', null, 'ended'],
    ['2025-02-20T00:00:00.000Z', '2025-02-17T00:00:00.000Z', 'closed'],
  ])('at %s, closed at %o, is %3$s', (now, closedAt, state) => {
    expect(contestState(SPAN, closedAt, now)).toBe(state);
  });

  it('overlaps what runs at the same time, and not what begins when it ends', () => {
    const next = { startsAt: SPAN.endsAt, endsAt: '2025-03-01T00:00:00.000Z' };
    expect([overlaps(SPAN, next), overlaps(next, SPAN)]).toEqual([false, false]);
    const early = { ...next, startsAt: '2025-02-16T06:29:59.999Z' };
    expect([overlaps(SPAN, early), overlaps(early, SPAN), overlaps(SPAN, SPAN)]).toEqual([true, true, true]);
  });

  it('gives a hundred coins to the fastest of the minute', () => {
    expect([CONTEST_PRIZE_DEFAULT, CONTEST_RACE_MINUTES]).toEqual([100, 1]);
  });
});

describe('who wins', () => {
  const entry = (name: string, score: number, accuracy: number | null) => ({ name, score, accuracy });
  const winners = (...entries: ReturnType<typeof entry>[]) => bestOf(entries).map(({ name }) => name);

  it('has the best score, and of those the best accuracy', () => {
    expect(winners(entry('a', 12, 100), entry('b', 14, 70), entry('c', 14, 90))).toEqual(['c']);
  });

  it('shares the first place with equals', () => {
    expect(winners(entry('a', 14, 90), entry('b', 3, 100), entry('c', 14, 90))).toEqual(['a', 'c']);
  });

  it('has more than nothing', () => {
    expect(winners(entry('a', 0, 0), entry('b', 0, null))).toEqual([]);
    expect(winners()).toEqual([]);
  });

  it('is behind nobody, and everybody else is behind them', () => {
    const entries = fc.array(fc.record({ score: fc.nat(5), accuracy: fc.option(fc.nat(4)) }), { maxLength: 12 });
    const worth = ({ score, accuracy }: { score: number; accuracy: number | null }) => score * 101 + (accuracy ?? 0);
    fc.assert(
      fc.property(entries, (all) => {
        const most = Math.max(...all.map(worth));
        expect(bestOf(all)).toEqual(all.filter((each) => each.score > 0 && worth(each) === most));
      }),
    );
  });
});
