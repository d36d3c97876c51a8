import type Libsql from 'libsql';
import type { PlacedVerse } from '#domain/quran/locating';
import { GRADES, type Grade } from '#domain/roster/grades';
import { textOf } from '#server/quran/text-of';
import { AT } from './rows.ts';

/** Of about 600 words. */
const AHQAF = 46;
const VERSE_MS = 15_000;

export const longTextOf = (grade: Grade): number => 1000 + grade;

/** One text for each grade, with one who recites it. */
export const writeLongTexts = (db: Libsql.Database, published: readonly PlacedVerse[]): void => {
  const verse = db.prepare('insert into quran_verses (surah, ayah, text) values (?,?,?)');
  for (const { surah, ayah, text } of published) verse.run([surah, ayah, text]);
  db.prepare("insert into quran_reciters (id, name, display_name, created_at) values (1, 'قارئ', 'قارئ', ?)").run([AT]);
  db.prepare(
    "insert into files (id, purpose, extension, size, created_at) values ('a', 'recitation', 'mp3', 1, ?)",
  ).run([AT]);
  db.prepare(
    "insert into quran_audio (file_id, source, audio_file, sha256, created_at) values ('a', 'upload', '', '', ?)",
  ).run([AT]);
  const addText = db.prepare(
    `insert into quran_texts (id, title, content, grade_level, position, surah, from_ayah, to_ayah, word_count, created_at)
     values (?, 'سورة الأحقاف', ?, ?, 1, ?, ?, ?, ?, ?)`,
  );
  const addTimes = db.prepare(
    `insert into quran_text_timestamps (text_id, reciter_id, file_id, timestamps, duration_ms, updated_at)
     values (?, 1, 'a', ?, ?, ?)`,
  );
  const verses = published.filter(({ surah }) => surah === AHQAF);
  const { content, surah, fromAyah, toAyah, wordCount } = textOf(verses);
  const times = JSON.stringify(verses.map((_, index) => index * VERSE_MS));
  for (const grade of GRADES) {
    addText.run([longTextOf(grade), content, grade, surah, fromAyah, toAyah, wordCount, AT]);
    addTimes.run([longTextOf(grade), times, verses.length * VERSE_MS, AT]);
  }
};
