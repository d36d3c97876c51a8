import { type RawBuilder, sql } from 'kysely';
import type { Engine } from '../database.ts';

/**
 * How many pupils of a grade have how many points, single (span 1) and by 64s (span 64): a rank is then a sum over a
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

const countAll = [1, 64].map(
  (span) => sql`
  insert into points_spread (grade, span, bucket, pupils)
  select grade, ${sql.lit(span)}, points / ${sql.lit(span)}, count(*) from students where archived_at is null
  group by grade, points / ${sql.lit(span)}`,
);

/** In the order of the key, so that two transactions never wait for each other in a ring. */
const count = (row: 'new' | 'old', by: 1 | -1): string => `
  insert into points_spread (grade, span, bucket, pupils)
  select ${row}.grade, 1, ${row}.points, ${by} where ${row}.archived_at is null
  union all select ${row}.grade, 64, ${row}.points / 64, ${by} where ${row}.archived_at is null
  on conflict (grade, span, bucket) do update set pupils = points_spread.pupils + excluded.pupils;`;

const EVENTS = {
  insert: count('new', 1),
  update: count('old', -1) + count('new', 1),
  delete: count('old', -1),
};
const ON_UPDATE = 'update of points, grade, archived_at';

const sqliteTrigger = (event: keyof typeof EVENTS): RawBuilder<unknown> => {
  // SQLite reads "on conflict" after a select as part of a join unless the select has a where; ours has one.
  const when = event === 'update' ? ON_UPDATE : event;
  return sql.raw(`create trigger spread_after_${event} after ${when} on students begin ${EVENTS[event]} end`);
};

const postgresTrigger = (event: keyof typeof EVENTS): RawBuilder<unknown>[] => {
  const when = event === 'update' ? ON_UPDATE : event;
  return [
    sql.raw(`create function spread_after_${event}() returns trigger language plpgsql as $$
      begin ${EVENTS[event]} return null; end $$`),
    sql.raw(`create trigger spread_after_${event} after ${when} on students
      for each row execute function spread_after_${event}()`),
  ];
};

export const rankTriggers = (engine: Engine): RawBuilder<unknown>[] => {
  const events = Object.keys(EVENTS) as (keyof typeof EVENTS)[];
  const triggers = engine === 'sqlite' ? events.map(sqliteTrigger) : events.flatMap(postgresTrigger);
  return [createTable, ...countAll, ...triggers];
};
