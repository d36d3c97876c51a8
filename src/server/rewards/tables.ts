import type { Generated } from 'kysely';
import type { RewardSource, RewardType } from '#domain/rewards/kinds';

export interface RewardsTracking {
  /** UUID v4. */
  id: string;
  student_id: number;
  reward_source: RewardSource;
  reward_type: RewardType;
  amount: number;
  source_id: string | null;
  title: string | null;
  batch_id: string | null;
  created_by: number | null;
  expires_at: string;
  is_sent_to_rewards: Generated<0 | 1>;
  sent_at: string | null;
  is_claimed: Generated<0 | 1>;
  claimed_at: string | null;
  created_at: string;
  /** Hidden, not gone: what was claimed once must never be paid again. */
  deleted_at: string | null;
}

export interface RewardBatches {
  id: string;
  reward_source: RewardSource;
  reward_type: RewardType;
  amount: number;
  title: string | null;
  expires_at: string;
  recipients: number;
  created_by: number | null;
  created_at: string;
}

/** Never changed, only replaced: whoever taps one gives what it showed. */
export interface GiftPresets {
  id: Generated<number>;
  reward_type: RewardType;
  amount: number;
  title: string;
  place: number;
  created_at: string;
  removed_at: string | null;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    rewards_tracking: RewardsTracking;
    reward_batches: RewardBatches;
    gift_presets: GiftPresets;
  }
}
