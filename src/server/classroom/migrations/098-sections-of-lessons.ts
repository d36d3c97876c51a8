import { sql } from 'kysely';
import { migrationOf } from '#server/platform/db/migrations/columns';

/** What was held before was held with a grade as one, and stays so. */
export const holdLessonsWithSections = migrationOf(() => [
  sql`alter table class_sessions add column section text`,
  sql`drop index class_sessions_by_lesson`,
  // A lesson is opened once, by whoever comes first.
  sql`create unique index class_sessions_by_lesson on class_sessions (day, period, grade, coalesce(section, ''))`,
  // Each section has its own seats: a kind is no longer one of four.
  sql`alter table class_setups rename to grade_setups`,
  sql`create table class_setups (kind text not null primary key, setup text not null, version integer not null)`,
  sql`insert into class_setups (kind, setup, version) select kind, setup, version from grade_setups`,
  sql`drop table grade_setups`,
]);
