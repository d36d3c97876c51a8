export const quranVocabulary = {
  refusals: { quran_text_not_found: 404, verses_not_found: 404, pasted_text_unknown: 422, verse_not_published: 422 },
  actions: {
    quran_text_added: 'good',
    quran_text_changed: 'plain',
    quran_text_replaced: 'wait',
    quran_texts_ordered: 'plain',
  },
  topics: ['quran'],
} as const;
