import type { Manifest } from '#server/manifest';
import { calendarAudit } from '#strings/calendar/audit';
import { calendarRefusals } from '#strings/calendar/refusals';
import { createCalendarTables } from './migrations/058-calendar.ts';
import { calendarRoutes } from './routes.ts';
import { planTerm } from './seed.ts';
import { findComingTerm, provideFirstTerm } from './service.ts';

export const calendar: Manifest = {
  name: 'calendar',
  migrations: { '058-calendar': createCalendarTables },
  refusals: calendarRefusals,
  audit: calendarAudit,
  routes: [calendarRoutes],
  provide: provideFirstTerm,
  demo: planTerm,
  setup: {
    term: async (deps) => (await findComingTerm(deps)) !== null,
    timetable: async (deps) => ((await findComingTerm(deps))?.slots.length ?? 0) > 0,
  },
};
