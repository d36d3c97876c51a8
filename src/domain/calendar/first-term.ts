import { PERIOD_TIMES, SCHOOL_WEEKDAYS, type TermException, type TermPlan, usualSlots } from './terms.ts';

/** The specification's term. Its two Eid breaks and the long weekend are those of the ministry's calendar for 1446. */
export const FIRST_TERM_EXCEPTIONS: readonly Omit<TermException, 'name'>[] = [
  { type: 'holiday', start: '2025-03-21', end: '2025-04-05' },
  { type: 'holiday', start: '2025-05-04', end: '2025-05-05' },
  { type: 'holiday', start: '2025-05-30', end: '2025-06-14' },
  { type: 'review', start: '2025-06-15', end: '2025-06-20' },
  { type: 'exams', start: '2025-06-21', end: '2025-06-26' },
];

export const FIRST_TERM: Omit<TermPlan, 'exceptions'> = {
  start: '2025-03-02',
  end: '2025-06-26',
  weekdays: SCHOOL_WEEKDAYS,
  periods: PERIOD_TIMES,
  otherTimes: [],
  slots: usualSlots(),
  pausesInRamadan: false,
};
