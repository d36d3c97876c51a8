import { sql } from 'kysely';
import { keptByItsKey, migrationOf, numberedKey } from '#server/platform/db/migrations/columns';

const GRADE = sql`grade integer not null check (grade in (4, 5, 6))`;
const ANSWER = sql`
    side integer not null check (side in (0, 1)),
    number integer not null check (number > 0),
    question_id integer not null references question_versions (id),
    choice integer not null check (choice >= 0),
    is_correct integer not null check (is_correct in (0, 1)),
    answered_at text not null`;
const DIFFICULTY = sql`difficulty text not null check (difficulty in ('easy', 'medium', 'hard'))`;
const CONTENT = sql`content_id text not null check (content_id in ('allah_names_1', 'iman_level', 'prophet_rights'))`;

export const createRaceTables = migrationOf((engine) => [
  // What a race is at this moment is one value, which one function reads and makes, so it is kept as one: `racers` is JSON.
  // Whoever writes it must have read the version before.
  sql`create table races (
    id ${numberedKey(engine)},
    ${CONTENT},
    ${GRADE},
    ${DIFFICULTY},
    first_id integer not null references students (id) on delete cascade,
    second_id integer not null references students (id) on delete cascade,
    seed integer not null,
    deck text not null,
    starts_at text not null,
    version integer not null,
    phase text not null check (phase in ('starting', 'active', 'over')),
    racers text not null,
    ending text check (ending in ('finished', 'forfeited', 'called_off')),
    winner_side integer check (winner_side in (0, 1)),
    ended_at text,
    due_at text,
    created_at text not null,
    check (first_id <> second_id),
    check ((phase = 'over') = (ending is not null)),
    check ((ending is null) = (ended_at is null))
  )`,
  sql`create index races_due on races (due_at) where due_at is not null`,
  sql`create index races_of_first on races (first_id)`,
  sql`create index races_of_second on races (second_id)`,
  sql`create table race_answers (
    race_id integer not null references races (id) on delete cascade,
    ${ANSWER},
    primary key (race_id, side, number)
  ) ${keptByItsKey(engine)}`,
  // One pupil asks another by name; of a rematch the race it follows is known.
  sql`create table race_challenges (
    id ${numberedKey(engine)},
    from_id integer not null references students (id) on delete cascade,
    to_id integer not null references students (id) on delete cascade,
    ${GRADE},
    ${DIFFICULTY},
    rematch_of integer references races (id) on delete cascade,
    state text not null check (state in ('open', 'declined', 'withdrawn', 'raced')),
    created_at text not null,
    expires_at text not null,
    check (from_id <> to_id)
  )`,
  // Whoever asks somebody else has given up the one before.
  sql`create unique index race_challenges_of_asker on race_challenges (from_id) where state = 'open'`,
  sql`create index race_challenges_by_asker on race_challenges (from_id, expires_at)`,
  sql`create index race_challenges_of_asked on race_challenges (to_id) where state = 'open'`,
  sql`create index race_challenges_of_race on race_challenges (rematch_of) where rematch_of is not null`,
  // Whoever searches or races sits here, once. Which process hears them is kept too, so that another can take them over.
  sql`create table race_seats (
    student_id integer primary key references students (id) on delete cascade,
    ${GRADE},
    ${DIFFICULTY},
    race_id integer references races (id) on delete cascade,
    side integer check (side in (0, 1)),
    tab_id text not null,
    socket_id text,
    process_id text not null,
    joined_at text not null,
    challenge_id integer references race_challenges (id) on delete set null,
    held_until text,
    check ((race_id is null) = (side is null))
  ) ${keptByItsKey(engine)}`,
  sql`create index race_seats_waiting on race_seats (grade, difficulty, joined_at) where race_id is null`,
  sql`create index race_seats_of_race on race_seats (race_id) where race_id is not null`,
  sql`create index race_seats_of_process on race_seats (process_id)`,
  sql`create index race_seats_of_challenge on race_seats (challenge_id) where challenge_id is not null`,
  sql`create table race_processes (
    id text primary key,
    seen_at text not null
  ) ${keptByItsKey(engine)}`,
  // The specification's game result: once for each race that somebody won.
  sql`create table race_results (
    race_id integer primary key references races (id) on delete cascade,
    winner_id integer not null references students (id) on delete cascade,
    loser_id integer not null references students (id) on delete cascade,
    ${CONTENT},
    ${GRADE},
    ${DIFFICULTY},
    ending text not null check (ending in ('finished', 'forfeited')),
    winner_score integer not null check (winner_score between 0 and 100),
    loser_score integer not null check (loser_score between 0 and 100),
    winner_answers integer not null,
    loser_answers integer not null,
    is_flawless integer not null check (is_flawless in (0, 1)),
    game_duration integer not null check (game_duration >= 0),
    questions text not null,
    student_answers text not null,
    ended_at text not null
  ) ${keptByItsKey(engine)}`,
  sql`create index race_results_of_winner on race_results (winner_id, race_id, is_flawless)`,
  sql`create index race_results_of_loser on race_results (loser_id, race_id)`,
  sql`create index race_results_of_grade on race_results (grade, race_id)`,
  sql`create index race_results_of_difficulty on race_results (difficulty, race_id)`,
  sql`create index race_results_of_both on race_results (grade, difficulty, race_id)`,
  // One climbs now, the other later, through the same questions.
  sql`create table duels (
    id ${numberedKey(engine)},
    from_id integer not null references students (id) on delete cascade,
    to_id integer not null references students (id) on delete cascade,
    ${GRADE},
    ${DIFFICULTY},
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
  )`,
  // Between the same two one stands, whoever asked.
  engine === 'sqlite'
    ? sql`create unique index duels_open on duels (min(from_id, to_id), max(from_id, to_id)) where expires_at is not null`
    : sql`create unique index duels_open on duels (least(from_id, to_id), greatest(from_id, to_id)) where expires_at is not null`,
  sql`create index duels_due on duels (expires_at) where expires_at is not null`,
  sql`create index duels_of_asker on duels (from_id, id)`,
  sql`create index duels_of_asked on duels (to_id, id)`,
  sql`create index duels_unseen on duels (from_id) where seen_at is null`,
  sql`create table duel_answers (
    duel_id integer not null references duels (id) on delete cascade,
    ${ANSWER},
    primary key (duel_id, side, number)
  ) ${keptByItsKey(engine)}`,
]);
