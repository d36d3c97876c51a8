import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIRST_TERM, FIRST_TERM_EXCEPTIONS } from '#domain/calendar/first-term';
import { isSchoolDay } from '#domain/calendar/school-calendar';
import { layOutWeeks, type TermException } from '#domain/calendar/terms';
import {
  type CurriculumPlan,
  countLessons,
  crowdedWeeks,
  LESSON_PROGRESS,
  LESSON_STATUSES,
  type LessonStatus,
  mayBecome,
  nextStatus,
  placeLessons,
  QUESTIONS_PER_LESSON,
  spreadPlan,
  subjectOf,
  weekProgress,
} from '#domain/curriculum/lessons';

const TERM = { ...FIRST_TERM, exceptions: FIRST_TERM_EXCEPTIONS.map((each) => ({ ...each, name: each.type })) };
const anyStatus = fc.constantFrom(...LESSON_STATUSES);

describe('the status of a lesson', () => {
  it.each([
    ['upcoming', 'in-progress'],
    ['in-progress', 'completed'],
    ['completed', 'in-progress'],
  ] as const)('goes from %s to %s', (from, to) => {
    expect(nextStatus(from)).toBe(to);
  });

  it('is worth nothing, half or all', () => {
    expect(LESSON_PROGRESS).toEqual({ upcoming: 0, 'in-progress': 50, completed: 100 });
  });

  it('takes one step or none, and never back to the beginning', () => {
    fc.assert(
      fc.property(anyStatus, anyStatus, (from, to) => {
        expect(mayBecome(from, to)).toBe(from === to || nextStatus(from) === to);
        if (from !== 'upcoming') expect(mayBecome(from, 'upcoming')).toBe(false);
      }),
    );
  });
});

describe('the progress of a week', () => {
  it.each([
    [[], null],
    [['upcoming'], 0],
    [['upcoming', 'in-progress', 'completed'], 50],
    [['completed', 'completed', 'in-progress'], 83],
    [['completed', 'upcoming', 'upcoming'], 33],
  ] as [LessonStatus[], number | null][])('of %j is %s', (statuses, percent) => {
    expect(weekProgress(statuses)).toBe(percent);
  });

  it('is full only when all is done, and empty only when nothing is begun', () => {
    fc.assert(
      fc.property(fc.array(anyStatus, { minLength: 1, maxLength: 10 }), (statuses) => {
        const percent = weekProgress(statuses);
        expect(percent === 100).toBe(statuses.every((status) => status === 'completed'));
        expect(percent === 0).toBe(statuses.every((status) => status === 'upcoming'));
      }),
    );
  });
});

describe('lessons on the days of the timetable', () => {
  const ids = (count: number, name: string) => Array.from({ length: count }, (_, at) => `${name}-${at}`);
  const anyPlan = fc.array(
    fc.record({ quran: fc.nat(4).map((n) => ids(n, 'q')), islamic: fc.nat(5).map((n) => ids(n, 'i')) }),
    { minLength: 10, maxLength: 10 },
  );

  it('are all there, in order, in their week, and never on a day without school', () => {
    fc.assert(
      fc.property(anyPlan, fc.constantFrom(4, 5, 6), (plan, grade) => {
        const weeks = layOutWeeks(TERM);
        const placed = placeLessons(TERM, weeks, plan, { grade: grade as 4 | 5 | 6, section: null });
        expect(placed.map(({ lessonId }) => lessonId)).toEqual(
          plan.flatMap(({ quran, islamic }) => [...quran, ...islamic]),
        );
        for (const { week, day, course, period } of placed) {
          expect(weeks.find(({ number }) => number === week)?.days).toContain(day);
          expect(isSchoolDay([TERM], day ?? '')).toBe(true);
          expect(
            TERM.slots.some((slot) => slot.grade === grade && slot.course === course && slot.period === period),
          ).toBe(true);
        }
      }),
    );
  });

  it('wait for a place where the grade has no such lesson', () => {
    const week = { quran: ['a'], islamic: [] };
    const plan = Array.from({ length: 10 }, () => week);
    const [first] = placeLessons({ slots: [], exceptions: [] }, layOutWeeks(TERM), plan, { grade: 4, section: null });
    expect(first).toEqual({ week: 1, course: 'quran', lessonId: 'a', day: null, period: null });
  });
});

