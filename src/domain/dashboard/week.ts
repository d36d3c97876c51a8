import type { SchoolClass } from '#domain/roster/classes';
import { isSchoolDay, type SchoolCalendar } from '../calendar/school-calendar.ts';
import { dayAfter, weekOf } from '../calendar/school-day.ts';
import { SCHOOL_WEEKDAYS } from '../calendar/terms.ts';

/** `unknown`: school was, and no register says who came. */
export const WEEK_DAYS = ['present', 'late', 'absent', 'excused', 'holiday', 'unknown', 'coming'] as const;
export type WeekDay = (typeof WEEK_DAYS)[number];

/** What registers and logs say of one pupil, in any order. */
export interface DayFact {
  readonly day: string;
  readonly fact: 'present' | 'late' | 'absent' | 'excused';
}

/** Of several lessons of a day the one that was missed decides, then the one to which the pupil came late. */
const DECIDES = ['absent', 'late', 'present', 'excused'] as const;

const withoutFacts = (calendar: SchoolCalendar, day: string, today: string, of?: SchoolClass): WeekDay => {
  if (!isSchoolDay(calendar, day, of)) return 'holiday';
  return day < today ? 'unknown' : 'coming';
};

/** The school week around a day, Sunday to Thursday. */
export const weekStrip = (calendar: SchoolCalendar, facts: readonly DayFact[], today: string, of?: SchoolClass) => {
  const sunday = weekOf(today);
  return SCHOOL_WEEKDAYS.map((weekday) => {
    const day = dayAfter(sunday, weekday);
    const ofDay = new Set(facts.filter((each) => each.day === day).map(({ fact }) => fact));
    const known = DECIDES.find((fact) => ofDay.has(fact));
    return { day, weekday, status: known ?? withoutFacts(calendar, day, today, of) };
  });
};
