import { type Kysely, type Migration, sql } from 'kysely';
import type { Engine } from '#server/platform/db/database';
import { numberedKey } from '#server/platform/db/migrations/columns';
import type { Schema } from '#server/platform/db/schema';

const create = (engine: Engine) => sql`
  create table staff_invitations (
    id ${numberedKey(engine)},
    kind text not null check (kind in ('invitation', 'setup')),
    token_hash text not null unique,
    name text not null,
    role text not null check (role in ('admin', 'teacher')),
    invited_by integer references staff (id) on delete cascade,
    created_at text not null,
    used_at text,
    revoked_at text,
    staff_id integer references staff (id) on delete cascade,
    check ((used_at is null) = (staff_id is null))
  )`;

const INDEXES = [
  sql`create index invitations_by_inviter on staff_invitations (invited_by) where invited_by is not null`,
  sql`create index invitations_by_staff on staff_invitations (staff_id) where staff_id is not null`,
];

export const createInvitations = (engine: Engine): Migration => ({
  up: async (db: Kysely<Schema>) => {
    await create(engine).execute(db);
    for (const index of INDEXES) await index.execute(db);
  },
});
