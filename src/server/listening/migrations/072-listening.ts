import { sql } from 'kysely';
import { migrationOf, numberedKey } from '#server/platform/db/migrations/columns';

export const createListeningTables = migrationOf((engine) => [
  sql`create table quran_reciters (
    id ${numberedKey(engine)},
    name text not null unique,
    display_name text not null,
    created_by integer references staff (id) on delete set null,
    created_at text not null
  )`,
  sql`create table quran_audio (
    file_id text primary key references files (id) on delete cascade,
    source text not null check (source in ('link', 'upload', 'recording')),
    audio_file text not null,
    sha256 text not null,
    created_by integer references staff (id) on delete set null,
    created_at text not null
  )`,
  sql`create table quran_text_timestamps (
    text_id integer not null references quran_texts (id) on delete cascade,
    reciter_id integer not null references quran_reciters (id),
    file_id text not null references quran_audio (file_id),
    timestamps text not null,
    duration_ms integer not null check (duration_ms > 0),
    updated_by integer references staff (id) on delete set null,
    updated_at text not null,
    primary key (text_id, reciter_id)
  )`,
  sql`create index quran_text_timestamps_by_file on quran_text_timestamps (file_id)`,
]);
