import { sql } from 'kysely';
import { keptByItsKey, migrationOf } from '#server/platform/db/migrations/columns';

export const createDrillsTables = migrationOf((engine) => [
  sql`create table quran_drill_words (
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
  ) ${keptByItsKey(engine)}`,
  sql`create index quran_drill_words_due on quran_drill_words (student_id, due)`,
  // Every answer that counted: the teacher sees what was drilled before each hearing, whatever was marked since.
  sql`create table quran_drill_answers (
    student_id integer not null references students (id) on delete cascade,
    text_id integer not null references quran_texts (id),
    word_position integer not null,
    answered_at text not null,
    answer text not null check (answer in ('again', 'hard', 'good')),
    primary key (student_id, text_id, word_position, answered_at)
  ) ${keptByItsKey(engine)}`,
  sql`create index drill_answers_by_day on quran_drill_answers (student_id, answered_at)`,
]);
