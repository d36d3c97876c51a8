import type { PupilActor, StaffActor } from '#domain/access/actors';
import { contestState } from '#domain/contests/contest';
import { hundredthsOf, SHARE_RULES, type SharePoints, shareCoins, sharePoints } from '#domain/contests/share';
import { isNamed } from '#domain/roster/latin';
import { about, logAct } from '#server/platform/audit';
import { toCsv } from '#server/platform/csv';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import {
  type BestRow,
  bestsOfContest,
  bestsOfStudent,
  type ContestRow,
  listLeftOut,
  type NamedBestRow,
  presentBest,
  presentContest,
} from '#server/practice/service';
import { createReward, sendToRewards } from '#server/rewards/service';
import { shareStateNames, sharesTable } from '#strings/contests/staff';
import { gradeNames } from '#strings/widgets';
import type { PracticeShare } from '#wire/contests/pupil';
import type { StudentShare } from '#wire/contests/staff';
import type { QueryOf } from '#wire/contract';
import * as queries from './queries.ts';
import { listContests, readContest } from './service.ts';

/** What everybody gets points for, from all bests of a contest: read by staff, and once when it is closed. */
export const computeShares = async (executor: Executor, contestId: number) => {
  const byStudent = new Map<number, [NamedBestRow, ...NamedBestRow[]]>();
  for (const row of await bestsOfContest(executor, contestId)) {
    const rows = byStudent.get(row.studentId);
    if (rows) rows.push(row);
    else byStudent.set(row.studentId, [row]);
  }
  const shares = [...byStudent.values()].map((rows) => ({
    studentId: rows[0].studentId,
    name: rows[0].studentName,
    grade: rows[0].studentGrade,
    classId: rows[0].classId,
    points: sharePoints(rows.map(presentBest)),
    lateAnswers: rows.reduce((sum, { lateAnswers }) => sum + lateAnswers, 0),
  }));
  return { shares, hundredths: shares.reduce((sum, { points }) => sum + hundredthsOf(points.total), 0) };
};

/** Points have two decimals at most; their sum as the machine adds it may have fifteen. */
const rounded = (points: number): number => hundredthsOf(points) / 100;

const pointsIn = ({ parts }: SharePoints, rule: (typeof SHARE_RULES)[number]): number =>
  rounded(parts.find((part) => part.rule === rule)?.points ?? 0);

const [REVIEW, RACE_2, RACE_3] = SHARE_RULES;

const stateOf = ({ isClaimed }: queries.SentShareRow) => (isClaimed === 1 ? 'claimed' : 'sent');

/** All shares of a contest for staff; of one that is not closed as they would be now. */
const sharesIn = async (executor: Executor, contestId: number) => {
  const contest = await readContest(executor, contestId);
  const { shares, hundredths } = await computeShares(executor, contestId);
  const sent = new Map((await queries.listContestShares(executor, contestId)).map((row) => [row.studentId, row]));
  const allPoints = (contest.shareHundredths ?? hundredths) / 100;
  return {
    contest,
    allPoints,
    shares: shares.map(({ points, ...share }): StudentShare => {
      const own = sent.get(share.studentId);
      const coins = own?.coins ?? shareCoins(points.total, allPoints, contest.sharePool);
      const unsent = coins === 0 ? 'none' : 'unsent';
      return {
        ...share,
        review: pointsIn(points, REVIEW),
        race2: pointsIn(points, RACE_2),
        race3: pointsIn(points, RACE_3),
        bonus: points.bonus,
        points: rounded(points.total),
        coins,
        state: own ? stateOf(own) : unsent,
      };
    }),
  };
};

export const readShares = async ({ db, clock }: Deps, contestId: number) => {
  const { contest, ...shares } = await sharesIn(db, contestId);
  return { contest: presentContest(contest, clock()), ...shares, leftOut: await listLeftOut(db, contestId) };
};

type SharesFilter = QueryOf<'GET /api/admin/contests/:id/shares.csv'>;

