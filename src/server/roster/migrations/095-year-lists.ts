import { sql } from 'kysely';
import { migrationOf } from '#server/platform/db/migrations/columns';

/** A year change by a list happens once, however often it is sent. */
export const takeYearLists = migrationOf(() => [
  sql`alter table promotions add column request_key text`,
  sql`alter table promotions add column result text`,
  sql`create unique index promotions_by_request on promotions (request_key)`,
]);
