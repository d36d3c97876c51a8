import { sql } from 'kysely';
import { migrationOf, numberedKey } from '#server/platform/db/migrations/columns';

/** Recovery codes hung on the app's secret; now they are also of those who have passkeys alone. */
export const createPasskeys = migrationOf((engine) => [
  sql`create table staff_passkeys (
    id ${numberedKey(engine)},
    staff_id integer not null references staff (id) on delete cascade,
    host text not null,
    credential_id text not null unique,
    public_key text not null,
    counter bigint not null,
    transports text not null,
    name text not null,
    created_at text not null,
    last_used_at text
  )`,
  sql`create index staff_passkeys_by_staff on staff_passkeys (staff_id)`,
  sql`create table staff_passkey_nonces (
    nonce text primary key,
    staff_id integer not null references staff (id) on delete cascade,
    purpose text not null,
    created_at text not null
  )`,
  sql`create index staff_passkey_nonces_by_staff on staff_passkey_nonces (staff_id)`,
  sql`create table own_recovery_codes (
    staff_id integer not null references staff (id) on delete cascade,
    code_hash text not null,
    used_at text,
    primary key (staff_id, code_hash)
  )`,
  sql`insert into own_recovery_codes select staff_id, code_hash, used_at from staff_recovery_codes`,
  sql`drop table staff_recovery_codes`,
  sql`alter table own_recovery_codes rename to staff_recovery_codes`,
]);
