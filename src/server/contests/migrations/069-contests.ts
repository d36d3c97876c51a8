import { sql } from 'kysely';
import { keptByItsKey, migrationOf } from '#server/platform/db/migrations/columns';

export const createContestsTables = migrationOf((engine) => [
  sql`create table contest_winners (
    contest_id integer not null references contests (id) on delete cascade,
    student_id integer not null references students (id) on delete cascade,
    student_name text not null,
    grade integer not null check (grade in (4, 5, 6)),
    score integer not null,
    accuracy integer,
    late_answers integer not null default 0,
    primary key (contest_id, student_id)
  ) ${keptByItsKey(engine)}`,
  // A share is sent once, whatever becomes of its reward.
  sql`create table practice_shares (
    contest_id integer not null references contests (id) on delete cascade,
    student_id integer not null references students (id) on delete cascade,
    coins integer not null check (coins > 0),
    reward_id text not null references rewards_tracking (id) on delete cascade,
    sent_at text not null,
    primary key (contest_id, student_id)
  ) ${keptByItsKey(engine)}`,
  sql`create index practice_shares_by_student on practice_shares (student_id)`,
]);
