import { SPECIAL_PASSWORD_TRIES } from '#domain/access/lockout';

export const PROBLEM_TYPES = ['no-autologin', 'missing-page', 'other'] as const;
export const ISSUE_TYPES = ['credential-request', ...PROBLEM_TYPES] as const;
export type IssueType = (typeof ISSUE_TYPES)[number];

/** Whoever knows it needs no login, so it is no shorter than a pupil's own password. */
export const SPECIAL_PASSWORD_MIN_LENGTH = 6;

const SPECIAL_PASSWORD_MS = 24 * 60 * 60 * 1000;

export const REPORT_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/** What the rules need to know of a pupil's earlier report. */
export interface ReportState {
  readonly issueType: IssueType;
  readonly status: ReportStatus;
  readonly decidedAt: string | null;
  readonly specialPasswordTries: number;
  readonly specialPasswordUsedAt: string | null;
  readonly reopenedAt: string | null;
}

export const hasPending = (reports: readonly ReportState[]): boolean => reports.some((r) => r.status === 'pending');

export const APPROVAL_ENDS = ['used', 'exhausted', 'expired'] as const;
export type ApprovalEnd = (typeof APPROVAL_ENDS)[number];

/** Why an approval opens nothing any more; null while it does, and for what was not approved. */
export const approvalEnd = (report: ReportState, now: Date): ApprovalEnd | null => {
  if (report.status !== 'approved') return null;
  if (report.specialPasswordUsedAt !== null) return 'used';
  if (report.specialPasswordTries >= SPECIAL_PASSWORD_TRIES) return 'exhausted';
  const isRecent = report.decidedAt !== null && now.getTime() < Date.parse(report.decidedAt) + SPECIAL_PASSWORD_MS;
  return isRecent ? null : 'expired';
};

export type CredentialStep = 'request' | 'pending' | 'verify' | ApprovalEnd | 'rejected';

/**
 * Where the public credential screen leads. `reports` are one pupil's, newest first.
 * An approved report of any type opens verification, because every approval agrees on a special password;
 * only a rejected credential request blocks, and only until staff reopen it (D-10).
 */
export const credentialStep = (reports: readonly ReportState[], now: Date): CredentialStep => {
  const deciding = reports.find((r) => r.status === 'approved' || r.issueType === 'credential-request');
  const isOpen = deciding?.status === 'approved' && approvalEnd(deciding, now) === null;
  // Anybody who knows the name can report a problem: that must not shut what the teacher has opened.
  if (isOpen) return 'verify';
  if (hasPending(reports)) return 'pending';
  if (!deciding) return 'request';
  if (deciding.status === 'approved') return approvalEnd(deciding, now) ?? 'verify';
  return deciding.reopenedAt ? 'request' : 'rejected';
};

/** Staff may approve what waits, and approve again what no longer opens anything. */
export const canApprove = (report: ReportState, now: Date): boolean =>
  report.status === 'pending' || approvalEnd(report, now) !== null;

export const canReject = (report: ReportState): boolean => report.status === 'pending';

export const canReopen = (report: ReportState): boolean => report.status === 'rejected' && !report.reopenedAt;
