import { OVERVIEW_MAX_PUPILS } from '#domain/rewards/kinds';
import {
  countRewards,
  notificationStatus,
  overallStatus,
  type RewardCounts,
  rewardBadge,
  rewardStatus,
  trackingStatus,
} from '#domain/rewards/statuses';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { pageOf } from '#server/platform/pages';
import * as queries from './queries.ts';

export { claimReward } from './claim.ts';
export {
  createMultipleRewards,
  createReward,
  createSentReward,
  createWelcomePoints,
  isRewarded,
  type NewReward,
  sendToRewards,
} from './create.ts';
export { giveRewards, listGifts, previewGift, takeBackGift } from './gifts.ts';
export { changePresets, givePreset, readGiving } from './presets.ts';
export { claimedOf, claims, listSentForExams, listUnclaimed, type SentForExam } from './queries.ts';
export { clearStudentRewards, deleteReward } from './remove.ts';

interface Recipient {
  readonly studentId: number;
  readonly hasAgreed: boolean;
  readonly isPhotoPending: boolean;
}

/** A pupil's rewards with the overall status that the pupil reads. */
const withOverallStatus = (
  who: Recipient,
  rows: readonly queries.StudentRewardRow[],
  counts: RewardCounts,
  at: string,
) => {
  const overall = overallStatus(who.hasAgreed, counts);
  return {
    now: at,
    rewards: rows
      .filter((row) => row.isSentToRewards === 1)
      .map((row) => ({ status: rewardStatus(queries.stateOf(row), at), ...row })),
    overall,
    notification: notificationStatus(overall, who.isPhotoPending),
  };
};

/** All of a pupil's rewards, for the rewards page. */
export const rewardsOf = async (executor: Executor, who: Recipient, now: Date) => {
  const { rows } = await queries.listOfStudent(executor, { studentId: who.studentId });
  const at = now.toISOString();
  return withOverallStatus(who, rows, countRewards(rows.map(queries.stateOf), at), at);
};

/** Those that can still be claimed or were missed, for the dashboard: it needs of the claimed only whether there are any. */
export const unclaimedRewards = (
  who: Recipient & { hasClaimed: boolean },
  rows: readonly queries.StudentRewardRow[],
  now: Date,
) => {
  const at = now.toISOString();
  const counts = countRewards(rows.map(queries.stateOf), at);
  return withOverallStatus(who, rows, { ...counts, claimed: who.hasClaimed ? 1 : 0 }, at);
};

const PAGE = 50;

export const listRewards = async (deps: Deps, filter: queries.RewardFilter) => {
  const { rows, next } = pageOf(await queries.listTracked(deps.db, filter, PAGE + 1), PAGE, queries.cursorAt);
  const now = deps.clock().toISOString();
  const rewards = rows.map((row) => {
    const state = queries.stateOf(row);
    return { status: trackingStatus(state), isExpired: rewardStatus(state, now) === 'expired', ...row };
  });
  return { rewards, nextAfter: next };
};

export const listRewardedStudents = async (deps: Deps, filter: queries.OverviewFilter) => {
  const rows = await queries.listRewarded(deps.db, filter, deps.clock().toISOString(), OVERVIEW_MAX_PUPILS);
  return rows.map((row) => ({ badge: rewardBadge(row.agreed === 1, row.sent, row.claimed), ...row }));
};
