import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayBefore, schoolDay } from '#domain/calendar/school-day';
import {
  type Answer,
  afterAnswer,
  isThrough,
  NEW_RUN,
  nextOf,
  OPTIONS_OF_PAIR,
  PAIRS_IN_SET,
  type Run,
  setOfDay,
  shownOptions,
  WORD_ASSOCIATION_POINTS,
} from './word-association.ts';

const moment = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
const day = moment.map(schoolDay);
const place = fc.nat(PAIRS_IN_SET - 1);

/** Of every pair the first option is the right one. */
const RIGHT = 0;
const isRight = ({ option }: Answer): boolean => option === RIGHT;
const answerNext = (run: Run, option: number): Answer => ({ ...nextOf(run), option });
const step = (run: Run, answer: Answer): Run | null => afterAnswer(run, answer, isRight(answer));

/** Where any honest game may have come to. */
const run = fc
  .array(fc.nat(OPTIONS_OF_PAIR - 1), { maxLength: 30 })
  .map((options) => options.reduce<Run>((now, option) => step(now, answerNext(now, option)) ?? now, NEW_RUN));
const answer = fc.record({ round: fc.integer({ min: 1, max: 12 }), place, option: fc.nat(OPTIONS_OF_PAIR - 1) });

it('has the numbers of the specification', () => {
  expect([PAIRS_IN_SET, OPTIONS_OF_PAIR, WORD_ASSOCIATION_POINTS]).toEqual([5, 3, 5]);
});

describe('an answer', () => {
  it('that is right leads to the next pair, and one that is wrong back to the first', () => {
    fc.assert(
      fc.property(run, fc.nat(OPTIONS_OF_PAIR - 1), (before, option) => {
        const next = nextOf(before);
        const now = step(before, { ...next, option });
        expect(now).toMatchObject(
          option === RIGHT ? { round: next.round, correct: next.place + 1 } : { round: next.round + 1, correct: 0 },
        );
      }),
    );
  });

  it('counts once, however often it is sent', () => {
    fc.assert(
      fc.property(run, fc.nat(OPTIONS_OF_PAIR - 1), (before, option) => {
        const sent = answerNext(before, option);
        const once = step(before, sent) as Run;
        expect(step(once, sent)).toBe(once);
      }),
    );
  });

  it('out of its order changes nothing, and tells nothing of pairs that were not reached', () => {
    fc.assert(
      fc.property(run, answer, (before, sent) => {
        const next = nextOf(before);
        fc.pre(sent.round !== next.round || sent.place !== next.place);
        expect([before, null]).toContain(step(before, sent));
        const isAhead = sent.round > before.round || (sent.round === before.round && sent.place >= before.correct);
        if (isAhead) expect(step(before, sent)).toBeNull();
        // Of a round that is over only what ended it is known.
        const isOther = sent.place !== before.missed?.place || sent.option !== before.missed.option;
        if (sent.round < before.round && isOther) expect(step(before, sent)).toBeNull();
      }),
    );
  });

  it('is the end only after every pair in its order', () => {
    const wishes = fc.array(fc.oneof({ arbitrary: fc.constant('next'), weight: 4 }, answer), { maxLength: 60 });
    fc.assert(
      fc.property(wishes, (sent) => {
        const counted: Answer[] = [];
        const last = sent.reduce<Run>((before, wish) => {
          const given = wish === 'next' ? answerNext(before, RIGHT) : (wish as Answer);
          const now = step(before, given) ?? before;
          if (now !== before) counted.push(given);
          return now;
        }, NEW_RUN);
        const inOrder = counted.slice(-PAIRS_IN_SET).map((each) => (isRight(each) ? each.place : null));
        expect(isThrough(last)).toBe(inOrder.join() === '0,1,2,3,4');
      }),
    );
  });
});

describe('the set of a day', () => {
  it('comes back when all others had their day, and not before', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 40 }), (first, sets) => {
        const turns = Array.from({ length: sets }, (_, days) => setOfDay(dayBefore(first, -days), sets));
        expect(turns.toSorted((a, b) => a - b)).toEqual(Array.from({ length: sets }, (_, set) => set));
        expect(setOfDay(dayBefore(first, -sets), sets)).toBe(turns[0]);
      }),
    );
  });

  it('changes at midnight in Riyadh, which is nine in the evening of a server in UTC', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 2, max: 40 }), (today, sets) => {
        const lastOfToday = schoolDay(new Date(`${today}T20:59:59.999Z`));
        const firstOfTomorrow = schoolDay(new Date(`${today}T21:00:00.000Z`));
        expect([lastOfToday, firstOfTomorrow]).toEqual([today, dayBefore(today, -1)]);
        expect(setOfDay(firstOfTomorrow, sets)).toBe((setOfDay(lastOfToday, sets) + 1) % sets);
      }),
    );
  });
});

describe('the options of a pair', () => {
  it('are all there, in the same order whenever the pupil looks that day', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 9999 }), place, (today, studentId, at) => {
        const shown = shownOptions(today, studentId, at);
        expect(shown.toSorted()).toEqual([0, 1, 2]);
        expect(shownOptions(today, studentId, at)).toEqual(shown);
      }),
    );
  });

  it('give no place away: over the pupils of a school each is right about as often', () => {
    fc.assert(
      fc.property(day, place, (today, at) => {
        const rightAt = Array.from({ length: 300 }, (_, id) => shownOptions(today, id + 1, at).indexOf(RIGHT));
        for (const shown of [0, 1, 2])
          expect(rightAt.filter((each) => each === shown).length).toBeGreaterThan(300 / OPTIONS_OF_PAIR / 2);
      }),
    );
  });
});
