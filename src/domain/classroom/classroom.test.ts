import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BEHAVIOR_TYPES, MINUTES_LATE_MAX } from '../penalties/incidents.ts';
import { drawFairly } from './draw.ts';
import { isOpenDay, LATE_DAYS, lessonState } from './lessons.ts';
import { type ConductLine, correctionOf, NO_OUTCOME, type Outcome, outcomeOf, POINTS_PER_MARK } from './outcome.ts';
import { performanceOf, registerOf } from './register.ts';
import { seated } from './setup.ts';
import { isSameTap, MARKS, RATING_MAX, RATING_MIN, TAPS_MAX, type Tap, tapWithin } from './taps.ts';

const PUPILS = [1, 2, 3, 4, 5];
const everybody = () => true;

const studentIds = fc.uniqueArray(fc.constantFrom(...PUPILS), { minLength: 1 });
const studentId = fc.constantFrom(...PUPILS);
const note = fc.constantFrom(null, 'شارك في الدرس');
const action = fc.oneof(
  fc.record({ type: fc.constantFrom('present' as const, 'absent' as const, 'excused' as const), studentIds }),
  fc.record({ type: fc.constant('late' as const), studentIds, minutesLate: fc.integer({ min: 1, max: 45 }) }),
  fc.record({
    type: fc.constant('behavior' as const),
    studentIds,
    behaviorType: fc.constantFrom(...BEHAVIOR_TYPES),
    note,
  }),
  fc.record({ type: fc.constantFrom(...MARKS), studentIds, note }),
  fc.record({ type: fc.constant('helper' as const), studentId: fc.option(studentId, { nil: null }) }),
  fc.record({
    type: fc.constant('rating' as const),
    studentId,
    rating: fc.integer({ min: RATING_MIN, max: RATING_MAX }),
  }),
  fc.record({ type: fc.constant('drawn' as const), studentId }),
  fc.record({ type: fc.constant('taught' as const), isTaught: fc.boolean() }),
);
const keyOf = (at: number): string => `tap-${at}`;

/** A lesson as it is tapped: some of it is taken back later. */
const lesson = fc
  .tuple(fc.array(action, { maxLength: 30 }), fc.array(fc.nat(29), { maxLength: 8 }))
  .map(([actions, undone]): Tap[] => [
    ...actions.map((each, at) => ({ ...each, key: keyOf(at) })),
    ...undone.map((at, index): Tap => ({ type: 'undo', undoes: keyOf(at), key: `undo-${index}` })),
  ]);

describe('the register of a lesson', () => {
  const of = (...taps: Tap[]) => registerOf(taps);
  const first = [1];

  it('takes the last thing that was said of a pupil’s attendance', () => {
    const register = of(
      { key: 'a', type: 'absent', studentIds: [1, 2] },
      { key: 'b', type: 'late', studentIds: first, minutesLate: 7 },
    );
    expect(register.pupils.get(1)?.attendance).toEqual({ is: 'late', minutesLate: 7, key: 'b' });
    expect(register.pupils.get(2)?.attendance).toEqual({ is: 'absent', minutesLate: null, key: 'a' });
    expect(register.pupils.has(3)).toBe(false);
  });

  it('goes back to what was said before where that is taken back', () => {
    const register = of(
      { key: 'a', type: 'absent', studentIds: first },
      { key: 'b', type: 'present', studentIds: first },
      { key: 'c', type: 'undo', undoes: 'b' },
    );
    expect(register.pupils.get(1)?.attendance?.is).toBe('absent');
  });

  it('gives marks to the one who helped then (D-64), and to nobody where nobody did', () => {
    const register = of(
      { key: 'a', type: 'positive', studentIds: [1, 2], note: null },
      { key: 'b', type: 'helper', studentId: 5 },
      { key: 'c', type: 'positive', studentIds: [1, 2, 3], note: null },
      { key: 'd', type: 'negative', studentIds: first, note: null },
      { key: 'e', type: 'helper', studentId: 4 },
      { key: 'f', type: 'rating', studentId: 5, rating: 4 },
      { key: 'g', type: 'rating', studentId: 3, rating: 5 },
    );
    expect(register.distributions).toEqual([
      { helperId: null, positive: 2, negative: 0 },
      { helperId: 5, positive: 3, negative: 1 },
      { helperId: 4, positive: 0, negative: 0 },
    ]);
    expect(register.helperId).toBe(4);
    expect([...register.ratings]).toEqual([[5, 4]]);
    expect(register.distributions.map(performanceOf)).toEqual([100, 75, null]);
  });

  it('is the same whenever an undo comes, and however often anything comes', () => {
    fc.assert(
      fc.property(lesson, fc.nat(), (taps, seed) => {
        const undos = taps.filter(({ type }) => type === 'undo');
        const others = taps.filter(({ type }) => type !== 'undo');
        const early = [...undos, ...others];
        const repeated = taps.flatMap((tap, at) => ((at + seed) % 3 === 0 ? [tap, tap] : [tap])).concat(taps);
        expect(registerOf(early)).toEqual(registerOf(taps));
        expect(registerOf(repeated)).toEqual(registerOf(taps));
      }),
    );
  });

  it('counts each mark once: with the pupil and with the helper alike', () => {
    fc.assert(
      fc.property(lesson, (taps) => {
        const { pupils, distributions } = registerOf(taps);
        for (const mark of MARKS) {
          const received = [...pupils.values()].reduce((sum, pupil) => sum + pupil[mark], 0);
          expect(distributions.reduce((sum, each) => sum + each[mark], 0)).toBe(received);
        }
      }),
    );
  });
});

