import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countRewards,
  NOTIFICATION_STATUSES,
  notificationStatus,
  OVERALL_STATUSES,
  overallStatus,
  REWARD_STATUSES,
  type RewardCounts,
  type RewardState,
  rewardBadge,
  rewardStatus,
  TRACKING_STATUSES,
  trackingStatus,
} from '#domain/rewards/statuses';

const NOW = '2026-02-08T06:00:00.000Z';
const BEFORE = '2026-02-08T05:59:59.999Z';
const LATER = '2026-02-08T06:00:00.001Z';

const counts = (some: Partial<RewardCounts>): RewardCounts => ({
  available: 0,
  expired: 0,
  claimed: 0,
  waiting: 0,
  ...some,
});

describe('one reward', () => {
  it('is claimed, expired or available', () => {
    expect(REWARD_STATUSES).toEqual(['claimed', 'expired', 'available']);
    expect(rewardStatus({ isSent: true, isClaimed: true, expiresAt: BEFORE }, NOW)).toBe('claimed');
    expect(rewardStatus({ isSent: true, isClaimed: false, expiresAt: BEFORE }, NOW)).toBe('expired');
    expect(rewardStatus({ isSent: true, isClaimed: false, expiresAt: NOW }, NOW)).toBe('expired');
    expect(rewardStatus({ isSent: true, isClaimed: false, expiresAt: LATER }, NOW)).toBe('available');
  });

  it('does not expire before it was sent', () => {
    const unsent = { isSent: false, isClaimed: false, expiresAt: BEFORE };
    expect(rewardStatus(unsent, NOW)).toBe('available');
  });

  it('is Pending, then Sent, then Claimed for staff', () => {
    expect(TRACKING_STATUSES).toEqual(['Claimed', 'Sent', 'Pending']);
    expect(trackingStatus({ isSent: false, isClaimed: false })).toBe('Pending');
    expect(trackingStatus({ isSent: true, isClaimed: false })).toBe('Sent');
    expect(trackingStatus({ isSent: true, isClaimed: true })).toBe('Claimed');
  });
});

describe('all rewards of a pupil', () => {
  it.each([
    ['no-agreement', false, { available: 1 }],
    ['none', true, {}],
    ['available', true, { available: 1, expired: 2, claimed: 3, waiting: 1 }],
    ['sent', true, { waiting: 1, expired: 1 }],
    ['all-missed', true, { expired: 2 }],
    ['some-missed', true, { expired: 1, claimed: 1 }],
    ['all-claimed', true, { claimed: 2 }],
  ] as const)('are %s', (status, agreed, some) => {
    expect(overallStatus(agreed, counts(some))).toBe(status);
  });

  it('reach every overall status and no other', () => {
    expect(OVERALL_STATUSES).toEqual([
      'no-agreement',
      'none',
      'available',
      'all-missed',
      'some-missed',
      'all-claimed',
      'sent',
    ]);
  });

  it('are counted once each', () => {
    const reward = fc.record({
      isSent: fc.boolean(),
      isClaimed: fc.boolean(),
      expiresAt: fc.constantFrom(BEFORE, NOW, LATER),
    });
    fc.assert(
      fc.property(fc.array(reward), (rewards) => {
        const { available, expired, claimed, waiting } = countRewards(rewards, NOW, null);
        expect(available + expired + claimed + waiting).toBe(rewards.length);
        const isOpen = (each: RewardState) => each.isSent && rewardStatus(each, NOW) === 'available';
        expect(available).toBe(rewards.filter(isOpen).length);
      }),
    );
  });
});

describe('the notification button', () => {
  it.each([
    ['agreement', 'no-agreement', true],
    ['available', 'available', true],
    ['pending', 'all-claimed', true],
    ['pending', 'none', true],
    ['all-missed', 'all-missed', false],
    ['partial', 'some-missed', false],
    ['claimed', 'all-claimed', false],
    ['none', 'none', false],
    ['none', 'sent', false],
  ] as const)('says %s for %s (photo waiting: %s)', (button, overall, isPhotoPending) => {
    expect(NOTIFICATION_STATUSES).toContain(button);
    expect(notificationStatus(overall, isPhotoPending)).toBe(button);
  });
});

describe("staff's badge", () => {
  it('is none, sent or claimed, and absent before the agreement', () => {
    expect(rewardBadge(false, 3, 3)).toBeNull();
    expect(rewardBadge(true, 0, 0)).toBe('none');
    expect(rewardBadge(true, 3, 2)).toBe('sent');
    expect(rewardBadge(true, 3, 3)).toBe('claimed');
  });
});
