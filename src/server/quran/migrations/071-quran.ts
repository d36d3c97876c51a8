import { sql } from 'kysely';
import { FOCUSED_TEXT_IDS } from '#domain/quran/texts';
import { keptByItsKey, migrationOf, numberedKey } from '#server/platform/db/migrations/columns';

const FIRST_OWN_ID = Math.max(...Object.values(FOCUSED_TEXT_IDS)) + 1;

export const createQuranTables = migrationOf((engine) => [
  sql`create table quran_verses (
    surah integer not null check (surah between 1 and 114),
    ayah integer not null check (ayah between 1 and 286),
    text text not null,
    primary key (surah, ayah)
  ) ${keptByItsKey(engine)}`,
  sql`create table quran_texts (
    id ${numberedKey(engine, FIRST_OWN_ID)},
    title text not null,
    content text not null,
    grade_level integer not null check (grade_level in (4, 5, 6)),
    is_active integer not null default 1 check (is_active in (0, 1)),
    is_focused integer not null default 0 check (is_focused in (0, 1)),
    position integer not null,
    surah integer not null,
    from_ayah integer not null,
    to_ayah integer not null,
    word_count integer not null,
    version integer not null default 1,
    replaced_by integer references quran_texts (id),
    request_key text unique,
    created_by integer references staff (id) on delete set null,
    created_at text not null,
    check (from_ayah <= to_ayah),
    check (replaced_by is null or is_active = 0)
  )`,
  sql`create index quran_texts_in_use on quran_texts (grade_level, position, id) where replaced_by is null`,
  sql`create unique index quran_texts_focused on quran_texts (grade_level) where is_focused = 1 and replaced_by is null`,
]);
