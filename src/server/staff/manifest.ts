import { reachOf } from '#domain/cards/login-link';
import type { Manifest } from '#server/manifest';
import { staffAudit } from '#strings/staff/audit';
import { staffRefusals } from '#strings/staff/refusals';
import { createStaffTables } from './migrations/050-staff.ts';
import { createSetupPutOff } from './migrations/092-setup-put-off.ts';
import { addSetupEnded } from './migrations/096-setup-ended.ts';
import { giveTeachersClasses } from './migrations/097-classes-of-teachers.ts';
import { addSchoolOf } from './migrations/099-school-of.ts';
import { renameSection } from './queries.ts';
import { staffRoutes } from './routes.ts';
import { speakAsSchool } from './school.ts';
import { hasColleague, isKeyKept } from './setup.ts';

export const staff: Manifest = {
  name: 'staff',
  migrations: {
    '050-staff': createStaffTables,
    '092-setup-put-off': createSetupPutOff,
    '096-setup-ended': addSetupEnded,
    '097-classes-of-teachers': giveTeachersClasses,
    '099-school-of': addSchoolOf,
  },
  refusals: staffRefusals,
  audit: staffAudit,
  routes: [staffRoutes],
  renameSection,
  // First: what every school is given is written in its words.
  provide: speakAsSchool,
  // Another process may have been told.
  soon: speakAsSchool,
  setup: {
    key: isKeyKept,
    address: async (_, origin) => reachOf(origin) !== 'device',
    teachers: hasColleague,
  },
};
