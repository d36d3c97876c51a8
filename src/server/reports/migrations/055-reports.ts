import { sql } from 'kysely';
import { migrationOf, numberedKey } from '#server/platform/db/migrations/columns';

export const createReportsTables = migrationOf((engine) => [
  sql`create table login_issue_reports (
    id ${numberedKey(engine)},
    student_id integer references students (id) on delete set null,
    student_name text not null,
    issue_type text not null check (issue_type in ('credential-request', 'no-autologin', 'missing-page', 'other')),
    status text not null check (status in ('pending', 'approved', 'rejected')),
    reported_at text not null,
    decided_at text,
    reopened_at text,
    special_password text,
    special_password_tries integer not null default 0,
    qr_code_data text,
    special_password_used_at text
  )`,
  // One pupil, one open question to the teacher: the database refuses a second, also for two requests at once.
  sql`create unique index one_pending_report on login_issue_reports (student_id) where status = 'pending'`,
  sql`create index reports_by_student on login_issue_reports (student_id, id)`,
  sql`create index reports_by_type on login_issue_reports (issue_type, id)`,
]);
