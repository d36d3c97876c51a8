import { randomUUID } from 'node:crypto';
import type { PupilActor, StaffActor } from '#domain/access/actors';
import { amountsOf } from '#domain/ledger/ledger';
import { OVERVIEW_MAX_PUPILS, REWARD_DAYS, WELCOME_POINTS } from '#domain/rewards/kinds';
import {
  countRewards,
  notificationStatus,
  overallStatus,
  type RewardCounts,
  rewardBadge,
  rewardStatus,
  trackingStatus,
} from '#domain/rewards/statuses';
import { isUuid } from '#domain/uuid';
import { dueAfter } from '#server/calendar/service';
import { findLineByCause, move } from '#server/ledger/service';
import { about, logAct } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { orRefuse, Refusal } from '#server/platform/errors';
import { pageOf } from '#server/platform/pages';
import type { ClaimedReward } from '#wire/rewards';
import * as queries from './queries.ts';

export { changePresets, givePreset, giveRewards, previewGift, readGiving, takeBackGift } from './gifts.ts';
export { listBatches } from './gifts-queries.ts';
export { claimedOf, claims, listSentForExams, listUnclaimed, type SentForExam } from './queries.ts';

export interface NewReward extends queries.RewardWish {
  readonly amount: number;
  /** What the pupil reads beside the amount, where the source alone says too little. */
  readonly title?: string;
}

/** Whether there is one for this cause, claimed or not. */
export const isRewarded = async (executor: Executor, wish: NewReward): Promise<boolean> =>
  (await queries.findExisting(executor, wish)) !== undefined;

const expiryAfter = async (executor: Executor, now: Date): Promise<string> =>
  (await dueAfter(executor, now, REWARD_DAYS)).toISOString();

/** Makes the reward, or answers the one that stands for this cause. It can be claimed once it is sent. */
export const createReward = async (executor: Executor, now: Date, wish: NewReward) => {
  const made = await queries.insertReward(executor, {
    id: randomUUID(),
    studentId: wish.studentId,
    rewardSource: wish.source,
    rewardType: wish.type,
    amount: wish.amount,
    sourceId: wish.sourceId,
    title: wish.title ?? null,
    batchId: null,
    createdBy: null,
    expiresAt: await expiryAfter(executor, now),
    isSentToRewards: 0,
    sentAt: null,
    createdAt: now.toISOString(),
  });
  const reward = made ?? (await queries.findExisting(executor, wish));
  if (!reward) throw new Error('a reward was neither made nor found');
  if (wish.source === 'profile_image' && reward.isClaimed === 1) throw new Refusal('profile_image_reward_claimed');
  return reward;
};

/** Puts a reward on the pupil's rewards page, where its days begin to count. One that is there stays as it is. */
export const sendToRewards = async (executor: Executor, now: Date, rewardId: string): Promise<void> => {
  await queries.markSent(executor, rewardId, now.toISOString(), await expiryAfter(executor, now));
};

export const createSentReward = async (executor: Executor, now: Date, wish: NewReward): Promise<void> => {
  const { id } = await createReward(executor, now, wish);
  await sendToRewards(executor, now, id);
};

/** Coins and points for the same thing, such as an exam, both on the rewards page at once. */
export const createMultipleRewards = async (
  executor: Executor,
  now: Date,
  wish: Omit<NewReward, 'type' | 'amount'> & { readonly coins: number; readonly points: number },
): Promise<void> => {
  const { coins, points, ...cause } = wish;
  for (const [type, amount] of [
    ['coins', coins],
    ['points', points],
  ] as const)
    if (amount > 0) await createSentReward(executor, now, { ...cause, type, amount });
};

/** Once in a pupil's life, with the consent to the terms. */
export const createWelcomePoints = (executor: Executor, now: Date, studentId: number): Promise<void> =>
  createSentReward(executor, now, {
    studentId,
    source: 'welcome_points',
    type: 'points',
    amount: WELCOME_POINTS,
    sourceId: 'welcome',
  });

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
  const lastClaim = rows.reduce<string | null>(
    (last, { claimedAt }) => (claimedAt !== null && (last === null || last < claimedAt) ? claimedAt : last),
    null,
  );
  return withOverallStatus(who, rows, countRewards(rows.map(queries.stateOf), at, lastClaim), at);
};

