import { describe, expect, test } from 'vitest';
import type { OwnCurriculum, PlannedLesson } from '#wire/curriculum';
import {
  comingLesson,
  countDone,
  isRunning,
  ownLessons,
  scheduleOf,
  shownWeek,
  type Term,
  withMark,
} from './schedule.ts';

const term: Term = {
  id: 1,
  name: 'الفصل الأول',
  start: '2026-02-01',
  end: '2026-02-19',
  periods: [],
  otherTimes: [],
  exceptions: [
    { type: 'holiday', name: 'إجازة', start: '2026-02-08', end: '2026-02-09' },
    { type: 'review', name: 'مراجعة', start: '2026-02-15', end: '2026-02-19' },
  ],
  weeks: [
    { start: '2026-02-01', days: ['2026-02-01', '2026-02-05'], number: 1, kind: 'teaching' },
    { start: '2026-02-08', days: ['2026-02-10', '2026-02-12'], number: null, kind: 'short' },
    { start: '2026-02-15', days: ['2026-02-15', '2026-02-19'], number: 11, kind: 'review' },
  ],
};

const lesson = (id: string, more: Partial<PlannedLesson> = {}): PlannedLesson => ({
  ...{ id, course: 'islamic', strand: 'Fiqh', unit: null, topic: id, verses: null },
  ...{ week: 1, day: null, period: null, isTaught: false },
  ...more,
});

const curriculum: OwnCurriculum = {
  now: '2026-02-02T05:00:00.000Z',
  today: '2026-02-02',
  grade: 5,
  term,
  lessons: [lesson('wudu'), lesson('salah', { isTaught: true }), lesson('mulk', { course: 'quran' })],
  marks: [{ week: 1, lessonId: 'salah', status: 'completed', progress: 100 }],
};

const islamic = ownLessons(curriculum, 'islamic');

test('of a term to come or over no week is this week, though one is opened first', () => {
  const running = (today: string) => term.weeks.filter((week) => isRunning(week, today)).map(({ number }) => number);
  expect([running('2026-01-31'), running('2026-02-02'), running('2026-03-01')]).toEqual([[], [1], []]);
  expect([shownWeek(term, '2026-01-31'), shownWeek(term, '2026-03-01')]).toEqual([1, 11]);
});

describe('the schedule of a pupil', () => {
  test('has the lessons of one course, with what the pupil said of each', () => {
    expect(islamic.map(({ id, status }) => [id, status])).toEqual([
      ['wudu', 'upcoming'],
      ['salah', 'completed'],
    ]);
    expect(countDone(islamic)).toEqual({ all: 2, done: 1, taught: 1, progress: 50 });
  });

  test('follows the term: numbered weeks, and between them holidays and short weeks by their first day', () => {
    const lines = scheduleOf(term, islamic, '2026-02-02');
    expect(lines.map((line) => ('week' in line ? line.week.number : line.between.name))).toEqual([
      1,
      'إجازة',
      null,
      11,
    ]);
    const [first, , , last] = lines;
    expect(first).toMatchObject({ week: { progress: 50, isNow: true, isShown: true } });
    expect(last).toMatchObject({ week: { progress: null, isNow: false, isShown: false } });
  });

  test.each([
    ['2026-01-20', 1],
    ['2026-02-07', 1],
    ['2026-02-10', 11],
    ['2026-06-01', 11],
  ])('on %s shows week %i: the one that runs, the next, or the last', (today, week) => {
    expect(shownWeek(term, today)).toBe(week);
  });

  test('takes a new mark in place of the old one, and leaves the other weeks and lessons', () => {
    const others = [
      { week: 2, lessonId: 'salah', status: 'in-progress', progress: 50 },
      { week: 1, lessonId: 'wudu', status: 'in-progress', progress: 50 },
    ] as const;
    const again = { week: 1, lessonId: 'salah', status: 'in-progress', progress: 50 } as const;
    const { marks } = withMark({ ...curriculum, marks: [...others, ...curriculum.marks] }, again);
    expect(marks).toEqual([...others, again]);
  });
});

test('the coming lesson is one that has not begun', () => {
  const periods = [
    { from: '07:00', to: '07:45' },
    { from: '07:45', to: '08:30' },
  ];
  const at = (day: string, period: number) => lesson(`${day} ${period}`, { day, period });
  const lessons = [at('2026-02-03', 1), at('2026-02-02', 2), at('2026-02-02', 1), lesson('unplaced')];
  const comingAt = (time: string) =>
    comingLesson({ ...curriculum, term: { ...term, periods }, lessons }, { day: '2026-02-02', time })?.id;
  expect(comingAt('06:59')).toBe('2026-02-02 1');
  expect(comingAt('07:00')).toBe('2026-02-02 2');
  expect(comingAt('14:00')).toBe('2026-02-03 1');
  expect(comingLesson({ ...curriculum, lessons }, { day: '2026-02-05', time: '06:00' })).toBeUndefined();
});
