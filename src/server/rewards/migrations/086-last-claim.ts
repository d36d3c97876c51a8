import { sql } from 'kysely';
import { migrationOf } from '#server/platform/db/migrations/columns';

/** Every first screen asks when its pupil last claimed a reward. */
export const indexClaims = migrationOf(() => [
  sql`create index rewards_claimed on rewards_tracking (student_id, claimed_at)
    where is_claimed = 1 and deleted_at is null`,
]);
