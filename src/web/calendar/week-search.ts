import { isDay } from '#domain/calendar/school-day';
import { listSearch, positiveNumber } from '#web/ui/list/search.ts';

const day = (value: unknown): string | undefined => (typeof value === 'string' && isDay(value) ? value : undefined);

/** A week by its Sunday; without it, the one that runs. */
export const weekSearch = listSearch({}, { week: day });
export const timetableSearch = listSearch({}, { week: day, term: positiveNumber });
