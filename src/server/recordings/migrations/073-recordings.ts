import { sql } from 'kysely';
import { migrationOf, numberedKey } from '#server/platform/db/migrations/columns';

export const createRecordingsTables = migrationOf((engine) => [
  sql`create table quran_recordings (
    id ${numberedKey(engine)},
    student_id integer not null references students (id) on delete cascade,
    text_id integer not null references quran_texts (id) on delete cascade,
    ayah integer not null,
    file_id text not null unique references files (id),
    status text not null default 'kept' check (status in ('kept', 'sent', 'answered')),
    request_key text not null,
    created_at text not null,
    sent_at text,
    mark text check (mark in ('excellent', 'good', 'again')),
    note text,
    answer_file_id text unique references files (id),
    answered_by integer references staff (id) on delete set null,
    answered_at text,
    seen_at text,
    is_kept integer not null default 0 check (is_kept in (0, 1)),
    unique (student_id, request_key),
    check ((status = 'kept') = (sent_at is null)),
    check ((status = 'answered') = (answered_at is not null)),
    check (answered_at is null or coalesce(mark, note, answer_file_id) is not null)
  )`,
  sql`create index quran_recordings_of_pupil on quran_recordings (student_id, text_id, id)`,
  sql`create index quran_recordings_sent on quran_recordings (status, id) where status <> 'kept'`,
  sql`create index quran_recordings_to_go on quran_recordings (coalesce(sent_at, created_at)) where is_kept = 0`,
  sql`create index quran_recordings_unseen on quran_recordings (student_id, text_id)
    where status = 'answered' and seen_at is null`,
  sql`create index recordings_by_day on quran_recordings (student_id, created_at)`,
  sql`create table recording_uploads (
    student_id integer not null references students (id) on delete cascade,
    uploaded_at text not null
  )`,
  sql`create index recording_uploads_of_pupil on recording_uploads (student_id, uploaded_at)`,
]);
