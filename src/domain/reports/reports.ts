import { SPECIAL_PASSWORD_TRIES } from '#domain/access/lockout';

export const PROBLEM_TYPES = ['no-autologin', 'missing-page', 'other'] as const;
export const ISSUE_TYPES = ['credential-request', ...PROBLEM_TYPES] as const;
export type IssueType = (typeof ISSUE_TYPES)[number];

export const REPORT_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/** What the rules need to know of a pupil's earlier report. */
export interface ReportState {
  readonly issueType: IssueType;
  readonly status: ReportStatus;
  readonly specialPasswordTries: number;
  readonly reopenedAt: string | null;
}

export const hasPending = (reports: readonly ReportState[]): boolean => reports.some((r) => r.status === 'pending');

const triesAreUsedUp = (report: ReportState): boolean => report.specialPasswordTries >= SPECIAL_PASSWORD_TRIES;

export type CredentialStep = 'request' | 'pending' | 'verify' | 'verify-exhausted' | 'rejected';

/**
 * Where the public credential screen leads. `reports` are one pupil's, newest first.
 * An approved report of any type opens verification, because every approval agrees on a special password;
 * only a rejected credential request blocks, and only until staff reopen it (D-10).
 */
export const credentialStep = (reports: readonly ReportState[]): CredentialStep => {
  if (hasPending(reports)) return 'pending';
  const deciding = reports.find((r) => r.status === 'approved' || r.issueType === 'credential-request');
  if (!deciding) return 'request';
  if (deciding.status === 'approved') return triesAreUsedUp(deciding) ? 'verify-exhausted' : 'verify';
  return deciding.reopenedAt ? 'request' : 'rejected';
};

/** Staff may approve what waits, and approve again where the pupil used up the tries. */
export const canApprove = (report: ReportState): boolean =>
  report.status === 'pending' || (report.status === 'approved' && triesAreUsedUp(report));

export const canReject = (report: ReportState): boolean => report.status === 'pending';

export const canReopen = (report: ReportState): boolean => report.status === 'rejected' && !report.reopenedAt;
