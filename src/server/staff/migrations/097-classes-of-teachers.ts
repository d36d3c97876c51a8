import { sql } from 'kysely';
import { migrationOf } from '#server/platform/db/migrations/columns';

/** Null for all: teachers of a school of before go on as they were. */
export const giveTeachersClasses = migrationOf(() => [sql`alter table staff add column classes text`]);
