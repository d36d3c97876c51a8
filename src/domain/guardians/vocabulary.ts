export const guardiansVocabulary = {
  refusals: { guardian_link_over: 410, guardian_link_not_found: 404, guardian_nobody: 404 },
  actions: { guardian_slips_made: 'plain', guardian_link_revoked: 'wait' },
  topics: ['guardians'],
} as const;
