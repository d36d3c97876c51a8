import { sql } from 'kysely';
import { migrationOf, numberedKey } from '#server/platform/db/migrations/columns';

export const createPrivilegesTables = migrationOf((engine) => [
  sql`create table privilege_offers (
    id ${numberedKey(engine)},
    text text not null,
    description text,
    grade integer check (grade in (4, 5, 6)),
    is_open integer not null default 1 check (is_open in (0, 1)),
    created_at text not null,
    created_by integer references staff (id) on delete set null,
    closed_at text
  )`,
  // Two open offers of the same words to the same grade are one offer sent twice.
  sql`create unique index offers_open on privilege_offers (text, coalesce(grade, 0)) where is_open = 1`,
  // `order_id` is what paid for a privilege that was bought: its rejection gives that back.
  sql`create table surprise_picks (
    id ${numberedKey(engine)},
    student_id integer not null references students (id) on delete cascade,
    grade integer not null check (grade in (4, 5, 6)),
    surprise_type text not null check (surprise_type in ('PRIVILEGE')),
    surprise_message text not null,
    offer_id integer references privilege_offers (id) on delete set null,
    is_claimed integer not null default 0 check (is_claimed in (0, 1)),
    claimed_at text,
    is_processed integer not null default 0 check (is_processed in (0, 1)),
    processed_at text,
    processed_by integer references staff (id) on delete set null,
    teacher_comment text,
    created_at text not null,
    order_id integer references store_orders (id) on delete set null,
    answer_seen_at text,
    check (is_processed = 0 or is_claimed = 1)
  )`,
  sql`create unique index picks_waiting_by_offer on surprise_picks (student_id, offer_id)
    where is_claimed = 1 and is_processed = 0 and offer_id is not null`,
  sql`create index picks_by_student on surprise_picks (student_id, id)`,
  sql`create index picks_by_state on surprise_picks (is_claimed, is_processed, id)`,
  sql`create index picks_claimed on surprise_picks (id) where is_claimed = 1`,
  sql`create index picks_by_offer on surprise_picks (offer_id) where offer_id is not null`,
  sql`create index picks_by_order on surprise_picks (order_id) where order_id is not null`,
  sql`create index picks_answered on surprise_picks (student_id) where is_processed = 1 and answer_seen_at is null`,
]);
