export const termsVocabulary = {
  refusals: { audio_not_recognised: 415 },
  actions: { terms_audio_replaced: 'plain', terms_audio_restored: 'plain' },
} as const;
