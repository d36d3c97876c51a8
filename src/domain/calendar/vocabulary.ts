/** What ends after so many days that count. */
export const END_KINDS = ['rewards', 'penalties'] as const;
export type EndKind = (typeof END_KINDS)[number];

export const calendarVocabulary = {
  refusals: {
    no_school_term: 409,
    school_term_not_found: 404,
    school_term_impossible: 422,
    school_term_changed: 409,
    school_term_begun: 409,
    school_term_taught: 409,
  },
  actions: { school_term_opened: 'good', school_term_changed: 'wait', school_term_removed: 'wait', ends_moved: 'wait' },
  topics: ['calendar'],
  waiting: ['terms'],
} as const;
