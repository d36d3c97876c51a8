import { type Kysely, type Migration, sql } from 'kysely';
import type { Engine } from '#server/platform/db/database';
import { numberedKey } from '#server/platform/db/migrations/columns';
import type { Schema } from '#server/platform/db/schema';

/** One send. Its key is what makes a repeated request add nothing. */
const createBatches = (engine: Engine) => sql`
  create table message_batches (
    id ${numberedKey(engine)},
    request_key text not null unique,
    audience text not null check (audience in ('students', 'grade', 'all')),
    grade integer,
    sent_by integer references staff (id) on delete set null,
    created_at text not null,
    check ((audience = 'grade') = (grade is not null))
  )`;

const createMessages = (engine: Engine) => sql`
  create table teacher_messages (
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
    check ((attachment_file_id is null) = (attachment_type is null)),
    check ((read = 1) = (read_at is not null))
  )`;

const INDEXES = [
  sql`create index messages_by_student on teacher_messages (student_id, id)`,
  sql`create index messages_unread on teacher_messages (student_id) where read = 0`,
  sql`create unique index messages_by_batch on teacher_messages (batch_id, student_id)`,
  sql`create index messages_by_file on teacher_messages (attachment_file_id, student_id)
    where attachment_file_id is not null`,
];

export const createMessagesTables = (engine: Engine): Migration => ({
  up: async (db: Kysely<Schema>) => {
    for (const table of [createBatches(engine), createMessages(engine)]) await table.execute(db);
    for (const index of INDEXES) await index.execute(db);
  },
});
