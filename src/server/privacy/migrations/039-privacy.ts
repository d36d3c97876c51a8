import { type Kysely, type Migration, sql } from 'kysely';
import type { Engine } from '#server/platform/db/database';
import { numberedKey } from '#server/platform/db/migrations/columns';
import type { Schema } from '#server/platform/db/schema';

export const createPrivacyTables = (engine: Engine): Migration => ({
  up: async (db: Kysely<Schema>) => {
    await sql`
      create table erasures (
        id ${numberedKey(engine)},
        erased_at text not null,
        staff_id integer references staff (id) on delete set null,
        counts text not null,
        files integer not null,
        resealed_from integer,
        cleaned_at text
      )`.execute(db);
    await sql`create index erasures_by_staff on erasures (staff_id) where staff_id is not null`.execute(db);
    await sql`create index erasures_to_clean on erasures (id) where cleaned_at is null`.execute(db);
    await sql`
      create table retention_settings (
        kind text primary key,
        days integer not null check (days > 0)
      )`.execute(db);
  },
});
