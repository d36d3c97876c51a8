import { type Kysely, type Migration, sql } from 'kysely';
import { DEMO_STUDENT_ID } from '#domain/access/actors';
import { LEVELS } from '#domain/dashboard/levels';
import { PLACES_CELEBRATED } from '#domain/dashboard/scenes';
import type { Engine } from '#server/platform/db/database';
import { keptByItsKey } from '#server/platform/db/migrations/columns';
import type { Schema } from '#server/platform/db/schema';

const COUNTED = sql`archived_at is null and id <> ${sql.lit(DEMO_STUDENT_ID)}`;

/** What somebody reached before scenes were shown is no news: it counts as seen. */
const LEVEL_REACHED = sql.join(
  LEVELS.toReversed().map(({ from }) => sql`when points >= ${sql.lit(from)} then ${sql.lit(`level:${from}`)}`),
  sql` `,
);

const REACHED = [
  sql`insert into pupil_scenes (student_id, scene, seen_at)
    select id, case ${LEVEL_REACHED} end, created_at from students where points >= ${sql.lit(LEVELS[1].from)}`,
  sql`insert into pupil_scenes (student_id, scene, seen_at)
    select id, 'place:' || grade || ':' || place, created_at from (
      select id, grade, points, created_at, rank() over (partition by grade order by points desc) as place
      from students where ${COUNTED}
    ) as ranked where place <= ${sql.lit(PLACES_CELEBRATED)} and points > 0`,
];

export const seeWhatWasReached = async (db: Kysely<Schema>): Promise<void> => {
  for (const part of REACHED) await part.execute(db);
};

const PARTS = (engine: Engine) => [
  sql`
  create table pupil_scenes (
    student_id integer not null references students (id) on delete cascade,
    scene text not null,
    seen_at text not null,
    primary key (student_id, scene)
  ) ${keptByItsKey(engine)}`,
  sql`
  create table store_wishes (
    student_id integer not null primary key references students (id) on delete cascade,
    item_id integer not null references store_items (id) on delete cascade,
    wished_at text not null
  )`,
  sql`create index wishes_by_item on store_wishes (item_id)`,
  sql`alter table checklist_items add column for_pupils integer not null default 0 check (for_pupils in (0, 1))`,
  sql`alter table surprise_picks add column answer_seen_at text`,
  sql`update surprise_picks set answer_seen_at = processed_at where is_processed = 1`,
  sql`create index picks_answered on surprise_picks (student_id) where is_processed = 1 and answer_seen_at is null`,
  // Days on which a pupil learnt something.
  sql`create index scores_by_day on practice_scores (student_id, created_at)`,
  sql`create index drill_answers_by_day on quran_drill_answers (student_id, answered_at)`,
  sql`create index recordings_by_day on quran_recordings (student_id, created_at)`,
  sql`create index logs_by_day on student_logs (student_id, log_date) where cancelled = 0`,
];

export const bringBack = (engine: Engine): Migration => ({
  up: async (db: Kysely<Schema>) => {
    for (const part of PARTS(engine)) await part.execute(db);
    await seeWhatWasReached(db);
  },
});
