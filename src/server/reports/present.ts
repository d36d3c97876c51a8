import { approvalEnd } from '#domain/reports/reports';
import type { Card } from '#wire/cards';
import type { Report, ShownCredentials } from '#wire/reports';
import { type ReportRow, stateOf } from './queries.ts';

/** Without the pupil's row: who asks here is known by nothing but a special password. */
export const presentShownCredentials = (card: Card): ShownCredentials => ({
  name: card.name,
  grade: card.grade,
  loginId: card.loginId,
  password: card.password,
  loginLink: card.loginLink,
});

export const presentReport = (row: ReportRow, now: Date): Report => ({
  id: row.id,
  studentId: row.student_id,
  studentName: row.student_name,
  grade: row.grade,
  issueType: row.issue_type,
  status: row.status,
  reportedAt: row.reported_at,
  decidedAt: row.decided_at,
  reopened: row.reopened_at !== null,
  approvalEnd: approvalEnd(stateOf(row), now),
});
