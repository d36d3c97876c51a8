export const cardsVocabulary = {
  refusals: { credentials_not_found: 404, card_information_missing: 404, no_students_with_credentials: 404 },
  actions: {
    credentials_created: 'good',
    credentials_regenerated: 'wait',
    password_shown: 'wait',
    password_copied: 'wait',
    card_printed: 'plain',
  },
} as const;
