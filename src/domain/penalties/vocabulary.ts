export const penaltiesVocabulary = {
  refusals: { log_not_found: 404, penalty_not_found: 404, penalty_not_active: 409 },
  actions: {
    conduct_logged: 'plain',
    conduct_log_cancelled: 'wait',
    penalty_started: 'wait',
    penalty_cleared: 'wait',
    penalty_auto_cleared: 'plain',
    penalty_shortened: 'good',
    ways_back_changed: 'wait',
  },
  topics: ['penalties'],
  waiting: ['conduct'],
} as const;
