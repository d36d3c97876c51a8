import type { Manifest } from '#server/manifest';
import { firstPupilAt } from '#server/platform/db/pupils';
import { rosterAudit } from '#strings/roster/audit';
import { rosterRefusals } from '#strings/roster/refusals';
import { demoStudentNames } from '#strings/roster/words';
import { createRosterTables } from './migrations/051-roster.ts';
import { callPupils } from './migrations/091-called-as.ts';
import { keepNationalNumbers } from './migrations/093-national-numbers.ts';
import { keepListColumns } from './migrations/094-list-columns.ts';
import { takeYearLists } from './migrations/095-year-lists.ts';
import { renameDemoStudent } from './queries.ts';
import { rosterRoutes } from './routes.ts';

export const roster: Manifest = {
  name: 'roster',
  migrations: {
    '051-roster': createRosterTables,
    '091-called-as': callPupils,
    '093-national-numbers': keepNationalNumbers,
    '094-list-columns': keepListColumns,
    '095-year-lists': takeYearLists,
  },
  refusals: rosterRefusals,
  audit: rosterAudit,
  routes: [rosterRoutes],
  readdress: (executor, { from, to }) => renameDemoStudent(executor, demoStudentNames[from], demoStudentNames[to]),
  setup: { pupils: async ({ db }) => (await firstPupilAt(db)) !== null },
};