describe('what a lesson writes', () => {
  it('is a record of lateness, absence and behaviour; an excuse writes nothing', () => {
    const { conduct, pupils } = outcomeOf(
      registerOf([
        { key: 'a', type: 'excused', studentIds: [1] },
        { key: 'b', type: 'absent', studentIds: [2] },
        { key: 'c', type: 'late', studentIds: [3], minutesLate: 12 },
        { key: 'd', type: 'behavior', studentIds: [3], behaviorType: 'moderate', note: 'مقاطعة' },
      ]),
      everybody,
    );
    expect(conduct).toEqual([
      { key: 'b', studentId: 2, incident: { type: 'absent' }, note: null },
      { key: 'd', studentId: 3, incident: { type: 'behavior', behaviorType: 'moderate' }, note: 'مقاطعة' },
      { key: 'c', studentId: 3, incident: { type: 'late', minutesLate: 12 }, note: null },
    ]);
    expect(pupils.map(({ attendance }) => attendance)).toEqual(['excused', 'absent', 'late']);
  });

  it('pays a point for each positive mark that no negative one took, and never takes what was there before', () => {
    const marks = (positive: number, negative: number): Tap[] => [
      ...Array.from(
        { length: positive },
        (_, at): Tap => ({ key: `p${at}`, type: 'positive', studentIds: [1], note: null }),
      ),
      ...Array.from(
        { length: negative },
        (_, at): Tap => ({ key: `n${at}`, type: 'negative', studentIds: [1], note: null }),
      ),
    ];
    const points = (...given: [number, number]) => outcomeOf(registerOf(marks(...given)), everybody).pupils[0]?.points;
    expect([points(3, 1), points(1, 3), points(2, 2)]).toEqual([2, 0, 0]);
    expect(POINTS_PER_MARK).toBe(1);
  });

  it('leaves out whoever is not in the class', () => {
    const taps: Tap[] = [
      { key: 'a', type: 'helper', studentId: 2 },
      { key: 'b', type: 'rating', studentId: 2, rating: 5 },
      { key: 'c', type: 'absent', studentIds: [1, 2] },
    ];
    const outcome = outcomeOf(registerOf(taps), (id) => id === 1);
    expect(outcome.pupils.map(({ studentId: id }) => id)).toEqual([1]);
    expect(outcome.conduct.map(({ studentId: id }) => id)).toEqual([1]);
    expect([outcome.distributions, outcome.ratings]).toEqual([[], []]);
  });

  const lineId = ({ key, studentId: id }: ConductLine): string => `${key}/${id}`;

  /** What stands after the lesson was written at each stage anew. */
  const afterStages = (stages: readonly (readonly Tap[])[]) => {
    const [standing, points] = [new Set<string>(), new Map<number, number>()];
    let before: Outcome = NO_OUTCOME;
    for (const stage of stages) {
      const after = outcomeOf(registerOf(stage), everybody);
      const { dropped, added, points: moves } = correctionOf(before, after);
      for (const line of dropped) standing.delete(lineId(line));
      for (const line of added) standing.add(lineId(line));
      for (const each of moves) points.set(each.studentId, (points.get(each.studentId) ?? 0) + each.points);
      before = after;
    }
    return { standing: [...standing].toSorted(), points, before };
  };

  it('is corrected by what comes late to exactly what would have been written at once', () => {
    fc.assert(
      fc.property(lesson, fc.array(fc.nat(40), { maxLength: 4 }), (taps, cuts) => {
        const stages = [...cuts.toSorted((a, b) => a - b), taps.length].map((end) => taps.slice(0, end));
        const { standing, points, before } = afterStages(stages);
        const whole = outcomeOf(registerOf(taps), everybody);
        expect(standing).toEqual(whole.conduct.map(lineId).toSorted());
        for (const pupil of whole.pupils) expect(points.get(pupil.studentId) ?? 0).toBe(pupil.points);
        expect(correctionOf(before, whole)).toEqual({ added: [], dropped: [], points: [], taught: null });
      }),
    );
  });
});

