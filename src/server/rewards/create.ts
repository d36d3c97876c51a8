import { randomUUID } from 'node:crypto';
import { REWARD_DAYS, WELCOME_POINTS } from '#domain/rewards/kinds';
import { dueAfter } from '#server/calendar/service';
import type { Executor } from '#server/platform/db/database';
import { Refusal } from '#server/platform/errors';
import * as queries from './queries.ts';

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
