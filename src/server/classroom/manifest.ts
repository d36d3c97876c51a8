import type { Manifest } from '#server/manifest';
import { classroomAudit } from '#strings/classroom/audit';
import { classroomRefusals } from '#strings/classroom/refusals';
import { createClassroomTables } from './migrations/077-classroom.ts';
import { classroomOfPupil } from './of-pupil.ts';
import { classroomRoutes } from './routes.ts';
import { planClasses } from './seed.ts';
import { endForgotten } from './service.ts';

export const classroom: Manifest = {
  name: 'classroom',
  migrations: { '077-classroom': createClassroomTables },
  refusals: classroomRefusals,
  audit: classroomAudit,
  routes: [classroomRoutes],
  chore: endForgotten,
  demo: planClasses,
  ofPupil: classroomOfPupil,
};
