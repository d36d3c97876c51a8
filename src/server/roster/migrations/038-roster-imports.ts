import { type Kysely, type Migration, sql } from 'kysely';
import type { Engine } from '#server/platform/db/database';
import { numberedKey } from '#server/platform/db/migrations/columns';
import type { Schema } from '#server/platform/db/schema';

const create = (engine: Engine) => [
  sql`create table roster_imports (
    id ${numberedKey(engine)},
    imported_at text not null,
    staff_id integer references staff (id) on delete set null,
    undone_at text
  )`,
  sql`create table imported_students (
    import_id integer not null references roster_imports (id) on delete cascade,
    student_id integer not null references students (id) on delete cascade,
    before text,
    after text not null,
    primary key (import_id, student_id)
  )`,
  sql`create index imported_by_student on imported_students (student_id)`,
  sql`create index imports_by_staff on roster_imports (staff_id) where staff_id is not null`,
];

export const createRosterImports = (engine: Engine): Migration => ({
  up: async (db: Kysely<Schema>) => {
    for (const statement of create(engine)) await statement.execute(db);
  },
});
