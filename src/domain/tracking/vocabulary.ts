export const trackingVocabulary = {
  refusals: {
    hearing_not_found: 404,
    word_not_found: 404,
    pause_on_rated: 409,
    word_changed: 409,
    mark_not_last: 409,
  },
  actions: {
    hearing_started: 'plain',
    hearing_finished: 'good',
    hearing_stopped: 'plain',
    reciter_skipped: 'plain',
    standing_exported: 'wait',
    hearings_exported: 'wait',
  },
  /** `hearing` at once, for whoever follows word by word; `turns` gathered, for whoever looks at the class. */
  topics: ['hearing', 'turns'],
  promptTopics: ['hearing'],
} as const;