describe('a class of a grade with sections', () => {
  const slot = (weekday: number, section: string | null) =>
    ({ weekday, period: 1, grade: 4, section, course: 'quran' }) as const;
  const slots = [slot(0, 'ب'), slot(1, 'أ'), slot(2, 'أ')];
  const [week] = layOutWeeks(TERM);
  const daysOf = (section: string | null, own = slots, exceptions: readonly TermException[] = []) =>
    placeLessons({ slots: own, exceptions }, week ? [week] : [], [{ quran: ['a', 'b'], islamic: [] }], {
      grade: 4,
      section,
    }).map(({ day }) => day);

  it('has its lessons in its own hours and in those of the grade as one', () => {
    expect(daysOf('أ')).toEqual(['2025-03-03', '2025-03-04']);
    expect(daysOf('ب')).toEqual(['2025-03-02', '2025-03-02']);
    expect(daysOf('ب', [...slots, slot(4, null)])).toEqual(['2025-03-02', '2025-03-06']);
  });

  it('takes its lessons around the days on which it alone is away', () => {
    const trip = { type: 'holiday', name: 'رحلة', start: '2025-03-03', end: '2025-03-03' } as const;
    const own = [slot(0, null), slot(1, null), slot(2, null)];
    const away = { ...trip, of: { grade: 4, section: 'أ' } } as const;
    expect(daysOf('أ', own, [away])).toEqual(['2025-03-02', '2025-03-04']);
    expect(daysOf('ب', own, [away])).toEqual(['2025-03-02', '2025-03-03']);
    expect(daysOf('ب', own, [{ ...away, of: { grade: 4, section: null } }])).toEqual(['2025-03-02', '2025-03-04']);
    expect(daysOf('ب', own, [{ ...away, of: { grade: 5, section: null } }])).toEqual(['2025-03-02', '2025-03-03']);
  });

  it('is what its grade is looked at by, where it has no hours as one', () => {
    expect(daysOf(null)).toEqual(daysOf('ب'));
    expect(daysOf(null, [...slots, slot(4, null)])).toEqual(['2025-03-06', '2025-03-06']);
  });

  it('is told of weeks with more lessons than hours', () => {
    const plan = [{ quran: ['a', 'b'], islamic: [] }];
    const crowded = (section: string) =>
      crowdedWeeks({ slots, exceptions: [] }, layOutWeeks(TERM), plan, { grade: 4, section });
    expect([crowded('أ'), crowded('ب')]).toEqual([[], [1]]);
  });
});

describe('a plan on other weeks', () => {
  const ids = (count: number, name: string) => Array.from({ length: count }, (_, at) => `${name}-${at}`);
  const anyWeeks = fc
    .array(fc.record({ quran: fc.nat(3), islamic: fc.nat(3) }), { minLength: 1, maxLength: 18 })
    .map((weeks) =>
      weeks.map(({ quran, islamic }, week) => ({ quran: ids(quran, `q${week}`), islamic: ids(islamic, `i${week}`) })),
    );
  const all = (plan: CurriculumPlan, course: 'quran' | 'islamic') => plan.flatMap((each) => each[course]);

  it('has every lesson once and in order, only in weeks that teach, and as evenly as it can', () => {
    fc.assert(
      fc.property(anyWeeks, fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 6 }), (from, chosen) => {
        const weeks = chosen.toSorted((a, b) => a - b);
        const plan = spreadPlan(from, weeks) ?? [];
        for (const course of ['quran', 'islamic'] as const) {
          expect(all(plan, course)).toEqual(all(from, course));
          const counts = weeks.map((week) => plan[week - 1]?.[course].length ?? 0);
          if (from.length !== weeks.length) expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
        }
        expect(plan.flatMap((each, at) => (countLessons([each]) > 0 ? [at + 1] : []))).toSatisfy((used: number[]) =>
          used.every((week) => weeks.includes(week)),
        );
      }),
    );
  });

  it('goes week by week where there are as many', () => {
    fc.assert(
      fc.property(anyWeeks, (from) => {
        expect(
          spreadPlan(
            from,
            Array.from(from.keys(), (at) => at + 2),
          ),
        ).toEqual([{ quran: [], islamic: [] }, ...from]);
      }),
    );
  });

  it('is none where a week would have more than it can', () => {
    const full = { quran: Array.from({ length: 10 }, (_, at) => `q${at}`), islamic: [] };
    const other = { quran: ['another'], islamic: [] };
    expect(spreadPlan([full, other], [1])).toBeNull();
  });
});

it('a lesson is asked about under its strand, or as recitation where it names no verses', () => {
  expect(subjectOf({ strand: 'Fiqh', verses: null })).toBe('Fiqh');
  expect(subjectOf({ strand: null, verses: null })).toBe('Tajweed');
  expect(subjectOf({ strand: null, verses: '78:1-5' })).toBe(null);
});

it('a lesson has at least four questions', () => {
  expect(QUESTIONS_PER_LESSON).toBe(4);
});
