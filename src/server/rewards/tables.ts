import type { Generated } from 'kysely';
import type { RewardSource, RewardType } from '#domain/rewards/kinds';

export interface RewardsTracking {
  /** UUID v4. */
  id: string;
  studentId: number;
  rewardSource: RewardSource;
  rewardType: RewardType;
  amount: number;
  sourceId: string | null;
  title: string | null;
  batchId: string | null;
  createdBy: number | null;
  expiresAt: string;
  isSentToRewards: Generated<0 | 1>;
  sentAt: string | null;
  isClaimed: Generated<0 | 1>;
  claimedAt: string | null;
  createdAt: string;
  /** Hidden, not gone: what was claimed once must never be paid again. */
  deletedAt: string | null;
}

export interface RewardBatches {
  id: string;
  rewardSource: RewardSource;
  rewardType: RewardType;
  amount: number;
  title: string | null;
  expiresAt: string;
  recipients: number;
  createdBy: number | null;
  createdAt: string;
}

/** Never changed, only replaced: whoever taps one gives what it showed. */
export interface GiftPresets {
  id: Generated<number>;
  rewardType: RewardType;
  amount: number;
  title: string;
  place: number;
  createdAt: string;
  removedAt: string | null;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    rewards_tracking: RewardsTracking;
    reward_batches: RewardBatches;
    gift_presets: GiftPresets;
  }
}
