import { sql } from 'kysely';
import { keptByItsKey, migrationOf, numberedKey } from '#server/platform/db/migrations/columns';

export const createClassroomTables = migrationOf((engine) => [
  sql`create table class_sessions (
    id ${numberedKey(engine)},
    term_id integer not null references school_terms (id) on delete cascade,
    day text not null,
    period integer not null check (period between 1 and 6),
    grade integer not null check (grade in (4, 5, 6)),
    course text not null check (course in ('quran', 'islamic')),
    week integer,
    lesson_id text references curriculum_lessons (id),
    teacher_id integer references staff (id) on delete set null,
    created_at text not null,
    ended_at text,
    ended_by integer references staff (id) on delete set null,
    outcome text,
    corrections integer not null default 0,
    check ((ended_at is null) = (outcome is null)),
    check ((week is null) = (lesson_id is null))
  )`,
  // A lesson is opened once, by whoever comes first.
  sql`create unique index class_sessions_by_lesson on class_sessions (day, period, grade)`,
  sql`create index class_sessions_open on class_sessions (day) where ended_at is null`,
  sql`create table class_taps (
    session_id integer not null references class_sessions (id) on delete cascade,
    tap_key text not null,
    place integer not null,
    tap text not null,
    staff_id integer references staff (id) on delete set null,
    arrived_at text not null,
    primary key (session_id, tap_key)
  ) ${keptByItsKey(engine)}`,
  sql`create table class_attendance (
    session_id integer not null references class_sessions (id) on delete cascade,
    student_id integer not null references students (id) on delete cascade,
    grade integer not null check (grade in (4, 5, 6)),
    day text not null,
    attendance text check (attendance in ('present', 'late', 'absent', 'excused')),
    minutes_late integer check (minutes_late > 0),
    positive integer not null check (positive >= 0),
    negative integer not null check (negative >= 0),
    drawn integer not null check (drawn >= 0),
    points integer not null check (points >= 0),
    primary key (session_id, student_id),
    check ((attendance = 'late') = (minutes_late is not null) or attendance is null and minutes_late is null)
  ) ${keptByItsKey(engine)}`,
  sql`create index class_attendance_by_student on class_attendance (student_id, day)`,
  sql`create index class_attendance_by_day on class_attendance (day, student_id, attendance)`,
  sql`create table session_distributions (
    id ${numberedKey(engine)},
    session_id integer not null references class_sessions (id) on delete cascade,
    student_id integer references students (id) on delete cascade,
    grade integer not null check (grade in (4, 5, 6)),
    day text not null,
    performance integer check (performance between 0 and 100),
    total_positive integer not null check (total_positive >= 0),
    total_negative integer not null check (total_negative >= 0)
  )`,
  sql`create unique index distributions_by_session on session_distributions (session_id, coalesce(student_id, 0))`,
  sql`create index distributions_by_day on session_distributions (day)`,
  sql`create index distributions_by_student on session_distributions (student_id)`,
  sql`create table teacher_helper_ratings (
    id ${numberedKey(engine)},
    student_id integer not null references students (id) on delete cascade,
    grade integer not null check (grade in (4, 5, 6)),
    day text not null,
    rating integer not null check (rating between 1 and 5),
    session_id integer not null references class_sessions (id) on delete cascade
  )`,
  sql`create unique index ratings_by_session on teacher_helper_ratings (session_id, student_id)`,
  sql`create index ratings_by_day on teacher_helper_ratings (day)`,
  sql`create index ratings_by_student on teacher_helper_ratings (student_id)`,
  sql`create table class_setups (
    kind text not null primary key check (kind in ('presets', 'seats-4', 'seats-5', 'seats-6')),
    setup text not null,
    version integer not null
  )`,
]);