/** In the words of the table that staff see, and of those pupils; numbers as a spreadsheet reads them. */
export const readSharesCsv = async ({ db }: Deps, id: number, { grade, section, search = '' }: SharesFilter) =>
  toCsv([
    [
      ...[sharesTable.student, sharesTable.grade, sharesTable.review, sharesTable.race2, sharesTable.race3],
      ...[sharesTable.bonus, sharesTable.points, sharesTable.coins, sharesTable.state],
    ],
    ...(await sharesIn(db, id)).shares
      .filter((share) => grade === undefined || share.grade === grade)
      .filter((share) => section === undefined || share.classId === section)
      .filter((share) => isNamed(share.name, search))
      .map((share) => [
        ...[share.name, gradeNames[share.grade]],
        ...[share.review, share.race2, share.race3, share.bonus, share.points, share.coins].map(String),
        shareStateNames[share.state],
      ]),
  ]);

/** A pupil's own, of whose worth nothing is said before the contest is closed. */
const ownShare = (
  contest: ContestRow,
  bests: readonly BestRow[],
  sent: queries.SentShareRow | undefined,
  now: Date,
) => {
  const { parts, bonus, total } = sharePoints(bests.map(presentBest));
  const allPoints = contest.shareHundredths === null ? null : contest.shareHundredths / 100;
  const coins = allPoints === null ? null : (sent?.coins ?? shareCoins(total, allPoints, contest.sharePool));
  const state = (): PracticeShare['state'] => {
    if (sent) return stateOf(sent);
    if (coins !== null) return coins === 0 ? 'none' : 'ready';
    return contestState(contest, null, now.toISOString()) === 'ended' ? 'waiting' : 'open';
  };
  return {
    contest: presentContest(contest, now),
    parts: parts.map(({ rule, points }) => ({ points, ...rule })),
    bonus,
    points: total,
    allPoints,
    coins,
    state: state(),
    sentAt: sent?.sentAt ?? null,
  };
};

/** One for each contest that this pupil practised in, newest first. */
export const ownShares = async (executor: Executor, now: Date, studentId: number, bests: readonly BestRow[]) => {
  if (bests.length === 0) return [];
  const [contests, sent] = [await listContests(executor), await queries.listOwnShares(executor, studentId)];
  return contests.flatMap((contest) => {
    const own = bests.filter((best) => best.contestId === contest.id);
    const share = sent.find((each) => each.contestId === contest.id);
    return own.length > 0 ? [ownShare(contest, own, share, now)] : [];
  });
};

const readOwnShare = async (executor: Executor, now: Date, studentId: number, contestId: number) => {
  const bests = await bestsOfStudent(executor, studentId);
  const share = (await ownShares(executor, now, studentId, bests)).find(({ contest }) => contest.id === contestId);
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

const tellOfShares = (deps: Deps, students: readonly number[]): void => {
  deps.live.tellBoth({ students }, 'rewards');
  deps.live.tell({ students }, 'practice');
  deps.live.tell('staff', 'contests');
};

/** To the rewards page, once: of fifty at the same time one is taken. */
export const sendShare = async (deps: Deps, { studentId }: PupilActor, contestId: number) => {
  const now = deps.clock();
  const share = await deps.db.transaction().execute(async (trx) => {
    const { contest, coins, sentAt } = await readOwnShare(trx, now, studentId, contestId);
    if (coins === null) throw new Refusal('practice_share_not_ready');
    if (sentAt !== null) throw new Refusal('practice_share_sent');
    if (coins === 0) throw new Refusal('practice_share_none');
    if (!(await sendOnce(trx, now, { contest, studentId, coins }))) throw new Refusal('practice_share_sent');
    return readOwnShare(trx, now, studentId, contestId);
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
    const waiting = shares.filter(({ state }) => state === 'unsent');
    // In one order everywhere, so that two who press at once cannot wait for each other.
    for (const { studentId, coins } of waiting.toSorted((a, b) => a.studentId - b.studentId))
      if (await sendOnce(trx, now, { contest, studentId, coins })) done.push({ studentId, coins });
    const coins = done.reduce((sum, share) => sum + share.coins, 0);
    if (done.length > 0)
      await logAct(trx, now, staff, 'contest_shares_sent', about('contests', contestId, contest.title), {
        details: { students: done.length, coins },
      });
    return { students: done.map(({ studentId }) => studentId), coins };
  });
  if (sent.students.length > 0) tellOfShares(deps, sent.students);
  return { count: sent.students.length, coins: sent.coins };
};
