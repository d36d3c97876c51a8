import { surahTitle, verseRange } from '#strings/quran/words';
import { Passage } from '#web/quran/components/passage.tsx';
import type { ExamQuestion } from '#wire/exams/paper';

/** What a question asks about, as published and in its own typeface. */
export const Verse = ({ verse }: { verse: NonNullable<ExamQuestion['verse']> }) => (
  <figure className="rounded-2xl bg-paper px-4 py-2 text-ink [--quran-size:1.5rem]">
    <Passage passage={verse} hasNoHead />
    <figcaption className="text-center text-sm text-muted">
      {surahTitle(verse.surahName)} · {verseRange(verse.fromAyah, verse.toAyah)}
    </figcaption>
  </figure>
);
