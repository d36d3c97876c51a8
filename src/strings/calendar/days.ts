import { SCHOOL_TIME_ZONE } from '#domain/calendar/school-day';
import { lazily } from '#domain/lazily';
import { GREGORIAN, HIJRI } from '#strings/dates';

/** From a day to another in one line; one day alone where they are the same. */
const daysIn = (calendar: string, year?: 'numeric') => {
  const days = lazily(
    () =>
      new Intl.DateTimeFormat(calendar, {
        timeZone: SCHOOL_TIME_ZONE,
        day: 'numeric',
        month: 'long',
        ...(year && { year }),
      }),
  );
  return (from: string, to = from): string => days().formatRange(new Date(from), new Date(to));
};
export const formatDays = daysIn(GREGORIAN);
export const formatHijriDays = daysIn(HIJRI);
export const formatDaysOfYear = daysIn(GREGORIAN, 'numeric');
export const formatHijriDaysOfYear = daysIn(HIJRI, 'numeric');
