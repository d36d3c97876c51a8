import type { drillsVocabulary } from '#domain/drills/vocabulary';

export const drillsRefusals: Readonly<Record<keyof typeof drillsVocabulary.refusals, string>> = {
  drill_word_not_found: 'هذه الكلمة لم تعد في مراجعتك',
};
