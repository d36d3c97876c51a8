import { type Kysely, type Migration, sql } from 'kysely';
import { NO_END } from '#domain/contests/contest';
import type { Schema } from '#server/platform/db/schema';

/** Practice without a contest is a row beside them: sessions, bests and boards are of it as they are of a contest. */
export const allowOpenPractice = (): Migration => ({
  up: async (db: Kysely<Schema>) => {
    await sql`alter table contests add column kind text not null default 'contest' check (kind in ('contest', 'open'))`.execute(
      db,
    );
    await sql`create unique index one_open_practice on contests (kind)
      where kind = 'open' and ends_at = ${sql.lit(NO_END)}`.execute(db);
  },
});
