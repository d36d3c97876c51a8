import { type Kysely, type Migration, sql } from 'kysely';
import type { Engine } from '#server/platform/db/database';
import { numberedKey } from '#server/platform/db/migrations/columns';
import type { Schema } from '#server/platform/db/schema';

const createReciters = (engine: Engine) => sql`
  create table quran_reciters (
    id ${numberedKey(engine)},
    name text not null unique,
    display_name text not null,
    created_by integer references staff (id) on delete set null,
    created_at text not null
  )`;

const AUDIO = sql`
  create table quran_audio (
    file_id text primary key references files (id) on delete cascade,
    source text not null check (source in ('link', 'upload', 'recording')),
    audio_file text not null,
    sha256 text not null,
    created_by integer references staff (id) on delete set null,
    created_at text not null
  )`;

const TIMESTAMPS = sql`
  create table quran_text_timestamps (
    text_id integer not null references quran_texts (id) on delete cascade,
    reciter_id integer not null references quran_reciters (id),
    file_id text not null references quran_audio (file_id),
    timestamps text not null,
    duration_ms integer not null check (duration_ms > 0),
    updated_by integer references staff (id) on delete set null,
    updated_at text not null,
    primary key (text_id, reciter_id)
  )`;

const INDEXES = [sql`create index quran_text_timestamps_by_file on quran_text_timestamps (file_id)`];

export const createListeningTables = (engine: Engine): Migration => ({
  up: async (db: Kysely<Schema>) => {
    for (const part of [createReciters(engine), AUDIO, TIMESTAMPS, ...INDEXES]) await part.execute(db);
  },
});
