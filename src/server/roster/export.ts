import { DEMO_STUDENT_ID, type StaffActor } from '#domain/access/actors';
import type { Grade } from '#domain/roster/grades';
import type { PupilLine } from '#domain/roster/pupils';
import { logAdminAction } from '#server/platform/audit';
import type { Deps } from '#server/platform/deps';
import * as queries from './queries.ts';

interface ExportFilter {
  readonly grade: Grade | undefined;
  readonly archived: boolean;
}

/** Without the try-out pupil, whom an import never matches and would add again. */
export const exportStudents = async (deps: Deps, staff: StaffActor, filter: ExportFilter): Promise<PupilLine[]> => {
  const rows = await queries.listStudents(deps.db, filter);
  const pupils = rows.filter((row) => row.id !== DEMO_STUDENT_ID);
  await logAdminAction(deps.db, deps.clock(), {
    actor: staff,
    action: 'students_exported',
    tableName: 'students',
    details: { grade: filter.grade ?? null, archived: filter.archived, students: pupils.length },
  });
  return pupils.map((row) => ({
    name: row.name,
    grade: row.grade,
    classId: row.class_id,
    nameReading: row.name_reading,
  }));
};
