export const consentsVocabulary = {
  refusals: { photo_withheld: 403, voice_withheld: 403, consent_of_the_future: 400, consents_limited: 429 },
  actions: { consent_given: 'good', consent_withdrawn: 'wait', consent_mode_changed: 'wait' },
  topics: ['consents'],
} as const;
