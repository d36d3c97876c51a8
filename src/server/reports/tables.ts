import type { Generated } from 'kysely';
import type { IssueType, ReportStatus } from '#domain/reports/reports';

export interface LoginIssueReports {
  id: Generated<number>;
  student_id: number | null;
  student_name: string;
  issue_type: IssueType;
  status: ReportStatus;
  reported_at: string;
  decided_at: string | null;
  reopened_at: string | null;
  /** argon2id of the password agreed with the pupil. */
  special_password: string | null;
  special_password_tries: Generated<number>;
  /** Set where it was right once: it opens nothing any more. */
  special_password_used_at: string | null;
  /** Sealed JSON of login_id and password. */
  qr_code_data: string | null;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    login_issue_reports: LoginIssueReports;
  }
}
