import type { PupilPart } from '#server/platform/pupil-parts';
import { standings } from '#strings/roster/pupil-page';
import * as queries from './queries.ts';

export const classroomOfPupil: readonly PupilPart[] = [
  {
    kind: 'attendance',
    standing: async (executor, studentId) => {
      const { held, absent, late } = await queries.attendanceOf(executor, studentId);
      return { value: standings.attendance(held - absent, held), note: standings.attended(absent, late, held) };
    },
  },
];
