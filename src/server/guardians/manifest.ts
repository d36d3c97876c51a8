import { schoolDay } from '#domain/calendar/school-day';
import type { Manifest } from '#server/manifest';
import { byStaff } from '#server/seed/people';
import { guardiansAudit } from '#strings/guardians/audit';
import { guardiansRefusals } from '#strings/guardians/refusals';
import { createGuardiansTables } from './migrations/083-guardians.ts';
import { guardiansRoutes } from './routes.ts';
import { forgetEnded, makeSlips } from './service.ts';

export const guardians: Manifest = {
  name: 'guardians',
  migrations: { '083-guardians': createGuardiansTables },
  refusals: guardiansRefusals,
  audit: guardiansAudit,
  routes: [guardiansRoutes],
  chore: forgetEnded,
  // The last week's slips of one grade went home.
  demo: ({ teacher, schoolTime }) => [
    byStaff(schoolTime(1, 12, 50), teacher, (deps, staff) =>
      makeSlips(deps, staff, { grade: 4, day: schoolDay(deps.clock()) }, ''),
    ),
  ],
};
