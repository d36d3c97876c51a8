import { isSchoolDay, type SchoolCalendar } from '../calendar/school-calendar.ts';
import { dayBefore } from '../calendar/school-day.ts';

/** As far back as it is counted; longer than any term. */
export const STREAK_WINDOW_DAYS = 150;

/**
 * School days in a row, up to today, of which each is among those on which the pupil came to a lesson or learnt alone.
 * Days without school neither break it nor count (D-67). Today breaks nothing before it is over.
 */
export const streakOf = (calendar: SchoolCalendar, active: ReadonlySet<string>, today: string) => {
  const isTodayDone = active.has(today);
  // On a holiday or a weekend it rests: nothing is asked for today.
  const isResting = !isSchoolDay(calendar, today);
  let days = isTodayDone && !isResting ? 1 : 0;
  for (let back = 1; back <= STREAK_WINDOW_DAYS; back += 1) {
    const day = dayBefore(today, back);
    if (!isSchoolDay(calendar, day)) continue;
    if (!active.has(day)) break;
    days += 1;
  }
  return { days, isTodayDone, isResting };
};
