import type { StaffActor } from '#domain/access/actors';
import { isUuid } from '#domain/uuid';
import { about, logAdminAction } from '#server/platform/audit';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import * as queries from './queries.ts';

export const deleteReward = async (deps: Deps, staff: StaffActor, rewardId: string): Promise<void> => {
  if (!isUuid(rewardId)) throw new Refusal('invalid_reward_id');
  const now = deps.clock();
  const studentId = await deps.db.transaction().execute(async (trx) => {
    const removed = await queries.removeReward(trx, rewardId.toLowerCase(), now.toISOString());
    if (!removed) throw new Refusal('reward_not_found');
    const student = await queries.findStudentName(trx, removed.studentId);
    await logAdminAction(trx, now, {
      actor: staff,
      action: 'reward_deleted',
      ...about('rewards_tracking', rewardId, student?.name ?? null),
      before: {
        source: removed.rewardSource,
        type: removed.rewardType,
        amount: removed.amount,
        claimed: removed.isClaimed === 1,
      },
    });
    return removed.studentId;
  });
  deps.live.tellBoth({ students: [studentId] }, 'rewards');
};

export const clearStudentRewards = async (deps: Deps, staff: StaffActor, studentId: number): Promise<number> => {
  const now = deps.clock();
  const removed = await deps.db.transaction().execute(async (trx) => {
    const student = await queries.findStudentName(trx, studentId);
    if (!student) throw new Refusal('student_not_found');
    const count = await queries.removeAllOfStudent(trx, studentId, now.toISOString());
    if (count > 0)
      await logAdminAction(trx, now, {
        actor: staff,
        action: 'student_rewards_cleared',
        ...about('rewards_tracking', studentId, student.name),
        details: { rewards: count },
      });
    return count;
  });
  deps.live.tellBoth({ students: [studentId] }, 'rewards');
  return removed;
};
