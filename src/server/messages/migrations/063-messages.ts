import { sql } from 'kysely';
import { migrationOf, numberedKey } from '#server/platform/db/migrations/columns';

export const createMessagesTables = migrationOf((engine) => [
  // One send. Its key is what makes a repeated request add nothing.
  sql`create table message_batches (
    id ${numberedKey(engine)},
    request_key text not null unique,
    audience text not null check (audience in ('students', 'grade', 'all')),
    grade integer,
    sent_by integer references staff (id) on delete set null,
    created_at text not null,
    taken_back_at text,
    taken_back_by integer references staff (id) on delete set null,
    check ((audience = 'grade') = (grade is not null))
  )`,
  // `taken_back` is that of the batch: the inbox is asked for with every page, and asks one table.
  sql`create table teacher_messages (
    id ${numberedKey(engine)},
    student_id integer not null references students (id) on delete cascade,
    batch_id integer not null references message_batches (id) on delete cascade,
    text text not null,
    attachment_file_id text references files (id),
    attachment_type text check (attachment_type in ('image', 'audio')),
    sent_by integer references staff (id) on delete set null,
    read integer not null default 0 check (read in (0, 1)),
    read_at text,
    created_at text not null,
    taken_back integer not null default 0 check (taken_back in (0, 1)),
    check ((attachment_file_id is null) = (attachment_type is null)),
    check ((read = 1) = (read_at is not null))
  )`,
  sql`create index messages_by_student on teacher_messages (student_id, id)`,
  sql`create index messages_unread on teacher_messages (student_id) where read = 0`,
  sql`create unique index messages_by_batch on teacher_messages (batch_id, student_id)`,
  sql`create index messages_by_file on teacher_messages (attachment_file_id, student_id)
    where attachment_file_id is not null`,
]);
