import { sql } from 'kysely';
import { keptByItsKey, migrationOf, numberedKey } from '#server/platform/db/migrations/columns';

export const createPenaltiesTables = migrationOf((engine) => [
  // Half percents exist: `double precision` reads as a number from both engines.
  sql`create table student_penalties (
    id ${numberedKey(engine)},
    student_id integer not null references students (id) on delete cascade,
    original_penalty_percentage double precision not null,
    price_increase integer not null,
    late_breakdown double precision not null,
    absent_breakdown double precision not null,
    behavior_breakdown double precision not null,
    is_active integer not null default 1 check (is_active in (0, 1)),
    manually_cleared integer not null default 0 check (manually_cleared in (0, 1)),
    auto_cleared integer not null default 0 check (auto_cleared in (0, 1)),
    cleared_at text,
    cleared_by text,
    expires_at text not null,
    created_at text not null,
    check (manually_cleared = 0 and auto_cleared = 0 or is_active = 0 and cleared_at is not null)
  )`,
  sql`create index penalties_by_student on student_penalties (student_id, id)`,
  // What a dashboard asks for each pupil is answered from these two alone.
  sql`create index penalties_in_force on student_penalties (student_id, expires_at, price_increase) where is_active = 1`,
  sql`create table student_logs (
    id ${numberedKey(engine)},
    student_id integer not null references students (id) on delete cascade,
    log_type text not null check (log_type in ('late', 'absent', 'behavior')),
    minutes_late integer check (minutes_late > 0),
    behavior_type text check (behavior_type in ('minor', 'moderate', 'severe')),
    log_date text not null,
    note text,
    created_at text not null,
    created_by integer references staff (id) on delete set null,
    request_key text not null,
    cancelled integer not null default 0 check (cancelled in (0, 1)),
    cancelled_at text,
    cancelled_by integer references staff (id) on delete set null,
    penalty_id integer references student_penalties (id) on delete set null,
    check ((log_type = 'late') = (minutes_late is not null)),
    check ((log_type = 'behavior') = (behavior_type is not null))
  )`,
  // Its own condition is among the columns, without which SQLite would go to the table to look.
  sql`create index logs_that_count on student_logs (student_id, penalty_id, log_type, minutes_late, behavior_type)
    where cancelled = 0 and penalty_id is null`,
  sql`create index logs_by_student on student_logs (student_id, id)`,
  sql`create index logs_by_penalty on student_logs (penalty_id) where penalty_id is not null`,
  sql`create unique index logs_by_request on student_logs (request_key, student_id)`,
  sql`create index logs_by_day on student_logs (student_id, log_date) where cancelled = 0`,
  sql`create table penalty_settings (
    id integer primary key check (id = 1),
    review_days integer not null check (review_days between 0 and 6),
    drill_days integer not null check (drill_days between 0 and 6)
  )`,
  sql`insert into penalty_settings (id, review_days, drill_days) values (1, 2, 1)`,
  sql`create table penalty_ways_back (
    penalty_id integer not null references student_penalties (id) on delete cascade,
    way text not null check (way in ('review', 'drill')),
    days integer not null check (days > 0),
    taken_at text not null,
    primary key (penalty_id, way)
  ) ${keptByItsKey(engine)}`,
]);
