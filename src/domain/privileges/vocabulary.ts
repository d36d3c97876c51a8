export const privilegesVocabulary = {
  refusals: {
    privilege_offer_not_found: 404,
    privilege_offer_exists: 409,
    privilege_offer_closed: 409,
    privilege_not_found: 404,
    privilege_not_waiting: 409,
  },
  actions: {
    privilege_offered: 'good',
    privilege_offer_closed: 'wait',
    privilege_done: 'good',
    privilege_rejected: 'wait',
  },
  topics: ['privileges'],
  waiting: ['privileges'],
} as const;
