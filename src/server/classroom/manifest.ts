import type { Manifest } from '#server/manifest';
import { classroomAudit } from '#strings/classroom/audit';
import { classroomRefusals } from '#strings/classroom/refusals';
import { standings } from '#strings/roster/pupil-page';
import { createClassroomTables } from './migrations/077-classroom.ts';
import { holdLessonsWithSections } from './migrations/098-sections-of-lessons.ts';
import { attendanceOfClass } from './of-class.ts';
import { attendanceOf, renameSection } from './queries.ts';
import { classroomRoutes } from './routes.ts';
import { planClasses } from './seed.ts';
import { endForgotten } from './service.ts';

export const classroom: Manifest = {
  name: 'classroom',
  migrations: { '077-classroom': createClassroomTables, '098-sections-of-lessons': holdLessonsWithSections },
  refusals: classroomRefusals,
  audit: classroomAudit,
  ofClass: [attendanceOfClass],
  routes: [classroomRoutes],
  chore: endForgotten,
  renameSection,
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
