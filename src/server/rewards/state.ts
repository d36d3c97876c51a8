import type { RewardState } from '#domain/rewards/statuses';

/** A row's columns as the rules read them. */
export const stateOf = (row: { is_sent_to_rewards: 0 | 1; is_claimed: 0 | 1; expires_at: string }): RewardState => ({
  isSent: row.is_sent_to_rewards === 1,
  isClaimed: row.is_claimed === 1,
  expiresAt: row.expires_at,
});
