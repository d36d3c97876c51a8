import type { PupilActor, StaffActor } from '#domain/access/actors';
import { type Best, hundredthsOf, type SharePoints, shareCoins, sharePoints } from '#domain/contests/share';
import { kindOf } from '#domain/practice/kinds';
import type { Grade } from '#domain/roster/grades';
import { about, logAdminAction } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import {
  type BestRow,
  bestsOfContest,
  bestsOfStudent,
  type ContestRow,
  type NamedBestRow,
} from '#server/practice/service';
import { createReward, sendToRewards } from '#server/rewards/service';
import * as queries from './queries.ts';
import { listContests, readContest } from './service.ts';

const asBest = (row: BestRow): Best => ({ ...kindOf(row), score: row.score, accuracy: row.accuracy });

export interface StudentShare {
  readonly studentId: number;
  readonly name: string;
  readonly grade: Grade;
  readonly classId: string | null;
  readonly points: SharePoints;
  readonly lateAnswers: number;
}

/** What everybody gets points for, from all bests of a contest: read by staff, and once when it is closed. */
export const computeShares = async (executor: Executor, contestId: number) => {
  const byStudent = new Map<number, NamedBestRow[]>();
  for (const row of await bestsOfContest(executor, contestId)) {
    const rows = byStudent.get(row.studentId);
    if (rows) rows.push(row);
    else byStudent.set(row.studentId, [row]);
  }
  const shares = [...byStudent].map(([studentId, rows]): StudentShare => {
    const { studentName, studentGrade, classId } = rows[0] as NamedBestRow;
    return {
      studentId,
      name: studentName,
      grade: studentGrade,
      classId,
      points: sharePoints(rows.map(asBest)),
      lateAnswers: rows.reduce((sum, { lateAnswers }) => sum + lateAnswers, 0),
    };
  });
  return { shares, hundredths: shares.reduce((sum, { points }) => sum + hundredthsOf(points.total), 0) };
};

/** All shares of a contest for staff; of one that is not closed as they would be now. */
const sharesIn = async (executor: Executor, contestId: number) => {
  const contest = await readContest(executor, contestId);
  const { shares, hundredths } = await computeShares(executor, contestId);
  const sent = new Map((await queries.listContestShares(executor, contestId)).map((row) => [row.studentId, row]));
  const allPoints = (contest.shareHundredths ?? hundredths) / 100;
  return {
    contest,
    allPoints,
    shares: shares.map((share) => {
      const own = sent.get(share.studentId);
      return {
        ...share,
        coins: own?.coins ?? shareCoins(share.points.total, allPoints, contest.sharePool),
        sent: own,
      };
    }),
  };
};

export const readShares = async (deps: Deps, contestId: number) => ({
  ...(await sharesIn(deps.db, contestId)),
  now: deps.clock(),
});

export interface OwnShare {
  readonly contest: ContestRow;
  readonly points: SharePoints;
  readonly allPoints: number | null;
  readonly coins: number | null;
  readonly sent: queries.SentShareRow | undefined;
}

const ownShare = (contest: ContestRow, bests: readonly BestRow[], sent: queries.SentShareRow | undefined): OwnShare => {
  const points = sharePoints(bests.map(asBest));
  if (contest.shareHundredths === null) return { contest, points, allPoints: null, coins: null, sent };
  const allPoints = contest.shareHundredths / 100;
  return {
    contest,
    points,
    allPoints,
    coins: sent?.coins ?? shareCoins(points.total, allPoints, contest.sharePool),
    sent,
  };
};

/** One for each contest that this pupil practised in, newest first. */
export const ownShares = async (executor: Executor, studentId: number, bests: readonly BestRow[]) => {
  if (bests.length === 0) return [];
  const [contests, sent] = [await listContests(executor), await queries.listOwnShares(executor, studentId)];
  return contests.flatMap((contest) => {
    const own = bests.filter((best) => best.contestId === contest.id);
    const share = sent.find((each) => each.contestId === contest.id);
    return own.length > 0 ? [ownShare(contest, own, share)] : [];
  });
};

const readOwnShare = async (executor: Executor, studentId: number, contestId: number): Promise<OwnShare> => {
  const bests = await bestsOfStudent(executor, studentId);
  const share = (await ownShares(executor, studentId, bests)).find(({ contest }) => contest.id === contestId);
  if (share) return share;
  const contest = await readContest(executor, contestId);
  throw new Refusal(contest.closedAt === null ? 'practice_share_not_ready' : 'practice_share_none');
};

/** False where it was sent before, also when both arrive at once. */
const sendOnce = async (
  trx: Executor,
  now: Date,
  { contest, studentId, coins }: { contest: ContestRow; studentId: number; coins: number },
): Promise<boolean> => {
  const { id } = await createReward(trx, now, {
    studentId,
    source: 'practice',
    type: 'coins',
    amount: coins,
    sourceId: `practice:${contest.id}`,
    title: contest.title,
  });
  const share = { contestId: contest.id, studentId, coins, rewardId: id, sentAt: now.toISOString() };
  if (!(await queries.insertShare(trx, share))) return false;
  await sendToRewards(trx, now, id);
  return true;
};

const sendOwn = async (trx: Executor, now: Date, studentId: number, { contest, coins, sent }: OwnShare) => {
  if (coins === null) throw new Refusal('practice_share_not_ready');
  if (sent) throw new Refusal('practice_share_sent');
  if (coins === 0) throw new Refusal('practice_share_none');
  if (!(await sendOnce(trx, now, { contest, studentId, coins }))) throw new Refusal('practice_share_sent');
};

const tellOfShares = (deps: Deps, students: readonly number[]): void => {
  deps.live.tellBoth({ students }, 'rewards');
  deps.live.tell({ students }, 'practice');
  deps.live.tell('staff', 'contests');
};

/** To the rewards page, once: of fifty at the same time one is taken. */
export const sendShare = async (deps: Deps, { studentId }: PupilActor, contestId: number): Promise<OwnShare> => {
  const now = deps.clock();
  const share = await deps.db.transaction().execute(async (trx) => {
    await sendOwn(trx, now, studentId, await readOwnShare(trx, studentId, contestId));
    return readOwnShare(trx, studentId, contestId);
  });
  tellOfShares(deps, [studentId]);
  return share;
};

/** Every share that waits, at once; whoever sent their own meanwhile keeps that one. A second time there are none left. */
export const sendAllShares = async (deps: Deps, staff: StaffActor, contestId: number) => {
  const now = deps.clock();
  const sent = await deps.db.transaction().execute(async (trx) => {
    const { contest, shares } = await sharesIn(trx, contestId);
    if (contest.closedAt === null) throw new Refusal('practice_share_not_ready');
    const done: { studentId: number; coins: number }[] = [];
    const waiting = shares.filter((share) => !share.sent && share.coins > 0);
    // In one order everywhere, so that two who press at once cannot wait for each other.
    for (const { studentId, coins } of waiting.toSorted((a, b) => a.studentId - b.studentId))
      if (await sendOnce(trx, now, { contest, studentId, coins })) done.push({ studentId, coins });
    const coins = done.reduce((sum, share) => sum + share.coins, 0);
    if (done.length > 0)
      await logAdminAction(trx, now, {
        actor: staff,
        action: 'contest_shares_sent',
        ...about('contests', contestId, contest.title),
        details: { students: done.length, coins },
      });
    return { students: done.map(({ studentId }) => studentId), coins };
  });
  if (sent.students.length > 0) tellOfShares(deps, sent.students);
  return { count: sent.students.length, coins: sent.coins };
};
