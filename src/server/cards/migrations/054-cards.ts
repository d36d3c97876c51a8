import { sql } from 'kysely';
import { migrationOf } from '#server/platform/db/migrations/columns';

export const createCardsTables = migrationOf(() => [
  // An old card's link carries the password itself (D-8).
  sql`create table students_credentials (
    student_id integer primary key references students (id) on delete cascade,
    login_id integer not null unique check (login_id between 100000 and 999999),
    hashed_password text not null,
    sealed_password text not null,
    created_at text not null,
    last_login text,
    card_token_hash text,
    sealed_card_token text,
    has_old_card integer not null default 0 check (has_old_card in (0, 1))
  )`,
  sql`create unique index students_credentials_card on students_credentials (card_token_hash)`,
]);
