export const calendarVocabulary = {
  refusals: {
    no_school_term: 409,
    school_term_not_found: 404,
    school_term_impossible: 422,
    school_term_changed: 409,
    school_term_begun: 409,
  },
  actions: { school_term_opened: 'good', school_term_changed: 'wait', school_term_removed: 'wait' },
  topics: ['calendar'],
} as const;
