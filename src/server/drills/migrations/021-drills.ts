import { type Kysely, type Migration, sql } from 'kysely';
import type { Engine } from '#server/platform/db/database';
import { keptByItsKey } from '#server/platform/db/migrations/columns';
import type { Schema } from '#server/platform/db/schema';

const createWords = (engine: Engine) => sql`
  create table quran_drill_words (
    student_id integer not null references students (id) on delete cascade,
    text_id integer not null references quran_texts (id),
    word_position integer not null,
    due text not null,
    stability double precision not null,
    difficulty double precision not null,
    reps integer not null,
    lapses integer not null,
    reviewed_at text,
    added_at text not null,
    primary key (student_id, text_id, word_position)
  ) ${keptByItsKey(engine)}`;

/** Every answer that counted: the teacher sees what was drilled before each hearing, whatever was marked since. */
const createAnswers = (engine: Engine) => sql`
  create table quran_drill_answers (
    student_id integer not null references students (id) on delete cascade,
    text_id integer not null references quran_texts (id),
    word_position integer not null,
    answered_at text not null,
    answer text not null check (answer in ('again', 'hard', 'good')),
    primary key (student_id, text_id, word_position, answered_at)
  ) ${keptByItsKey(engine)}`;

const INDEXES = [sql`create index quran_drill_words_due on quran_drill_words (student_id, due)`];

export const createDrillsTables = (engine: Engine): Migration => ({
  up: async (db: Kysely<Schema>) => {
    for (const part of [createWords(engine), createAnswers(engine), ...INDEXES]) await part.execute(db);
  },
});
