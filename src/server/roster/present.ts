import { GRADES } from '#domain/access/grades';
import type { Overview, Student } from '#wire/roster';
import type { readOverview } from './service.ts';
import type { StudentRow } from './store.ts';

export const presentStudent = (row: StudentRow): Student => ({
  id: row.id,
  name: row.name,
  nameReading: row.name_reading,
  grade: row.grade,
  classId: row.class_id,
  hasCredentials: row.login_id !== null,
  lastLogin: row.last_login,
  archivedAt: row.archived_at,
});

export const presentOverview = (overview: Awaited<ReturnType<typeof readOverview>>): Overview => ({
  grades: GRADES.map((grade) => {
    const row = overview.grades.find((counted) => counted.grade === grade);
    return {
      grade,
      students: row?.students ?? 0,
      withCredentials: row?.with_credentials ?? 0,
      loggedInThisWeek: row?.logged_in ?? 0,
    };
  }),
  pendingReports: overview.pendingReports,
});
