import type { PupilActor } from '#domain/access/actors';
import { amountsOf } from '#domain/ledger/ledger';
import type { RewardSource, RewardType } from '#domain/rewards/kinds';
import { isUuid } from '#domain/uuid';
import { findLineByCause, move } from '#server/ledger/service';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import * as queries from './queries.ts';

export interface Claim {
  readonly reward: { id: string; source: RewardSource; type: RewardType; amount: number };
  /** As the claim left them: whoever asks again hears the same. */
  readonly updatedStudent: { points: number; balance: number };
}

const causeOf = (rewardId: string): string => `reward:${rewardId}`;

/** The answer the first claim got, read from its line. */
const earlierClaim = async (executor: Executor, reward: queries.RewardRow): Promise<Claim> => {
  const line = await findLineByCause(executor, causeOf(reward.id));
  if (!line) throw new Error('a claimed reward without a line');
  return {
    reward: { id: reward.id, source: reward.rewardSource, type: reward.rewardType, amount: reward.amount },
    updatedStudent: { points: line.pointsAfter, balance: line.coinsAfter },
  };
};

/** Why the row was not given: claimed before is an answer, everything else a refusal. */
const answerUnclaimable = async (executor: Executor, now: Date, studentId: number, id: string): Promise<Claim> => {
  const reward = await queries.findReward(executor, id);
  if (!reward || reward.studentId !== studentId) throw new Refusal('reward_not_found');
  if (reward.isClaimed === 1) return earlierClaim(executor, reward);
  if (reward.deletedAt !== null || reward.isSentToRewards === 0) throw new Refusal('reward_not_found');
  if (reward.expiresAt <= now.toISOString()) throw new Refusal('reward_expired');
  throw new Refusal('agreement_required');
};

/** Pays once however often and from however many places it is asked (D-21). */
export const claimReward = async (deps: Deps, pupil: PupilActor, rewardId: string): Promise<Claim> => {
  if (!isUuid(rewardId)) throw new Refusal('invalid_reward_id');
  const id = rewardId.toLowerCase();
  const { studentId } = pupil;
  const now = deps.clock();
  const at = now.toISOString();
  const claim = await deps.db.transaction().execute(async (trx) => {
    const { rows } = await queries.markClaimed(trx, { id, studentId, at, now: at });
    const [given] = rows;
    if (!given) return { answer: await answerUnclaimable(trx, now, studentId, id), isNew: false };
    const { points, balance } = await move(trx, now, {
      studentId,
      amounts: amountsOf(given.rewardType, given.amount),
      reason: 'reward',
      cause: causeOf(id),
      rewardSource: given.rewardSource,
      ...(given.title !== null && { note: given.title }),
    });
    const reward = { id, source: given.rewardSource, type: given.rewardType, amount: given.amount };
    return { answer: { reward, updatedStudent: { points, balance } }, isNew: true };
  });
  if (claim.isNew) deps.live.tellBoth({ students: [studentId] }, 'balance');
  return claim.answer;
};
