import { type Kysely, type Migration, sql } from 'kysely';
import type { Engine } from '#server/platform/db/database';
import type { Schema } from '#server/platform/db/schema';

/** A rank is counted in the index of the grade's points, so nothing needs to be kept for it. */
export const countRanks = (engine: Engine): Migration => ({
  up: async (db: Kysely<Schema>) => {
    for (const name of ['spread_after_insert', 'spread_after_delete', 'spread_after_update'])
      await sql.raw(engine === 'sqlite' ? `drop trigger ${name}` : `drop function ${name} cascade`).execute(db);
    await sql`drop table points_spread`.execute(db);
  },
});
