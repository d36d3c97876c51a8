export const recordingsVocabulary = {
  refusals: {
    recording_not_found: 404,
    recording_missing: 400,
    recording_too_large: 413,
    recording_not_audio: 415,
    recordings_full: 409,
    recordings_limited: 429,
  },
  actions: { recording_answered: 'good', recording_kept: 'plain', recording_let_go: 'plain' },
  topics: ['recordings'],
  waiting: ['recordings'],
} as const;
