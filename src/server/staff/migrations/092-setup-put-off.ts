import { sql } from 'kysely';
import { migrationOf } from '#server/platform/db/migrations/columns';

export const createSetupPutOff = migrationOf(() => [
  sql`create table setup_put_off (step text primary key, created_at text not null)`,
]);
