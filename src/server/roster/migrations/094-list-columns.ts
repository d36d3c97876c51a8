import { sql } from 'kysely';
import { migrationOf, numberedKey } from '#server/platform/db/migrations/columns';

/** What staff said once of the columns of the school's lists. */
export const keepListColumns = migrationOf((engine) => [
  sql`create table list_columns (
    id ${numberedKey(engine)},
    heads text not null,
    fields text not null
  )`,
]);
