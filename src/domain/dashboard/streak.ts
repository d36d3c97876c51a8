import type { SchoolClass } from '#domain/roster/classes';
import { isSchoolDay, type SchoolCalendar } from '../calendar/school-calendar.ts';
import { dayBefore } from '../calendar/school-day.ts';

/** As far back as it is counted; longer than any term. */
export const STREAK_WINDOW_DAYS = 150;

interface Days {
  readonly has: (day: string) => boolean;
}

/**
 * School days in a row, up to today, of which each is among those on which the pupil came to a lesson or learnt alone.
 * Days without school neither break it nor count (D-67), and no more does a day on which the pupil was excused and did
 * nothing. Today breaks nothing before it is over.
 */
export const streakOf = (calendar: SchoolCalendar, active: Days, excused: Days, today: string, of?: SchoolClass) => {
  const isTodayDone = active.has(today);
  const isSchoolToday = isSchoolDay(calendar, today, of);
  // On a holiday, a weekend or an excused day it rests: nothing is asked for today.
  const isResting = !isSchoolToday || (excused.has(today) && !isTodayDone);
  let days = isTodayDone && isSchoolToday ? 1 : 0;
  for (let back = 1; back <= STREAK_WINDOW_DAYS; back += 1) {
    const day = dayBefore(today, back);
    if (!isSchoolDay(calendar, day, of)) continue;
    if (active.has(day)) days += 1;
    else if (!excused.has(day)) break;
  }
  return { days, isTodayDone, isResting };
};
