import { PERIOD_TIMES, usualSlots } from '#domain/calendar/terms';
import type { TermFields } from '#wire/calendar';

/** A term that has not begun on the first day of a test's world, with a holiday of ten days. */
export const termFields = (): TermFields => ({
  name: 'الفصل الثاني',
  start: '2026-02-08',
  end: '2026-05-14',
  weekdays: [0, 1, 2, 3, 4],
  periods: [...PERIOD_TIMES],
  otherTimes: [],
  exceptions: [{ type: 'holiday', name: 'إجازة', start: '2026-02-12', end: '2026-02-21' }],
  slots: usualSlots(),
  pausesInRamadan: false,
});

/** One that began two weeks before that day: ten weeks of lessons, one of review and one of exams. */
export const runningTerm = (): TermFields => ({
  ...termFields(),
  start: '2026-01-18',
  end: '2026-04-09',
  exceptions: [
    { type: 'review', name: 'مراجعة', start: '2026-03-29', end: '2026-04-02' },
    { type: 'exams', name: 'اختبارات', start: '2026-04-05', end: '2026-04-09' },
  ],
});
