import { type RawBuilder, sql } from 'kysely';
import { DEMO_STUDENT_ID } from '#domain/access/actors';
import type { Engine } from '#server/platform/db/database';

/**
 * How many pupils of a grade have how many points, one by one (span 1) and by 64s (span 64): a rank is then a sum over a
 * hundred small rows, whatever the size of the school. The database keeps it itself, because pupils are added, promoted
 * and archived in many places, and one that forgot would make every rank wrong.
 */
const createTable = sql`
  create table points_spread (
    grade integer not null,
    span integer not null,
    bucket integer not null,
    pupils integer not null,
    primary key (grade, span, bucket)
  )`;

/** The teacher's try-out pupil takes nobody's place. */
const counts = (row: string): string => `${row}.archived_at is null and ${row}.id <> ${DEMO_STUDENT_ID}`;

const rowsOf = (row: string, by: 1 | -1): string =>
  [1, 64]
    .map((span) => `select ${row}.grade, ${span}, ${row}.points / ${span}, ${by} where ${counts(row)}`)
    .join(' union all ');

/** Summed, so that what stays is not written; in the order of the key, so that no two wait for each other in a ring. */
const spread = (rows: string): string => `
  insert into points_spread (grade, span, bucket, pupils)
  select grade, span, bucket, sum(pupils) from (
    select 0 as grade, 0 as span, 0 as bucket, 0 as pupils where false union all ${rows}
  ) as moved
  where true group by grade, span, bucket having sum(pupils) <> 0 order by grade, span, bucket
  on conflict (grade, span, bucket) do update set pupils = points_spread.pupils + excluded.pupils;`;

const COUNT_ALL = [1, 64].map((span) =>
  sql.raw(`
  insert into points_spread (grade, span, bucket, pupils)
  select grade, ${span}, points / ${span}, count(*) from students where ${counts('students')}
  group by grade, points / ${span}`),
);

interface Trigger {
  readonly name: string;
  readonly on: string;
  readonly when: string;
  readonly body: string;
}

const TRIGGERS: readonly Trigger[] = [
  { name: 'spread_after_insert', on: 'insert', when: 'true', body: spread(rowsOf('new', 1)) },
  { name: 'spread_after_delete', on: 'delete', when: 'true', body: spread(rowsOf('old', -1)) },
  {
    name: 'spread_after_update',
    on: 'update of points, grade, archived_at',
    when: 'old.points <> new.points or old.grade <> new.grade or old.archived_at is distinct from new.archived_at',
    body: spread(`${rowsOf('old', -1)} union all ${rowsOf('new', 1)}`),
  },
];

const onSqlite = ({ name, on, when, body }: Trigger) => [
  sql.raw(`create trigger ${name} after ${on} on students when ${when} begin ${body} end`),
];

const onPostgres = ({ name, on, when, body }: Trigger) => [
  sql.raw(`create function ${name}() returns trigger language plpgsql as $$ begin ${body} return null; end $$`),
  sql.raw(`create trigger ${name} after ${on} on students for each row when (${when}) execute function ${name}()`),
];

export const rankTriggers = (engine: Engine): RawBuilder<unknown>[] => [
  createTable,
  ...COUNT_ALL,
  ...TRIGGERS.flatMap(engine === 'sqlite' ? onSqlite : onPostgres),
];
