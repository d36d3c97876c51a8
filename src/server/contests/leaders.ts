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

const winnersOf = async (executor: Executor, contestId: number) =>
  (await queries.listWinners(executor, contestId)).map(({ studentName, accuracy, ...row }) => ({
    ...row,
    name: studentName,
    accuracy: accuracy ?? 0,
  }));

/** A contest as staff see it: with who was named when it was closed, else with who leads now. */
export const readResult = async (executor: Executor, contest: ContestRow, now: Date) => {
  const isClosed = contest.closedAt !== null;
  const { participants, latePupils } = await queries.countParticipants(executor, contest.id);
  return {
    ...presentContest(contest, now),
    winners: isClosed ? await winnersOf(executor, contest.id) : await findLeaders(executor, contest.id),
    participants: contest.participants ?? participants,
    latePupils,
    leftOutPupils: await countLeftOut(executor, contest.id),
  };
};

/** A school has a few contests in a year, so each is looked at by itself. */
export const listResults = async ({ db, clock }: Deps) => {
  const now = clock();
  return Promise.all((await listContests(db)).map((contest) => readResult(db, contest, now)));
};
