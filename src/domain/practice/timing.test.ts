import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RACE_MINUTES } from './kinds.ts';
import {
  AFTER_RIGHT_MS,
  AFTER_WRONG_MS,
  HELD_BACK_MS,
  isInTime,
  isLate,
  isOverdue,
  LATE_ANSWERS_MS,
  playedSeconds,
  REVIEW_IDLE_MS,
  REVIEW_MAX_MS,
  raceMs,
  SUCCESS_TOAST_MS,
} from './timing.ts';

const REVIEW = { mode: 'regular', minutes: null } as const;
/** Of a contest that goes on. */
const RUNNING = { opened: 0, untouched: 0, ended: -1 };
const race = (minutes: 1 | 2 | 3) => ({ mode: 'timed', minutes }) as const;

it('shows feedback for the specification’s times', () => {
  expect([AFTER_RIGHT_MS, AFTER_WRONG_MS, SUCCESS_TOAST_MS]).toEqual([1500, 2500, 800]);
  expect(RACE_MINUTES.map(raceMs)).toEqual([60_000, 120_000, 180_000]);
});

describe('a session that nobody ended', () => {
  it.each(RACE_MINUTES)('of %i minutes is over once late answers are no longer taken', (minutes) => {
    const end = raceMs(minutes) + LATE_ANSWERS_MS;
    expect(isOverdue(race(minutes), { ...RUNNING, opened: end - 1 })).toBe(false);
    expect(isOverdue(race(minutes), { ...RUNNING, opened: end })).toBe(true);
  });

  it('of a review is over after a week untouched, however long it runs', () => {
    const opened = 2 * REVIEW_IDLE_MS;
    expect(isOverdue(REVIEW, { ...RUNNING, opened, untouched: REVIEW_IDLE_MS - 1 })).toBe(false);
    expect(isOverdue(REVIEW, { ...RUNNING, opened, untouched: REVIEW_IDLE_MS })).toBe(true);
  });

  it('of a review is over before its milliseconds no longer fit', () => {
    expect(isOverdue(REVIEW, { ...RUNNING, opened: REVIEW_MAX_MS })).toBe(true);
    expect(REVIEW_MAX_MS).toBeLessThan(2 ** 31);
  });

  it('of a review is over with its contest, once late answers are no longer taken', () => {
    expect(isOverdue(REVIEW, { ...RUNNING, ended: LATE_ANSWERS_MS - 1 })).toBe(false);
    expect(isOverdue(REVIEW, { ...RUNNING, ended: LATE_ANSWERS_MS })).toBe(true);
  });
});

describe('an answer counts for a contest', () => {
  const END = 1_000_000_000;
  it.each([
    ['given and received before its end', END - 1, END - 1, true],
    ['given before and held back by the network', END - 1, END - 1 + HELD_BACK_MS, true],
    ['given before and held back for too long', END - 1, END + HELD_BACK_MS + 1, false],
    ['given when it ends', END, END, false],
  ])('%s', (_, given, received, expected) => {
    for (const kind of [REVIEW, race(1), race(2), race(3)])
      expect(isInTime(kind, { given, received }, END)).toBe(expected);
  });

  it('in a review whenever it arrives while the contest runs', () => {
    expect(isInTime(REVIEW, { given: 1, received: END }, END)).toBe(true);
  });
});

describe('an answer that arrives after it was given', () => {
  it('is late in a race after ten seconds, and never in a review', () => {
    expect([10_000, 10_001].map((received) => isLate(race(1), { given: 0, received }))).toEqual([false, true]);
    expect(isLate(REVIEW, { given: 0, received: 1_000_000 })).toBe(false);
  });

  it('counts for a contest only while a lost network explains it, and is marked long before that ends', () => {
    const arrival = fc.record({ given: fc.nat(180_000), held: fc.nat(600_000) });
    fc.assert(
      fc.property(arrival, fc.constantFrom(...RACE_MINUTES), ({ given, held }, minutes) => {
        const late = { given, received: given + held };
        const counts = isInTime(race(minutes), late, Number.POSITIVE_INFINITY);
        expect(counts).toBe(held <= HELD_BACK_MS);
        expect(counts || isLate(race(minutes), late)).toBe(true);
      }),
    );
  });

  it('never makes a race count that came whole, all at once, after it', () => {
    fc.assert(
      fc.property(
        fc.nat(AFTER_RIGHT_MS),
        fc.nat(600_000),
        fc.constantFrom(...RACE_MINUTES),
        (first, later, minutes) => {
          const received = raceMs(minutes) + later;
          expect(isInTime(race(minutes), { given: first, received }, Number.POSITIVE_INFINITY)).toBe(false);
        },
      ),
    );
  });
});

describe('the time played', () => {
  it('is all of a race that was not cut short, and what it took up to a cut', () => {
    expect(playedSeconds(race(1), [3000], 700_000)).toBe(60);
    expect(playedSeconds(race(3), [3000], 31_400)).toBe(31);
  });

  it('ends with the last answer where the questions ran out', () => {
    expect(playedSeconds(race(2), [3000, 48_700], null)).toBe(49);
  });

  it('of a review leaves out the night between two answers', () => {
    const night = 10 * 60 * 60 * 1000;
    expect(playedSeconds(REVIEW, [10_000, 20_000, night, night + 10_000], night * 2)).toBe(10 + 10 + 300 + 10);
    expect(playedSeconds(REVIEW, [], 5000)).toBe(0);
  });
});
