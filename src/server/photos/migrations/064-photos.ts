import { sql } from 'kysely';
import { migrationOf, numberedKey } from '#server/platform/db/migrations/columns';

export const createPhotosTables = migrationOf((engine) => [
  sql`create table profile_image_approvals (
    id ${numberedKey(engine)},
    student_id integer not null references students (id) on delete cascade,
    file_id text references files (id) on delete set null,
    status text not null check (status in ('pending', 'approved', 'rejected')),
    submitted_at text not null,
    created_at text not null,
    approved_at text,
    rejected_at text,
    rejection_reason text,
    has_parental_consent integer not null default 0 check (has_parental_consent in (0, 1)),
    is_real_photo integer not null default 0 check (is_real_photo in (0, 1)),
    reviewed_by integer references staff (id) on delete set null,
    check (status <> 'rejected' or rejection_reason is not null)
  )`,
  // One pupil, one photo before the teacher: the database refuses a second, also for two uploads at once.
  sql`create unique index one_pending_photo on profile_image_approvals (student_id) where status = 'pending'`,
  sql`create index photos_by_student on profile_image_approvals (student_id, id)`,
  sql`create index photos_by_status on profile_image_approvals (status, id)`,
  // A file that goes is looked for here.
  sql`create index photos_by_file on profile_image_approvals (file_id) where file_id is not null`,
  sql`create table photo_uploads (
    student_id integer not null references students (id) on delete cascade,
    uploaded_at text not null
  )`,
  sql`create index photo_uploads_by_student on photo_uploads (student_id, uploaded_at)`,
]);
