import { sql } from 'kysely';
import { migrationOf, numberedKey } from '#server/platform/db/migrations/columns';

export const createRewardsTables = migrationOf((engine) => [
  // One gift of staff to many; its rows are undone together. The key comes with the request, so a repeated one gives once.
  sql`create table reward_batches (
    id text primary key,
    reward_source text not null,
    reward_type text not null,
    amount integer not null,
    title text,
    expires_at text not null,
    recipients integer not null,
    created_by integer references staff (id) on delete set null,
    created_at text not null
  )`,
  sql`create index batches_by_time on reward_batches (created_at)`,
  sql`create table rewards_tracking (
    id text primary key,
    student_id integer not null references students (id) on delete cascade,
    reward_source text not null check (reward_source in
      ('daily', 'weekly', 'exam', 'practice', 'platform', 'self_development', 'welcome_points', 'profile_image')),
    reward_type text not null check (reward_type in ('coins', 'points')),
    amount integer not null check (amount > 0),
    source_id text,
    title text,
    batch_id text references reward_batches (id),
    created_by integer references staff (id) on delete set null,
    expires_at text not null,
    is_sent_to_rewards integer not null default 0 check (is_sent_to_rewards in (0, 1)),
    sent_at text,
    is_claimed integer not null default 0 check (is_claimed in (0, 1)),
    claimed_at text,
    created_at text not null,
    deleted_at text,
    check (is_claimed = 0 or is_sent_to_rewards = 1)
  )`,
  sql`create index rewards_by_student on rewards_tracking (student_id, created_at)`,
  sql`create index rewards_by_time on rewards_tracking (created_at, id)`,
  sql`create index rewards_unclaimed on rewards_tracking (student_id, created_at)
    where is_claimed = 0 and deleted_at is null`,
  sql`create index rewards_by_batch on rewards_tracking (batch_id) where batch_id is not null`,
  // What was claimed stays in the way for ever, also when deleted: nothing is paid twice.
  sql`create unique index rewards_by_cause on rewards_tracking (student_id, reward_source, source_id, reward_type)
    where source_id is not null and (deleted_at is null or is_claimed = 1)`,
  sql`create unique index rewards_once on rewards_tracking (student_id, reward_source)
    where reward_source in ('welcome_points', 'profile_image')`,
  sql`create table gift_presets (
    id ${numberedKey(engine)},
    reward_type text not null check (reward_type in ('coins', 'points')),
    amount integer not null check (amount > 0),
    title text not null,
    place integer not null,
    created_at text not null,
    removed_at text
  )`,
]);
