import { useQuery } from '@tanstack/react-query';
import { quranFontQuery } from '../font.ts';
import '../quran.css';

/** A verse amid other words, in its own typeface or not at all. */
export const QuotedVerse = ({ text }: { text: string }) =>
  useQuery(quranFontQuery).data ? (
    <span lang="ar" dir="rtl" translate="no" className="quran-quoted">
      {text}
    </span>
  ) : (
    '…'
  );
