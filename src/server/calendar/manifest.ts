import type { Manifest } from '#server/manifest';
import { calendarAudit } from '#strings/calendar/audit';
import { calendarRefusals } from '#strings/calendar/refusals';
import { createCalendarTables } from './migrations/058-calendar.ts';
import { nameClosingWeeks } from './migrations/101-closing-weeks.ts';
import { calendarRoutes } from './routes.ts';
import { planTerm } from './seed.ts';
import { countOver, findComingTerm, provideFirstTerm, renameSectionInTimetables } from './service.ts';

export const calendar: Manifest = {
  name: 'calendar',
  migrations: { '058-calendar': createCalendarTables, '101-closing-weeks': nameClosingWeeks },
  refusals: calendarRefusals,
  audit: calendarAudit,
  routes: [calendarRoutes],
  provide: provideFirstTerm,
  renameSection: renameSectionInTimetables,
  demo: planTerm,
  waiting: { terms: countOver },
  setup: {
    term: async (deps) => (await findComingTerm(deps)) !== null,
    timetable: async (deps) => ((await findComingTerm(deps))?.slots.length ?? 0) > 0,
  },
};
