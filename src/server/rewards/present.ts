import { rewardBadge, rewardStatus, trackingStatus } from '#domain/rewards/statuses';
import type { GiftPresetRow, Giving, Reward, RewardBatch, RewardedStudent, TrackedReward } from '#wire/rewards';
import type { BatchRow } from './gifts-queries.ts';
import type { PresetRow } from './presets-queries.ts';
import type { RewardedRow, StudentRewardRow, TrackedRow } from './queries.ts';
import { stateOf } from './queries.ts';
import type { readGiving } from './service.ts';

export const presentReward = (row: StudentRewardRow, now: string): Reward => ({
  id: row.id,
  source: row.rewardSource,
  type: row.rewardType,
  amount: row.amount,
  title: row.title,
  status: rewardStatus(stateOf(row), now),
  createdAt: row.createdAt,
  expiresAt: row.expiresAt,
  claimedAt: row.claimedAt,
});

export const presentTracked = (row: TrackedRow, now: string): TrackedReward => {
  const { status, ...reward } = presentReward(row, now);
  return {
    ...reward,
    studentId: row.studentId,
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
  classId: row.classId,
  points: row.points,
  coins: row.balance,
  badge: rewardBadge(row.agreed === 1, row.sent, row.claimed),
  sent: row.sent,
  claimed: row.claimed,
  expired: row.expired,
});

export const presentPreset = ({ id, rewardType, amount, title }: PresetRow): GiftPresetRow => ({
  id,
  type: rewardType,
  amount,
  title,
});

export const presentGiving = ({ pupils, presets, reasons }: Awaited<ReturnType<typeof readGiving>>): Giving => ({
  pupils: pupils.map(({ id, name, grade, classId, profileImage }) => ({
    id,
    name,
    grade,
    classId,
    photo: profileImage,
  })),
  presets: presets.map(presentPreset),
  reasons,
});

export const presentBatch = (row: BatchRow): RewardBatch => ({
  id: row.id,
  source: row.rewardSource,
  type: row.rewardType,
  amount: row.amount,
  title: row.title,
  createdAt: row.createdAt,
  createdBy: row.staffName,
  count: row.recipients,
  claimed: row.claimed ?? 0,
  removed: row.removed ?? 0,
});
