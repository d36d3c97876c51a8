import { useQuery } from '@tanstack/react-query';
import { quranFontQuery } from '#web/ui/quran/font.ts';
import { Verses } from '#web/ui/quran/passage.tsx';
import { Bone, Loaded } from '#web/ui/states.tsx';
import type { QuranVerse } from '#wire/quran';

/** One verse, in its own typeface or not at all. */
export const VerseText = ({ verse }: { verse: QuranVerse }) => (
  <Loaded query={useQuery(quranFontQuery)} skeleton={<Bone className="h-14" />}>
    {() => (
      <p lang="ar" dir="rtl" translate="no" className="quran [--quran-size:1.5rem]">
        <Verses verses={[verse]} />
      </p>
    )}
  </Loaded>
);
