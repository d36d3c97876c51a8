import { useQuery } from '@tanstack/react-query';
import { quranFontQuery } from '#web/ui/quran/font.ts';
import '#web/ui/quran/quran.css';

/** A verse amid other words, in its own typeface or not at all. */
export const QuotedVerse = ({ text }: { text: string }) =>
  useQuery(quranFontQuery).data ? (
    <span lang="ar" dir="rtl" translate="no" className="quran-quoted">
      {text}
    </span>
  ) : (
    '…'
  );
