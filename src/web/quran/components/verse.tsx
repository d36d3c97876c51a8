import { surahTitle, verseRange } from '#strings/quran/words';
import { late } from '#web/ui/late.tsx';
import { Bone } from '#web/ui/states.tsx';
import type { Passage as PassageOfSurah } from '#wire/quran';

const Passage = late(async () => (await import('#web/ui/quran/passage.tsx')).Passage, <Bone className="h-28" />);

/** What a question asks about, as published and in its own typeface; what draws verses comes with the first of them. */
export const Verse = ({ verse }: { verse: PassageOfSurah | null }) =>
  verse && (
    <figure className="rounded-2xl bg-paper px-4 py-2 text-ink [--quran-size:1.5rem]">
      <Passage passage={verse} hasNoHead />
      <figcaption className="text-center text-sm text-muted">
        {surahTitle(verse.surahName)} · {verseRange(verse.fromAyah, verse.toAyah)}
      </figcaption>
    </figure>
  );
