import { bestOf } from '#domain/contests/contest';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { type ContestRow, countLeftOut, presentContest } from '#server/practice/service';
import * as queries from './queries.ts';
import { listContests } from './service.ts';

/** A pupil who moved up a grade and did as well in both wins once. */
export const findLeaders = async (executor: Executor, contestId: number): Promise<readonly queries.LeaderRow[]> => {
  const leaders = bestOf(await queries.listHighest(executor, contestId));
  return leaders.filter((leader, place) => leaders.findIndex((each) => each.studentId === leader.studentId) === place);
};

/** Contests as staff see them: with who was named when one was closed, else with who leads now. */
const resultsOf = async (executor: Executor, contests: readonly ContestRow[], now: Date) => {
  if (contests.length === 0) return [];
  const ids = contests.map(({ id }) => id);
  const [counted, left, won] = await Promise.all([
    queries.countParticipants(executor, ids),
    countLeftOut(executor, ids),
    queries.listWinners(executor, ids),
  ]);
  const counts = new Map(counted.map((row) => [row.contestId, row]));
  const leftOut = new Map(left.map((row) => [row.contestId, row.pupils]));
  const winners = won.map(({ studentName, accuracy, ...row }) => ({
    ...row,
    name: studentName,
    accuracy: accuracy ?? 0,
  }));
  return Promise.all(
    contests.map(async (contest) => {
      const { participants = 0, latePupils = 0 } = counts.get(contest.id) ?? {};
      // Who leads is asked of what was played and is not closed: of one contest, or two.
      const hasLeaders = contest.closedAt === null && participants > 0;
      return {
        ...presentContest(contest, now),
        winners: hasLeaders
          ? await findLeaders(executor, contest.id)
          : winners.filter(({ contestId }) => contestId === contest.id),
        participants: contest.participants ?? participants,
        latePupils,
        leftOutPupils: leftOut.get(contest.id) ?? 0,
      };
    }),
  );
};

export const readResult = async (executor: Executor, contest: ContestRow, now: Date) => {
  const [result] = await resultsOf(executor, [contest], now);
  return result as NonNullable<typeof result>;
};

export const listResults = async ({ db, clock }: Deps) => resultsOf(db, await listContests(db), clock());
