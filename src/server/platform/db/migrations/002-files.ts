import { type Kysely, type Migration, sql } from 'kysely';
import type { Schema } from '../schema.ts';

const createFiles = sql`
  create table files (
    id text primary key,
    purpose text not null check (purpose in ('avatar', 'message')),
    student_id integer references students (id) on delete cascade,
    extension text not null,
    size integer not null,
    created_at text not null
  )`;

export const createFilesTable: Migration = {
  up: async (db: Kysely<Schema>) => {
    await createFiles.execute(db);
    await sql`create index files_by_student on files (student_id) where student_id is not null`.execute(db);
  },
};
