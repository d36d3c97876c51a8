import { bestOf } from '#domain/contests/contest';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import type { ContestRow } from '#server/practice/service';
import * as queries from './queries.ts';
import { listContests } from './service.ts';

export interface ContestResult {
  readonly contest: ContestRow;
  readonly now: Date;
  /** Named when it was closed, else who leads now. */
  readonly winners: readonly queries.LeaderRow[];
  readonly participants: number;
  /** Pupils of whose results some answers came late. */
  readonly latePupils: number;
}

/** A pupil who moved up a grade and did as well in both wins once. */
export const findLeaders = async (executor: Executor, contestId: number): Promise<readonly queries.LeaderRow[]> => {
  const leaders = bestOf(await queries.listHighest(executor, contestId));
  return leaders.filter((leader, place) => leaders.findIndex((each) => each.studentId === leader.studentId) === place);
};

const winnersOf = async (executor: Executor, contestId: number): Promise<queries.LeaderRow[]> => {
  const rows = await queries.listWinnersOf(executor, contestId);
  return rows.map(({ studentId, studentName, grade, score, accuracy, lateAnswers }) => ({
    studentId,
    name: studentName,
    grade,
    score,
    accuracy: accuracy ?? 0,
    lateAnswers,
  }));
};

export const readResult = async (executor: Executor, contest: ContestRow, now: Date): Promise<ContestResult> => {
  const isClosed = contest.closedAt !== null;
  const { participants, latePupils } = await queries.countParticipants(executor, contest.id);
  return {
    contest,
    now,
    winners: isClosed ? await winnersOf(executor, contest.id) : await findLeaders(executor, contest.id),
    participants: contest.participants ?? participants,
    latePupils,
  };
};

/** A school has a few contests in a year, so each is looked at by itself. */
export const listResults = async (deps: Deps): Promise<ContestResult[]> => {
  const now = deps.clock();
  const contests = await listContests(deps.db);
  return Promise.all(contests.map((contest) => readResult(deps.db, contest, now)));
};
