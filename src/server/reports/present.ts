import { SPECIAL_PASSWORD_TRIES } from '#domain/access/lockout';
import type { Card } from '#wire/cards';
import type { Report, ShownCredentials } from '#wire/reports';
import type { ReportRow } from './queries.ts';

/** Without the pupil's row: who asks here is known by nothing but a special password. */
export const presentShownCredentials = (card: Card): ShownCredentials => ({
  name: card.name,
  grade: card.grade,
  loginId: card.loginId,
  password: card.password,
  loginLink: card.loginLink,
});

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
