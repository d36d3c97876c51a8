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
  gradeLevel: Grade;
  isActive: Generated<0 | 1>;
  /** The one text of the grade that is recited with the teacher, word by word. */
  isFocused: Generated<0 | 1>;
  position: number;
  surah: number;
  fromAyah: number;
  toAyah: number;
  wordCount: number;
  version: Generated<number>;
  /** The text of other verses that stands in its place; null while it is the one in use. */
  replacedBy: number | null;
  requestKey: string | null;
  createdBy: number | null;
  createdAt: string;
}

/** A pupil who read a text of the own grade to its end on a day of the school's clock. */
export interface QuranReadingDays {
  studentId: number;
  day: string;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    quran_verses: QuranVerses;
    quran_texts: QuranTexts;
    quran_reading_days: QuranReadingDays;
  }
}
