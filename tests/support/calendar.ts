import { PERIOD_TIMES, usualSlots } from '#domain/calendar/terms';
import type { TermFields } from '#wire/calendar';

/** A term that has not begun on the first day of a test's world, with a holiday of ten days. */
export const termFields = (): TermFields => ({
  name: 'الفصل الثاني',
  start: '2026-02-08',
  end: '2026-05-14',
  weekdays: [0, 1, 2, 3, 4],
  periods: [...PERIOD_TIMES],
  exceptions: [{ type: 'holiday', name: 'إجازة', start: '2026-02-12', end: '2026-02-21' }],
  slots: usualSlots(),
  pausesInRamadan: false,
});
