export const raceVocabulary = {
  refusals: {
    race_already_playing: 409,
    race_user_missing: 403,
    race_join_failed: 503,
    race_failed: 503,
    race_event_unknown: 400,
    race_not_yours: 403,
    race_not_found: 404,
    race_classmate_unknown: 404,
    race_challenge_gone: 404,
    race_not_over: 409,
    race_answer_refused: 409,
    race_answer_failed: 503,
    race_result_differs: 409,
    race_result_unsaved: 503,
  },
  topics: ['races'],
} as const;
