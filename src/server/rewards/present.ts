import { rewardBadge, rewardStatus, trackingStatus } from '#domain/rewards/statuses';
import type { GiftPresetRow, Giving, Reward, RewardBatch, RewardedStudent, TrackedReward } from '#wire/rewards';
import type { BatchRow } from './gifts-queries.ts';
import type { PresetRow } from './presets-queries.ts';
import type { RewardedRow, StudentRewardRow, TrackedRow } from './queries.ts';
import { stateOf } from './queries.ts';
import type { readGiving } from './service.ts';

export const presentReward = (row: StudentRewardRow, now: string): Reward => ({
  id: row.id,
  source: row.reward_source,
  type: row.reward_type,
  amount: row.amount,
  title: row.title,
  status: rewardStatus(stateOf(row), now),
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  claimedAt: row.claimed_at,
});

export const presentTracked = (row: TrackedRow, now: string): TrackedReward => {
  const { status, ...reward } = presentReward(row, now);
  return {
    ...reward,
    studentId: row.student_id,
    studentName: row.name,
    grade: row.grade,
    status: trackingStatus(stateOf(row)),
    isExpired: status === 'expired',
  };
};

export const presentRewarded = (row: RewardedRow): RewardedStudent => ({
  studentId: row.id,
  name: row.name,
  grade: row.grade,
  classId: row.class_id,
  points: row.points,
  coins: row.balance,
  badge: rewardBadge(row.agreed === 1, row.sent, row.claimed),
  sent: row.sent,
  claimed: row.claimed,
  expired: row.expired,
});

export const presentPreset = ({ id, reward_type, amount, title }: PresetRow): GiftPresetRow => ({
  id,
  type: reward_type,
  amount,
  title,
});

export const presentGiving = ({ pupils, presets, reasons }: Awaited<ReturnType<typeof readGiving>>): Giving => ({
  pupils: pupils.map(({ id, name, grade, class_id, profile_image }) => ({
    id,
    name,
    grade,
    classId: class_id,
    photo: profile_image,
  })),
  presets: presets.map(presentPreset),
  reasons,
});

export const presentBatch = (row: BatchRow): RewardBatch => ({
  id: row.id,
  source: row.reward_source,
  type: row.reward_type,
  amount: row.amount,
  title: row.title,
  createdAt: row.created_at,
  createdBy: row.staff_name,
  count: row.recipients,
  claimed: row.claimed ?? 0,
  removed: row.removed ?? 0,
});
