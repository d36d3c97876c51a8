import type { Generated } from 'kysely';
import type { Grade } from '#domain/roster/grades';

export interface QuranVerses {
  surah: number;
  ayah: number;
  text: string;
}

export interface QuranTexts {
  id: Generated<number>;
  title: string;
  /** Words separated by spaces, each verse ended by its number in Arabic-Indic digits. Never updated (D-60). */
  content: string;
  grade_level: Grade;
  is_active: Generated<0 | 1>;
  /** The one text of the grade that is recited with the teacher, word by word. */
  is_focused: Generated<0 | 1>;
  position: number;
  surah: number;
  from_ayah: number;
  to_ayah: number;
  word_count: number;
  version: Generated<number>;
  /** The text of other verses that stands in its place; null while it is the one in use. */
  replaced_by: number | null;
  request_key: string | null;
  created_by: number | null;
  created_at: string;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    quran_verses: QuranVerses;
    quran_texts: QuranTexts;
  }
}
