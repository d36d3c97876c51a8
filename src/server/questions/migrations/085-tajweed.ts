import { sql } from 'kysely';
import { migrationOf } from '#server/platform/db/migrations/columns';

/** Another subject. SQLite changes no check, but drops a column with its own; nor does it drop a default. */
export const addTajweed = migrationOf((engine) => [
  sql`alter table question_versions add column of_subject text not null default 'Hadith'
    check (of_subject in ('Hadith', 'Fiqh', 'Tawheed', 'Tajweed'))`,
  sql`update question_versions set of_subject = subject`,
  sql`alter table question_versions drop column subject`,
  sql`alter table question_versions rename column of_subject to subject`,
  ...(engine === 'postgres' ? [sql`alter table question_versions alter column subject drop default`] : []),
]);
