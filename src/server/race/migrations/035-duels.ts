import { type Kysely, type Migration, sql } from 'kysely';
import type { Engine } from '#server/platform/db/database';
import { keptByItsKey, numberedKey } from '#server/platform/db/migrations/columns';
import type { Schema } from '#server/platform/db/schema';

/** One climbs now, the other later, through the same questions. */
const createTable = (engine: Engine) => sql`
  create table duels (
    id ${numberedKey(engine)},
    from_id integer not null references students (id) on delete cascade,
    to_id integer not null references students (id) on delete cascade,
    grade integer not null check (grade in (4, 5, 6)),
    difficulty text not null check (difficulty in ('easy', 'medium', 'hard')),
    seed integer not null,
    deck text not null,
    state text not null
      check (state in ('running', 'waiting', 'answering', 'finished', 'declined', 'expired', 'dropped')),
    from_starts_at text not null,
    to_starts_at text,
    expires_at text,
    winner_side integer check (winner_side in (0, 1)),
    ended_at text,
    seen_at text,
    created_at text not null,
    check (from_id <> to_id),
    check ((expires_at is not null) = (state in ('running', 'waiting', 'answering'))),
    check ((expires_at is null) = (ended_at is not null)),
    check (to_starts_at is not null or state not in ('answering', 'finished')),
    check (winner_side is null or state = 'finished')
  )`;

const createAnswers = (engine: Engine) => sql`
  create table duel_answers (
    duel_id integer not null references duels (id) on delete cascade,
    side integer not null check (side in (0, 1)),
    number integer not null check (number > 0),
    question_id integer not null references question_versions (id),
    choice integer not null check (choice >= 0),
    is_correct integer not null check (is_correct in (0, 1)),
    answered_at text not null,
    primary key (duel_id, side, number)
  ) ${keptByItsKey(engine)}`;

const indexes = (engine: Engine) => [
  // Between the same two one stands, whoever asked.
  engine === 'sqlite'
    ? sql`create unique index duels_open on duels (min(from_id, to_id), max(from_id, to_id)) where expires_at is not null`
    : sql`create unique index duels_open on duels (least(from_id, to_id), greatest(from_id, to_id)) where expires_at is not null`,
  sql`create index duels_due on duels (expires_at) where expires_at is not null`,
  sql`create index duels_of_asker on duels (from_id, id)`,
  sql`create index duels_of_asked on duels (to_id, id)`,
  sql`create index duels_unseen on duels (from_id) where seen_at is null`,
];

export const createDuels = (engine: Engine): Migration => ({
  up: async (db: Kysely<Schema>) => {
    for (const part of [createTable(engine), createAnswers(engine), ...indexes(engine)]) await part.execute(db);
  },
});
