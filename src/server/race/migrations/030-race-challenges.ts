import { type Kysely, type Migration, sql } from 'kysely';
import type { Engine } from '#server/platform/db/database';
import { numberedKey } from '#server/platform/db/migrations/columns';
import type { Schema } from '#server/platform/db/schema';

/** One pupil asks another by name; of a rematch the race it follows is known. */
const createChallenges = (engine: Engine) => sql`
  create table race_challenges (
    id ${numberedKey(engine)},
    from_id integer not null references students (id) on delete cascade,
    to_id integer not null references students (id) on delete cascade,
    grade integer not null check (grade in (4, 5, 6)),
    difficulty text not null check (difficulty in ('easy', 'medium', 'hard')),
    rematch_of integer references races (id) on delete cascade,
    state text not null check (state in ('open', 'declined', 'withdrawn', 'raced')),
    created_at text not null,
    expires_at text not null,
    check (from_id <> to_id)
  )`;

const CHANGES = [
  // Whoever asks somebody else has given up the one before.
  sql`create unique index race_challenges_of_asker on race_challenges (from_id) where state = 'open'`,
  sql`create index race_challenges_by_asker on race_challenges (from_id, expires_at)`,
  sql`create index race_challenges_of_asked on race_challenges (to_id) where state = 'open'`,
  sql`create index race_challenges_of_race on race_challenges (rematch_of) where rematch_of is not null`,
  sql`alter table race_seats add column challenge_id integer references race_challenges (id) on delete set null`,
  sql`alter table race_seats add column held_until text`,
  sql`create index race_seats_of_challenge on race_seats (challenge_id) where challenge_id is not null`,
];

export const createRaceChallenges = (engine: Engine): Migration => ({
  up: async (db: Kysely<Schema>) => {
    for (const part of [createChallenges(engine), ...CHANGES]) await part.execute(db);
  },
});
