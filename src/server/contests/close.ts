import type { StaffActor } from '#domain/access/actors';
import { about, logAct } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { type ContestRow, settleContest, updateContest } from '#server/practice/service';
import { createReward, sendToRewards } from '#server/rewards/service';
import { prizeTitle } from '#strings/contests/words';
import { findLeaders, readResult } from './leaders.ts';
import * as queries from './queries.ts';
import { onContests, readContest, tellOfContests } from './service.ts';
import { computeShares } from './shares.ts';

const isSameSet = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && new Set(a).size === new Set([...a, ...b]).size;

const sendPrize = async (trx: Executor, now: Date, contest: ContestRow, studentId: number): Promise<void> => {
  if (contest.prizeCoins === 0) return;
  const { id } = await createReward(trx, now, {
    studentId,
    source: 'platform',
    type: 'coins',
    amount: contest.prizeCoins,
    sourceId: `contest:${contest.id}`,
    title: prizeTitle(contest.title),
  });
  await sendToRewards(trx, now, id);
};

const crown = async (trx: Executor, now: Date, contest: ContestRow, winners: readonly queries.LeaderRow[]) => {
  if (winners.length === 0) return;
  await queries.insertWinners(
    trx,
    winners.map(({ studentId, name, grade, score, accuracy, lateAnswers }) => ({
      contestId: contest.id,
      studentId,
      studentName: name,
      grade,
      score,
      accuracy,
      lateAnswers,
    })),
  );
  for (const { studentId } of winners) await sendPrize(trx, now, contest, studentId);
};

/** What can be told only now stays for ever: who won, how many took part, and what all shares are taken from. */
const close = async (
  trx: Executor,
  now: Date,
  staff: StaffActor,
  contest: ContestRow,
  confirmed: readonly number[],
) => {
  const winners = await findLeaders(trx, contest.id);
  if (
    !isSameSet(
      winners.map(({ studentId }) => studentId),
      confirmed,
    )
  )
    throw new Refusal('contest_winners_changed');
  const { shares, hundredths } = await computeShares(trx, contest.id);
  await crown(trx, now, contest, winners);
  const closed = await updateContest(trx, contest.id, {
    closedAt: now.toISOString(),
    closedBy: staff.staffId,
    participants: shares.length,
    shareHundredths: hundredths,
  });
  await logAct(trx, now, staff, 'contest_closed', about('contests', contest.id, contest.title), {
    details: {
      winners: winners.map(({ name }) => name),
      prize_coins: contest.prizeCoins,
      share_pool: contest.sharePool,
      participants: shares.length,
    },
  });
  return closed;
};

const refuseRunning = ({ endsAt }: ContestRow, now: Date): void => {
  if (now.toISOString() < endsAt) throw new Refusal('contest_not_ended');
};

/**
 * Games that are still under way end first, so that everybody's answers count. By themselves: where they changed who
 * leads, the names are shown again and must not change once more. A second time answers the same.
 */
export const closeContest = async (deps: Deps, staff: StaffActor, id: number, confirmed: readonly number[]) => {
  const now = deps.clock();
  refuseRunning(await readContest(deps.db, id), now);
  await settleContest(deps, id);
  const { result, isNew } = await onContests(deps, async (trx) => {
    const contest = await readContest(trx, id);
    refuseRunning(contest, now);
    if (contest.closedAt !== null) return { result: await readResult(trx, contest, now), isNew: false };
    const closed = await close(trx, now, staff, contest, confirmed);
    return { result: await readResult(trx, closed, now), isNew: true };
  });
  if (isNew) {
    tellOfContests(deps);
    deps.live.tellBoth({ students: result.winners.map(({ studentId }) => studentId) }, 'rewards');
  }
  return result;
};
