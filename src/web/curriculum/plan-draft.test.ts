import { describe, expect, test } from 'vitest';
import { dayAfter } from '#domain/calendar/school-day';
import type { Curriculum, StaffLesson } from '#wire/curriculum';
import { draftOfWeek, movedLesson, newLesson, planWith } from './plan-draft.ts';

const lesson = (id: string, course: StaffLesson['course']): StaffLesson => ({
  ...{ id, course, strand: course === 'islamic' ? ('Fiqh' as const) : null, unit: 'وحدة', topic: id, verses: null },
  ...{ source: 'مصدر', questions: 4, attempts: 0, correctAnswers: 0 },
});

const placed = (week: number, course: StaffLesson['course'], lessonId: string): Curriculum['plan'][number] => ({
  ...{ week, course, lessonId, day: null, period: null, taughtAt: null, done: 0 },
});

/** Nine, and a tenth for exams. */
const weeks = Array.from({ length: 10 }, (_, at) => ({
  ...{ start: dayAfter('2026-02-01', at * 7), days: [], number: at + 1 },
  kind: at === 9 ? ('exams' as const) : ('teaching' as const),
}));

const curriculum: Curriculum = {
  ...{ today: '2026-02-01', grade: 5, section: null, version: 3, pupils: 20, terms: [], crowded: [] },
  term: {
    id: 1,
    name: 'الفصل الأول',
    start: '2026-02-01',
    end: '2026-04-30',
    periods: [],
    otherTimes: [],
    exceptions: [],
    weeks,
  },
  lessons: [lesson('mulk', 'quran'), lesson('wudu', 'islamic'), lesson('salah', 'islamic'), lesson('zakat', 'islamic')],
  plan: [
    placed(1, 'quran', 'mulk'),
    placed(1, 'islamic', 'wudu'),
    placed(1, 'islamic', 'salah'),
    placed(2, 'islamic', 'zakat'),
  ],
};

const { lessons } = draftOfWeek(curriculum, 1);
const topics = (weeks: ReturnType<typeof planWith>['weeks'], at: number) =>
  weeks[at]?.islamic.map(({ topic }) => topic);

describe('a week that is edited', () => {
  test('unchanged, is the plan as it stands', () => {
    const { weeks } = planWith(curriculum, 1, lessons);
    expect(weeks).toHaveLength(10);
    expect(weeks[0]?.quran).toEqual([{ id: 'mulk', strand: null, unit: 'وحدة', topic: 'mulk', verses: null }]);
    expect(topics(weeks, 0)).toEqual(['wudu', 'salah']);
    expect(topics(weeks, 1)).toEqual(['zakat']);
  });

  test('sends a lesson to another week, after those that are there, and knows its place for what is said of it', () => {
    const moved = lessons.map((each) => (each.id === 'wudu' ? { ...each, week: 2 } : each));
    const { weeks, places } = planWith(curriculum, 1, moved);
    expect(topics(weeks, 0)).toEqual(['salah']);
    expect(topics(weeks, 1)).toEqual(['zakat', 'wudu']);
    expect([...places]).toEqual([
      ['mulk', 'weeks/0/quran/0'],
      ['salah', 'weeks/0/islamic/0'],
      ['wudu', 'weeks/1/islamic/1'],
    ]);
  });

  test('moves a lesson among those of its course alone', () => {
    const order = (key: string, by: 1 | -1) => movedLesson(lessons, key, by).map(({ id }) => id);
    expect(order('wudu', 1)).toEqual(['mulk', 'salah', 'wudu']);
    expect(order('wudu', -1)).toEqual(['mulk', 'wudu', 'salah']);
    expect(order('salah', 1)).toEqual(['mulk', 'wudu', 'salah']);
  });

  test('reads what was left empty as nothing, and verses in Arabic digits', () => {
    const typed = { ...newLesson('quran', 1), topic: ' تلاوة ', verses: '٦٧:١-٥' };
    const { weeks } = planWith(curriculum, 1, [typed]);
    expect(weeks[0]).toEqual({
      quran: [{ id: null, strand: null, unit: null, topic: 'تلاوة', verses: '67:1-5' }],
      islamic: [],
    });
  });
});
