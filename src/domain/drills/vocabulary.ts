export const drillsVocabulary = {
  refusals: { drill_word_not_found: 404 },
  topics: ['drills'],
} as const;
