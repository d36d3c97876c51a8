import { type Kysely, type Migration, sql } from 'kysely';
import type { Engine } from '#server/platform/db/database';
import { keptByItsKey, numberedKey } from '#server/platform/db/migrations/columns';
import type { Schema } from '#server/platform/db/schema';

const GRADE = sql`grade integer not null check (grade in (4, 5, 6))`;
const DIFFICULTY = sql`difficulty text not null check (difficulty in ('easy', 'medium', 'hard'))`;
const CONTENT = sql`content_id text not null check (content_id in ('allah_names_1', 'iman_level', 'prophet_rights'))`;

/** Never changed and never deleted: an old race is replayed in the words it was run in. */
const createQuestions = (engine: Engine) => sql`
  create table race_questions (
    id ${numberedKey(engine)},
    ${CONTENT},
    content_key text not null,
    ${DIFFICULTY},
    text text not null,
    options text not null,
    answer integer not null check (answer >= 0),
    source text not null check (source <> ''),
    explanation text,
    retired_at text,
    created_at text not null
  )`;

/**
 * What a race is at this moment is one value, which one function reads and makes, so it is kept as one: `racers` is JSON.
 * Whoever writes it must have read the version before.
 */
const createRaces = (engine: Engine) => sql`
  create table races (
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
  )`;

const createAnswers = (engine: Engine) => sql`
  create table race_answers (
    race_id integer not null references races (id) on delete cascade,
    side integer not null check (side in (0, 1)),
    number integer not null check (number > 0),
    question_id integer not null references race_questions (id),
    choice integer not null check (choice >= 0),
    is_correct integer not null check (is_correct in (0, 1)),
    answered_at text not null,
    primary key (race_id, side, number)
  ) ${keptByItsKey(engine)}`;

/** Whoever searches or races sits here, once. Which process hears them is kept too, so that another can take them over. */
const createSeats = (engine: Engine) => sql`
  create table race_seats (
    student_id integer primary key references students (id) on delete cascade,
    ${GRADE},
    ${DIFFICULTY},
    race_id integer references races (id) on delete cascade,
    side integer check (side in (0, 1)),
    tab_id text not null,
    socket_id text,
    process_id text not null,
    joined_at text not null,
    check ((race_id is null) = (side is null))
  ) ${keptByItsKey(engine)}`;

const createProcesses = (engine: Engine) => sql`
  create table race_processes (
    id text primary key,
    seen_at text not null
  ) ${keptByItsKey(engine)}`;

/** The specification's game result: once for each race that somebody won. */
const createResults = (engine: Engine) => sql`
  create table race_results (
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
  ) ${keptByItsKey(engine)}`;

const INDEXES = [
  sql`create unique index race_questions_in_use on race_questions (content_id, content_key) where retired_at is null`,
  sql`create index races_due on races (due_at) where due_at is not null`,
  sql`create index races_of_first on races (first_id)`,
  sql`create index races_of_second on races (second_id)`,
  sql`create index race_seats_waiting on race_seats (grade, difficulty, joined_at) where race_id is null`,
  sql`create index race_seats_of_race on race_seats (race_id) where race_id is not null`,
  sql`create index race_seats_of_process on race_seats (process_id)`,
  sql`create index race_results_of_winner on race_results (winner_id, race_id, is_flawless)`,
  sql`create index race_results_of_loser on race_results (loser_id, race_id)`,
  sql`create index race_results_of_grade on race_results (grade, race_id)`,
  sql`create index race_results_of_difficulty on race_results (difficulty, race_id)`,
  sql`create index race_results_of_both on race_results (grade, difficulty, race_id)`,
];

export const createRaceTables = (engine: Engine): Migration => ({
  up: async (db: Kysely<Schema>) => {
    const tables = [
      createQuestions(engine),
      createRaces(engine),
      createAnswers(engine),
      createSeats(engine),
      createProcesses(engine),
      createResults(engine),
    ];
    for (const part of [...tables, ...INDEXES]) await part.execute(db);
  },
});
