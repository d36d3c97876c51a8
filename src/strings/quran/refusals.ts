import type { quranVocabulary } from '#domain/quran/vocabulary';
import { addressed } from '#strings/addressed';

export const quranRefusals: Readonly<Record<keyof typeof quranVocabulary.refusals, string>> = addressed({
  quran_text_not_found: 'لم يتم العثور على هذا النص',
  verses_not_found: 'هذه الآيات ليست في السورة، {راجع|راجعي} رقمي البداية والنهاية',
  pasted_text_unknown:
    'لم نجد هذا النص في المصحف. {الصق|الصقي} الآيات كاملة من أول آية، أو {اخترها|اختاريها} من القائمة',
  verse_not_published: 'في النص آية أو مرجع يخالف المصحف، ولم يُحفظ شيء',
});
