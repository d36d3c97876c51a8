export const rewardsVocabulary = {
  refusals: {
    invalid_reward_id: 400,
    reward_not_found: 404,
    reward_expired: 409,
    profile_image_reward_claimed: 409,
    agreement_required: 403,
    batch_not_found: 404,
    gift_preset_gone: 409,
    gift_presets_changed: 409,
  },
  actions: {
    rewards_given: 'good',
    rewards_taken_back: 'wait',
    reward_deleted: 'wait',
    student_rewards_cleared: 'wait',
    gift_presets_changed: 'plain',
  },
  topics: ['rewards'],
} as const;
