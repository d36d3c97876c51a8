import { SPECIAL_PASSWORD_TRIES } from '#domain/access/lockout';
import type { Report } from '#wire/reports';
import type { ReportRow } from './store.ts';

export const presentReport = (row: ReportRow): Report => ({
  id: row.id,
  studentName: row.student_name,
  grade: row.grade,
  issueType: row.issue_type,
  status: row.status,
  reportedAt: row.reported_at,
  decidedAt: row.decided_at,
  reopened: row.reopened_at !== null,
  triesUsedUp: row.status === 'approved' && row.special_password_tries >= SPECIAL_PASSWORD_TRIES,
});
