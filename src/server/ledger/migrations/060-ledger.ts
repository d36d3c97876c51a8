import { sql } from 'kysely';
import { keptByItsKey, migrationOf, numberedKey } from '#server/platform/db/migrations/columns';

export const createLedgerTables = migrationOf((engine) => [
  // Value and coins are what the line moved; the sums of all lines of a pupil are the pupil's balances (D-20).
  sql`create table points_logs (
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
  )`,
  // One for both questions asked of it, since every claim writes into each index: a pupil's lines, newest first, and what
  // they add up to since a moment, where reading the pupil's own lines is enough.
  sql`create index ledger_of_student on points_logs (student_id, id, created_at, value, coins_earned)`,
  sql`create table period_points (
    student_id integer not null references students (id) on delete cascade,
    period text not null,
    grade integer not null check (grade in (4, 5, 6)),
    points integer not null,
    coins integer not null,
    wealth integer not null,
    gain integer not null,
    primary key (student_id, period)
  ) ${keptByItsKey(engine)}`,
  // Every board walks down its own; each ends in what tells its pupils apart.
  sql`create index period_points_by_points on period_points (period, points desc, grade, student_id)`,
  sql`create index period_points_by_wealth on period_points (period, wealth desc, grade, student_id)`,
  sql`create index period_points_by_gain on period_points (period, gain desc, grade, student_id)`,
]);
