import { isDay } from '#domain/calendar/school-day';
import { listSearch } from '#web/ui/list/search.ts';

/** The day that is looked at; without it, today. */
export const tableSearch = listSearch(
  {},
  { day: (value: unknown) => (typeof value === 'string' && isDay(value) ? value : undefined) },
);