/** Those that can still be claimed or were missed, for the dashboard: it needs of the claimed only when there was one last. */
export const unclaimedRewards = (
  who: Recipient & { readonly claimedAt: string | null },
  rows: readonly queries.StudentRewardRow[],
  now: Date,
) => {
  const at = now.toISOString();
  const counts = countRewards(rows.map(queries.stateOf), at, who.claimedAt);
  return withOverallStatus(who, rows, { ...counts, claimed: who.claimedAt === null ? 0 : 1 }, at);
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

const causeOf = (rewardId: string): string => `reward:${rewardId}`;

/** The answer the first claim got, read from its line. */
const earlierClaim = async (executor: Executor, reward: queries.RewardRow): Promise<ClaimedReward> => {
  const line = await findLineByCause(executor, causeOf(reward.id));
  if (!line) throw new Error('a claimed reward without a line');
  return { reward, updatedStudent: { points: line.pointsAfter, balance: line.coinsAfter } };
};

/** Why the row was not given: claimed before is an answer, everything else a refusal. */
const answerUnclaimable = async (executor: Executor, now: Date, studentId: number, id: string) => {
  const reward = await queries.findReward(executor, id);
  if (!reward || reward.studentId !== studentId) throw new Refusal('reward_not_found');
  if (reward.isClaimed === 1) return earlierClaim(executor, reward);
  if (reward.deletedAt !== null || reward.isSentToRewards === 0) throw new Refusal('reward_not_found');
  if (reward.expiresAt <= now.toISOString()) throw new Refusal('reward_expired');
  throw new Refusal('agreement_required');
};

/** Pays once however often and from however many places it is asked (D-21). */
export const claimReward = async (deps: Deps, pupil: PupilActor, rewardId: string): Promise<ClaimedReward> => {
  if (!isUuid(rewardId)) throw new Refusal('invalid_reward_id');
  const id = rewardId.toLowerCase();
  const { studentId } = pupil;
  const now = deps.clock();
  const at = now.toISOString();
  const claim = await deps.db.transaction().execute(async (trx) => {
    const { rows } = await queries.markClaimed(trx, { id, studentId, at, now: at });
    const [reward] = rows;
    if (!reward) return { answer: await answerUnclaimable(trx, now, studentId, id), isNew: false };
    const { points, balance } = await move(trx, now, {
      studentId,
      amounts: amountsOf(reward.type, reward.amount),
      reason: 'reward',
      cause: causeOf(id),
      rewardSource: reward.source,
      ...(reward.title !== null && { note: reward.title }),
    });
    return { answer: { reward, updatedStudent: { points, balance } }, isNew: true };
  });
  if (claim.isNew) deps.live.tellBoth({ students: [studentId] }, 'balance');
  return claim.answer;
};

export const deleteReward = async (deps: Deps, staff: StaffActor, rewardId: string): Promise<void> => {
  if (!isUuid(rewardId)) throw new Refusal('invalid_reward_id');
  const now = deps.clock();
  const studentId = await deps.db.transaction().execute(async (trx) => {
    const removed = await queries.removeReward(trx, rewardId.toLowerCase(), now.toISOString());
    if (!removed) throw new Refusal('reward_not_found');
    const { studentId, isClaimed, ...kind } = removed;
    const student = await queries.findStudentName(trx, studentId);
    await logAct(trx, now, staff, 'reward_deleted', about('rewards_tracking', rewardId, student?.name), {
      before: { ...kind, claimed: isClaimed === 1 },
    });
    return studentId;
  });
  deps.live.tellBoth({ students: [studentId] }, 'rewards');
};

export const clearStudentRewards = async (deps: Deps, staff: StaffActor, studentId: number): Promise<number> => {
  const now = deps.clock();
  const removed = await deps.db.transaction().execute(async (trx) => {
    const student = orRefuse(await queries.findStudentName(trx, studentId), 'student_not_found');
    const count = await queries.removeAllOfStudent(trx, studentId, now.toISOString());
    if (count > 0)
      await logAct(trx, now, staff, 'student_rewards_cleared', about('rewards_tracking', studentId, student.name), {
        details: { rewards: count },
      });
    return count;
  });
  deps.live.tellBoth({ students: [studentId] }, 'rewards');
  return removed;
};
