export const photosVocabulary = {
  refusals: {
    photo_not_image: 415,
    photo_too_large: 413,
    photo_uploads_limited: 429,
    photo_request_failed: 500,
    photo_not_found: 404,
    photo_already_decided: 409,
    photo_consent_missing: 409,
  },
  actions: { photo_approved: 'good', photo_rejected: 'wait' },
  topics: ['photo'],
  waiting: ['photos'],
} as const;
