import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reasonFor, reciteOrder, type Waiting } from './next-reciter.ts';

const NOW = new Date('2025-04-14T08:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * DAY_MS);

/** In a week without weekends, so that a day is a day. */
const heard = (days: number): Pick<Waiting, 'lastHeardAt' | 'waitedDays'> => ({
  lastHeardAt: daysAgo(days),
  waitedDays: days,
});

const pupil = (studentId: number, about: Partial<Waiting> = {}): Waiting => ({
  studentId,
  ...heard(1),
  lastMistakes: 0,
  dueWords: 0,
  wasAbsent: false,
  skippedUntil: null,
  ...about,
});

const idsOf = (pupils: readonly Waiting[]): number[] => reciteOrder(pupils, NOW).map(({ studentId }) => studentId);

const some = fc
  .record({
    studentId: fc.nat(),
    heardAgo: fc.option(fc.integer({ min: 0, max: 60 })),
    lastMistakes: fc.nat(30),
    dueWords: fc.nat(30),
    wasAbsent: fc.boolean(),
    skippedUntil: fc.option(fc.integer({ min: -2, max: 2 }).map(daysAgo)),
  })
  .map(
    ({ heardAgo, ...each }): Waiting => ({
      ...each,
      ...(heardAgo === null ? { lastHeardAt: null, waitedDays: 0 } : heard(heardAgo)),
    }),
  );

describe('who recites next', () => {
  it('was absent, never heard, waited longest, or stumbled last time', () => {
    const pupils = [
      pupil(1),
      pupil(2, { lastMistakes: 4 }),
      pupil(3, heard(9)),
      pupil(4, { lastHeardAt: null }),
      pupil(5, { wasAbsent: true }),
      pupil(6, { lastHeardAt: null, skippedUntil: daysAgo(-1) }),
      pupil(7, { dueWords: 4 }),
    ];
    expect(idsOf(pupils)).toEqual([5, 4, 3, 2, 7, 1, 6]);
    expect(reciteOrder(pupils, NOW).map((each) => reasonFor(each, NOW))).toEqual([
      'absent',
      'never',
      'waited',
      'stumbled',
      'due',
      'waited',
      'skipped',
    ]);
  });

  it('is nobody twice and nobody left out', () => {
    fc.assert(
      fc.property(fc.uniqueArray(some, { selector: ({ studentId }) => studentId }), (pupils) => {
        expect(reciteOrder(pupils, NOW).toSorted((a, b) => a.studentId - b.studentId)).toEqual(
          pupils.toSorted((a, b) => a.studentId - b.studentId),
        );
      }),
    );
  });

  it('is, of two who are as urgent, the one heard earlier: days without school make nobody wait longer', () => {
    const thursday = { ...pupil(1, { lastHeardAt: daysAgo(3), waitedDays: 1 }), lastMistakes: 2 };
    const yesterday = pupil(2, { lastHeardAt: daysAgo(1), waitedDays: 1, lastMistakes: 3 });
    expect(idsOf([thursday, yesterday])).toEqual([2, 1]);
    expect(idsOf([{ ...yesterday, lastMistakes: 2 }, thursday])).toEqual([1, 2]);
  });

  it('is never one who stumbled less, all else being equal', () => {
    fc.assert(
      fc.property(some, fc.nat(10), (each, more) => {
        const harder = { ...each, studentId: -1, lastMistakes: each.lastMistakes + more };
        const [first] = reciteOrder([harder, { ...each, studentId: -2 }], NOW);
        expect(first?.studentId).toBe(-1);
      }),
    );
  });

  it('is one who was absent before all who were there and not passed over', () => {
    fc.assert(
      fc.property(fc.array(some, { minLength: 1 }), (pupils) => {
        const absent = { ...pupil(-1), wasAbsent: true };
        const order = reciteOrder([...pupils, absent], NOW);
        const before = order.slice(0, order.indexOf(absent));
        expect(before.every(({ wasAbsent }) => wasAbsent)).toBe(true);
      }),
    );
  });

  it('is everybody in time, though the same ones stumble at every hearing', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(30), { minLength: 1, maxLength: 12 }), (mistakes) => {
        let pupils = mistakes.map((lastMistakes, at) => pupil(at, { lastMistakes }));
        const heard = new Set<number>();
        // One a day.
        for (let day = 0; day < mistakes.length * 3 + 20; day += 1) {
          const now = new Date(NOW.getTime() + day * DAY_MS);
          const [first] = reciteOrder(pupils, now);
          heard.add(first?.studentId ?? -1);
          pupils = pupils.map((each) =>
            each === first
              ? { ...each, lastHeardAt: now, waitedDays: 1 }
              : { ...each, waitedDays: each.waitedDays + 1 },
          );
        }
        expect(heard.size).toBe(mistakes.length);
      }),
    );
  });
});
