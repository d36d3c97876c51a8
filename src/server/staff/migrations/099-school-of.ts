import { sql } from 'kysely';
import { migrationOf } from '#server/platform/db/migrations/columns';

export const addSchoolOf = migrationOf(() => [
  sql`alter table school add column school_of text not null default 'boys' check (school_of in ('boys', 'girls'))`,
]);
