import type { Generated } from 'kysely';
import type { IssueType, ReportStatus } from '#domain/reports/reports';

export interface LoginIssueReports {
  id: Generated<number>;
  studentId: number | null;
  studentName: string;
  issueType: IssueType;
  status: ReportStatus;
  reportedAt: string;
  decidedAt: string | null;
  reopenedAt: string | null;
  /** argon2id of the password agreed with the pupil. */
  specialPassword: string | null;
  specialPasswordTries: Generated<number>;
  /** Set where it was right once: it opens nothing any more. */
  specialPasswordUsedAt: string | null;
  /** Sealed JSON of login_id and password. */
  qrCodeData: string | null;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    login_issue_reports: LoginIssueReports;
  }
}
