import { sql } from 'kysely';
import { keptByItsKey, migrationOf, numberedKey } from '#server/platform/db/migrations/columns';

export const createDashboardTables = migrationOf((engine) => [
  sql`create table checklist_items (
    id ${numberedKey(engine)},
    place integer not null,
    text text not null,
    status text not null check (status in ('completed', 'in-progress', 'planned')),
    for_pupils integer not null default 0 check (for_pupils in (0, 1))
  )`,
  sql`create table pupil_scenes (
    student_id integer not null references students (id) on delete cascade,
    scene text not null,
    seen_at text not null,
    primary key (student_id, scene)
  ) ${keptByItsKey(engine)}`,
]);
