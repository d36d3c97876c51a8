import { type Kysely, type Migration, sql } from 'kysely';
import type { Schema } from '#server/platform/db/schema';

/** The lines that exist are sealed at the first start; a migration has no key. */
export const chainAudit: Migration = {
  up: async (db: Kysely<Schema>) => {
    await sql`alter table audit_log add column seq integer`.execute(db);
    await sql`alter table audit_log add column mac text`.execute(db);
    await sql`create index audit_unsealed on audit_log (id) where seq is null`.execute(db);
    await sql`create index audit_sealed on audit_log (seq, id) where seq is not null`.execute(db);
    await sql`
      create table audit_end (
        only_one integer primary key check (only_one = 1),
        lines integer not null,
        mac text not null,
        seal text not null
      )`.execute(db);
  },
};
