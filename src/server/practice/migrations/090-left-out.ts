import { sql } from 'kysely';
import { migrationOf } from '#server/platform/db/migrations/columns';

export const leaveRunsOut = migrationOf(() => [
  sql`alter table practice_scores add column left_out text check (left_out in ('too_quick'))`,
  // They are few, and staff are told of them with every contest.
  sql`create index scores_left_out on practice_scores (session_id) where left_out is not null`,
]);