describe('a tap', () => {
  it('speaks only of those in the class; of nobody it is none', () => {
    const inClass = (id: number) => id < 3;
    expect(tapWithin({ key: 'a', type: 'absent', studentIds: [1, 2, 2, 9] }, inClass)).toEqual({
      key: 'a',
      type: 'absent',
      studentIds: [1, 2],
    });
    expect(tapWithin({ key: 'a', type: 'absent', studentIds: [9] }, inClass)).toBeNull();
    expect(tapWithin({ key: 'a', type: 'helper', studentId: 9 }, inClass)).toBeNull();
    expect(tapWithin({ key: 'a', type: 'helper', studentId: null }, inClass)).not.toBeNull();
    expect(tapWithin({ key: 'a', type: 'end' }, inClass)).not.toBeNull();
  });

  it('that comes again is the same where it says the same', () => {
    const known: Tap = { key: 'a', type: 'late', studentIds: [1], minutesLate: 5 };
    expect(isSameTap(known, { ...known, studentIds: [1, 9] })).toBe(true);
    expect(isSameTap(known, { ...known, minutesLate: 50 })).toBe(false);
    expect(isSameTap(known, { ...known, studentIds: [2] })).toBe(false);
  });
});

describe('a draw', () => {
  it('names nobody a second time before everybody was named, whatever chance says', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 15 }),
        (chances) => {
          const drawn = new Map(PUPILS.map((id) => [id, 0]));
          for (const chance of chances) {
            const named = drawFairly(
              PUPILS.map((id) => ({ studentId: id, drawn: drawn.get(id) ?? 0 })),
              chance,
            );
            expect(named).not.toBeNull();
            if (named) drawn.set(named.studentId, named.drawn + 1);
            const counts = [...drawn.values()];
            expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
          }
        },
      ),
    );
    expect(drawFairly([], 0.5)).toBeNull();
  });
});

describe('a cell of the teacher’s table', () => {
  const at = { day: '2026-02-01', from: '09:00', to: '09:45' };
  it.each([
    ['2026-01-31', '23:59', 'upcoming'],
    ['2026-02-01', '08:59', 'upcoming'],
    ['2026-02-01', '09:00', 'now'],
    ['2026-02-01', '09:44', 'now'],
    ['2026-02-01', '09:45', 'missed'],
    ['2026-02-02', '00:00', 'missed'],
  ] as const)('on %s at %s is %s', (day, time, state) => {
    expect(lessonState(at, null, { day, time })).toBe(state);
    expect(lessonState(at, { isEnded: false }, { day, time })).toBe('open');
    expect(lessonState(at, { isEnded: true }, { day, time })).toBe('ended');
  });

  it('takes taps on its day and for a week after it', () => {
    expect(LATE_DAYS).toBe(7);
    const today = '2026-02-08';
    expect(['2026-02-09', '2026-02-08', '2026-02-01', '2026-01-31'].map((day) => isOpenDay(day, today))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

it('pupils sit as staff said, and who has no seat comes at the end', () => {
  const pupils = [3, 1, 2].map((id) => ({ id }));
  expect(seated(pupils, { width: 2, order: [1, 2] }).map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(seated(pupils, null).map(({ id }) => id)).toEqual([3, 1, 2]);
});

it('has room for the busiest lesson', () => {
  expect([TAPS_MAX, MINUTES_LATE_MAX]).toEqual([2000, 180]);
});
