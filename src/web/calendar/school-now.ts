import { schoolClock, schoolDay } from '#domain/calendar/school-day';
import { useNow } from '#web/lib/now.ts';
import type { SchoolNow } from './weeks.ts';

/** A period is marked a few seconds after it began, wherever in its minute the page was opened. */
const STEP_MS = 10_000;

export const useSchoolNow = (): SchoolNow => {
  const at = new Date(useNow(STEP_MS));
  return { day: schoolDay(at), time: schoolClock(at).time };
};
