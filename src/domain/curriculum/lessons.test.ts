import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIRST_TERM, FIRST_TERM_EXCEPTIONS } from '#domain/calendar/first-term';
import { isSchoolDay } from '#domain/calendar/school-calendar';
import { layOutWeeks } from '#domain/calendar/terms';
import {
  LESSON_PROGRESS,
  LESSON_STATUSES,
  type LessonStatus,
  mayBecome,
  nextStatus,
  placeLessons,
  QUESTIONS_PER_LESSON,
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
        const placed = placeLessons(TERM, weeks, plan, grade as 4 | 5 | 6);
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
    const [first] = placeLessons({ slots: [] }, layOutWeeks(TERM), plan, 4);
    expect(first).toEqual({ week: 1, course: 'quran', lessonId: 'a', day: null, period: null });
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
