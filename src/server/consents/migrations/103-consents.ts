import { sql } from 'kysely';
import { migrationOf, numberedKey } from '#server/platform/db/migrations/columns';

const PURPOSE = sql`text not null check (purpose in ('photo', 'voice', 'boards'))`;

/** Who was left out of the boards stays out: the same wish, under the name that it has now. */
export const createConsentsTables = migrationOf((engine) => [
  sql`create table guardian_consents (
    id ${numberedKey(engine)},
    student_id integer not null references students (id) on delete cascade,
    purpose ${PURPOSE},
    is_given integer not null check (is_given in (0, 1)),
    way text not null check (way in ('paper', 'in_person', 'phone', 'page')),
    said_on text not null,
    created_at text not null,
    recorded_by integer references staff (id) on delete set null,
    is_last integer not null check (is_last in (0, 1))
  )`,
  sql`create index guardian_consents_by_pupil on guardian_consents (student_id)`,
  sql`create unique index guardian_consents_last on guardian_consents (purpose, student_id) where is_last = 1`,
  sql`create index guardian_consents_by_staff on guardian_consents (recorded_by) where recorded_by is not null`,
  sql`create table consent_modes (
    purpose text not null primary key check (purpose in ('photo', 'voice', 'boards')),
    mode text not null check (mode in ('open', 'asked', 'off'))
  )`,
  sql`insert into guardian_consents (student_id, purpose, is_given, way, said_on, created_at, is_last)
    select student_id, 'boards', 0, 'in_person', substr(since, 1, 10), since, 1 from glory_left_out`,
  sql`drop table glory_left_out`,
]);
