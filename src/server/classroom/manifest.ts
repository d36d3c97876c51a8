import type { Manifest } from '#server/manifest';
import { classroomAudit } from '#strings/classroom/audit';
import { classroomRefusals } from '#strings/classroom/refusals';
import { standings } from '#strings/roster/pupil-page';
import { createClassroomTables } from './migrations/077-classroom.ts';
import { attendanceOf } from './queries.ts';
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
  ofPupil: [
    {
      kind: 'attendance',
      standing: async (executor, studentId) => {
        const { held, absent, late } = await attendanceOf(executor, studentId);
        return { value: standings.attendance(held - absent, held), note: standings.attended(absent, late, held) };
      },
    },
  ],
};
