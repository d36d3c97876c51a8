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
  studentId: row.studentId,
  studentName: row.studentName,
  grade: row.grade,
  issueType: row.issueType,
  status: row.status,
  reportedAt: row.reportedAt,
  decidedAt: row.decidedAt,
  reopened: row.reopenedAt !== null,
  approvalEnd: approvalEnd(stateOf(row), now),
});
