import { type Kysely, type Migration, sql } from 'kysely';
import type { Engine } from '#server/platform/db/database';
import { numberedKey } from '#server/platform/db/migrations/columns';
import type { Schema } from '#server/platform/db/schema';
import { rankTriggers } from './rank-triggers.ts';

const createRewards = sql`
  create table rewards_tracking (
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
  )`;

/** One gift of staff to many; its rows are undone together. The key comes with the request, so a repeated one gives once. */
const createBatches = sql`
  create table reward_batches (
    id text primary key,
    reward_source text not null,
    reward_type text not null,
    amount integer not null,
    title text,
    expires_at text not null,
    recipients integer not null,
    created_by integer references staff (id) on delete set null,
    created_at text not null
  )`;

/** Value and coins are what the line moved; the sums of all lines of a pupil are the pupil's balances (D-20). */
const createLedger = (engine: Engine) => sql`
  create table points_logs (
    id ${numberedKey(engine)},
    student_id integer not null references students (id) on delete cascade,
    log_type text not null check (log_type in ('points_change', 'session_end', 'balance_change')),
    value integer not null,
    coins_earned integer not null,
    points_after integer not null check (points_after >= 0),
    balance_after integer not null check (balance_after >= 0),
    reason text not null,
    cause text not null unique,
    reward_source text,
    reverses_id integer unique references points_logs (id),
    staff_id integer references staff (id) on delete set null,
    note text,
    session_id integer,
    created_at text not null
  )`;

const createChecklist = (engine: Engine) => sql`
  create table checklist_items (
    id ${numberedKey(engine)},
    place integer not null,
    text text not null,
    status text not null check (status in ('completed', 'in-progress', 'planned'))
  )`;

const INDEXES = [
  sql`create index rewards_by_student on rewards_tracking (student_id, created_at)`,
  sql`create index batches_by_time on reward_batches (created_at)`,
  sql`create index rewards_by_time on rewards_tracking (created_at, id)`,
  sql`create index rewards_unclaimed on rewards_tracking (student_id, created_at)
    where is_claimed = 0 and deleted_at is null`,
  sql`create index rewards_by_batch on rewards_tracking (batch_id) where batch_id is not null`,
  // What was claimed stays in the way for ever, also when deleted: nothing is paid twice.
  sql`create unique index rewards_by_cause on rewards_tracking (student_id, reward_source, source_id, reward_type)
    where source_id is not null and (deleted_at is null or is_claimed = 1)`,
  sql`create unique index rewards_once on rewards_tracking (student_id, reward_source)
    where reward_source in ('welcome_points', 'profile_image')`,
  sql`create index ledger_by_student on points_logs (student_id, id)`,
  sql`create index ledger_by_time on points_logs (student_id, created_at, value, coins_earned)`,
];

/** Balances from before the ledger become its first lines, so that the sums are right from the beginning. */
const openLedger = sql`
  insert into points_logs (student_id, log_type, value, coins_earned, points_after, balance_after, reason, cause, created_at)
  select id, 'points_change', points, balance, points, balance, 'opening', 'opening:' || id, created_at
  from students where points > 0 or balance > 0`;

export const createRewardsTables = (engine: Engine): Migration => ({
  up: async (db: Kysely<Schema>) => {
    for (const table of [createBatches, createRewards, createLedger(engine), createChecklist(engine)])
      await table.execute(db);
    for (const index of INDEXES) await index.execute(db);
    await openLedger.execute(db);
    for (const part of rankTriggers(engine)) await part.execute(db);
  },
});
