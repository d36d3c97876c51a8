import { type Kysely, type Migration, sql } from 'kysely';
import { DEMO_STUDENT_ID } from '#domain/access/actors';
import { firstName } from '#domain/roster/first-name';
import { DEFAULT_GRADE } from '#domain/roster/grades';
import { searchKey } from '#domain/roster/names';
import type { Engine } from '#server/platform/db/database';
import { numberedKey } from '#server/platform/db/migrations/columns';
import type { Schema } from '#server/platform/db/schema';
import { demoStudentName } from '#strings/roster/words';

const createStudents = (engine: Engine) => sql`
  create table students (
    id ${numberedKey(engine, DEMO_STUDENT_ID + 1)},
    name text not null,
    first_name text not null,
    name_reading text,
    search_key text not null,
    grade integer not null check (grade in (4, 5, 6)),
    class_id text,
    points integer not null default 0 check (points >= 0),
    balance integer not null default 0 check (balance >= 0),
    profile_image text,
    archived_at text,
    created_at text not null
  )`;

const createCredentials = sql`
  create table students_credentials (
    student_id integer primary key references students (id) on delete cascade,
    login_id integer not null unique check (login_id between 100000 and 999999),
    hashed_password text not null,
    sealed_password text not null,
    created_at text not null,
    last_login text
  )`;

const createReports = (engine: Engine) => sql`
  create table login_issue_reports (
    id ${numberedKey(engine)},
    student_id integer references students (id) on delete set null,
    student_name text not null,
    issue_type text not null check (issue_type in ('credential-request', 'no-autologin', 'missing-page', 'other')),
    status text not null check (status in ('pending', 'approved', 'rejected')),
    reported_at text not null,
    decided_at text,
    reopened_at text,
    special_password text,
    special_password_tries integer not null default 0,
    qr_code_data text
  )`;

const createAgreements = sql`
  create table student_agreements (
    student_id integer not null references students (id) on delete cascade,
    agreement_version integer not null,
    agreed integer not null check (agreed in (0, 1)),
    agreed_at text not null,
    primary key (student_id, agreement_version)
  )`;

const createStaff = (engine: Engine) => sql`
  create table staff (
    id ${numberedKey(engine)},
    email text not null unique,
    name text not null,
    role text not null check (role in ('admin', 'teacher')),
    password_hash text not null,
    disabled_at text,
    last_login text,
    created_at text not null
  )`;

const createSessions = (engine: Engine) => sql`
  create table sessions (
    id ${numberedKey(engine)},
    token_hash text not null unique,
    student_id integer references students (id) on delete cascade,
    staff_id integer references staff (id) on delete cascade,
    parent_session_id integer references sessions (id) on delete cascade,
    created_at text not null,
    last_seen_at text not null
  )`;

const createGuards = sql`
  create table attempt_guards (
    scope text not null,
    guard_key text not null,
    failures integer not null,
    last_failure_at text not null,
    locked_until text,
    primary key (scope, guard_key)
  )`;

const createAudit = (engine: Engine) => sql`
  create table audit_log (
    id ${numberedKey(engine)},
    at text not null,
    staff_id integer,
    actor_name text not null,
    action text not null,
    table_name text not null,
    record_id text,
    subject_name text,
    details text,
    before text,
    after text
  )`;

const createPromotions = (engine: Engine) => [
  sql`create table promotions (
    id ${numberedKey(engine)},
    promoted_at text not null,
    staff_id integer not null,
    undone_at text
  )`,
  sql`create table promoted_students (
    promotion_id integer not null references promotions (id) on delete cascade,
    student_id integer not null references students (id) on delete cascade,
    from_grade integer not null,
    to_grade integer,
    primary key (promotion_id, student_id)
  )`,
];

const indexes = [
  sql`create index students_by_grade on students (grade, name)`,
  sql`create index students_by_name on students (name)`,
  // One pupil, one open question to the teacher: the database refuses a second, also for two requests at once.
  sql`create unique index one_pending_report on login_issue_reports (student_id) where status = 'pending'`,
  sql`create index reports_by_student on login_issue_reports (student_id, id)`,
  sql`create index reports_by_type on login_issue_reports (issue_type, id)`,
  sql`create index sessions_by_student on sessions (student_id)`,
  // Partial, because a pupil's login has neither and should not pay for the index.
  sql`create index sessions_by_staff on sessions (staff_id) where staff_id is not null`,
  sql`create index sessions_by_parent on sessions (parent_session_id) where parent_session_id is not null`,
  sql`create index audit_by_action on audit_log (action, id)`,
];

/** The teacher's try-out pupil exists in every school, without login data until staff make some. */
const insertDemoStudent = (db: Kysely<Schema>) =>
  db.insertInto('students').values({
    id: DEMO_STUDENT_ID,
    name: demoStudentName,
    firstName: firstName(demoStudentName),
    searchKey: searchKey(demoStudentName),
    grade: DEFAULT_GRADE,
    createdAt: new Date(0).toISOString(),
  });

export const createAccess = (engine: Engine): Migration => ({
  up: async (db: Kysely<Schema>) => {
    const tables = [
      createStudents(engine),
      createCredentials,
      createReports(engine),
      createAgreements,
      createStaff(engine),
      createSessions(engine),
      createGuards,
      createAudit(engine),
      ...createPromotions(engine),
    ];
    for (const statement of [...tables, ...indexes]) await statement.execute(db);
    await insertDemoStudent(db).execute();
  },
});
