import type { quranVocabulary } from '#domain/quran/vocabulary';

export const quranRefusals: Readonly<Record<keyof typeof quranVocabulary.refusals, string>> = {
  quran_text_not_found: 'لم يتم العثور على هذا النص',
  verses_not_found: 'هذه الآيات ليست في السورة، راجع رقمي البداية والنهاية',
  pasted_text_unknown: 'لم نجد هذا النص في المصحف. الصق الآيات كاملة من أول آية، أو اخترها من القائمة',
  verse_not_published: 'في النص آية أو مرجع يخالف المصحف، ولم يُحفظ شيء',
};
