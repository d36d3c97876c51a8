import { sql } from 'kysely';
import { migrationOf } from '#server/platform/db/migrations/columns';

export const addSetupEnded = migrationOf(() => [sql`alter table school add column setup_ended_at text`]);
