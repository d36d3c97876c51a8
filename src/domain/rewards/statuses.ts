/** What decides the state of one reward. Times are ISO-8601 UTC, which compare as text. */
export interface RewardState {
  readonly isSent: boolean;
  readonly isClaimed: boolean;
  readonly expiresAt: string;
}

export const REWARD_STATUSES = ['claimed', 'expired', 'available'] as const;
export type RewardStatus = (typeof REWARD_STATUSES)[number];

export const rewardStatus = (reward: RewardState, now: string): RewardStatus => {
  if (reward.isClaimed) return 'claimed';
  return reward.isSent && reward.expiresAt <= now ? 'expired' : 'available';
};

/** How staff see a reward. */
export const TRACKING_STATUSES = ['Claimed', 'Sent', 'Pending'] as const;
export type TrackingStatus = (typeof TRACKING_STATUSES)[number];

export const trackingStatus = (reward: Pick<RewardState, 'isSent' | 'isClaimed'>): TrackingStatus => {
  if (reward.isClaimed) return 'Claimed';
  return reward.isSent ? 'Sent' : 'Pending';
};

/** How many of a pupil's rewards are where. `waiting` ones were made but not yet sent to the rewards page. */
export interface RewardCounts {
  readonly available: number;
  readonly expired: number;
  readonly claimed: number;
  readonly waiting: number;
}

export const countRewards = (
  rewards: readonly RewardState[],
  now: string,
  lastClaimedAt: string | null,
): RewardCounts => {
  const counts = { available: 0, expired: 0, claimed: 0, waiting: 0 };
  for (const reward of rewards) {
    const status = rewardStatus(reward, now);
    // Whoever took what there was has missed nothing: what had ended before is over and done.
    if (status === 'expired' && lastClaimedAt !== null && reward.expiresAt <= lastClaimedAt) continue;
    counts[status === 'available' && !reward.isSent ? 'waiting' : status] += 1;
  }
  return counts;
};

export const OVERALL_STATUSES = [
  'no-agreement',
  'none',
  'available',
  'all-missed',
  'some-missed',
  'all-claimed',
  'sent',
] as const;
export type OverallStatus = (typeof OVERALL_STATUSES)[number];

/** All of a pupil's rewards in one word. `sent` is on its way: made for the pupil, nothing to claim yet. */
export const overallStatus = (agreed: boolean, counts: RewardCounts): OverallStatus => {
  if (!agreed) return 'no-agreement';
  if (counts.available > 0) return 'available';
  if (counts.waiting > 0) return 'sent';
  if (counts.expired > 0) return counts.claimed > 0 ? 'some-missed' : 'all-missed';
  return counts.claimed > 0 ? 'all-claimed' : 'none';
};

export const NOTIFICATION_STATUSES = [
  'agreement',
  'available',
  'pending',
  'all-missed',
  'partial',
  'claimed',
  'none',
] as const;
export type NotificationStatus = (typeof NOTIFICATION_STATUSES)[number];

const NOTIFICATION_OF: Readonly<Record<OverallStatus, NotificationStatus>> = {
  'no-agreement': 'agreement',
  available: 'available',
  sent: 'none',
  'all-missed': 'all-missed',
  'some-missed': 'partial',
  'all-claimed': 'claimed',
  none: 'none',
};

/** What the dashboard's button says. A photo that waits for the teacher is news unless there is something to do. */
export const notificationStatus = (overall: OverallStatus, isPhotoPending: boolean): NotificationStatus => {
  const urgent = overall === 'no-agreement' || overall === 'available';
  return isPhotoPending && !urgent ? 'pending' : NOTIFICATION_OF[overall];
};

export const REWARD_BADGES = ['none', 'sent', 'claimed'] as const;
export type RewardBadge = (typeof REWARD_BADGES)[number];

/** Beside a pupil's name for staff; null where the pupil has not agreed to the terms, and shows no badge. */
export const rewardBadge = (agreed: boolean, sent: number, claimed: number): RewardBadge | null => {
  if (!agreed) return null;
  if (sent === 0) return 'none';
  return claimed === sent ? 'claimed' : 'sent';
};
