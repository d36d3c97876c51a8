import { contestState } from '#domain/contests/contest';
import type { Executor } from '#server/platform/db/database';
import * as queries from './queries.ts';

export { editContest, onContests, planContest, readContest, recordFirstContest, tellOfContests } from './plan.ts';
export { presentContest } from './present.ts';
export type { ContestRow } from './queries.ts';

export const listContests = async (executor: Executor): Promise<readonly queries.ContestRow[]> =>
  (await queries.readAll(executor, {})).rows;

/** Practice is open while a contest is (D-42). */
export const openContest = async (executor: Executor, now: Date): Promise<queries.ContestRow | null> =>
  (await listContests(executor)).find((contest) => isRunning(contest, now.toISOString())) ?? null;

const isRunning = ({ starts_at, ends_at, closed_at }: queries.ContestRow, now: string): boolean =>
  contestState({ startsAt: starts_at, endsAt: ends_at }, closed_at, now) === 'open';

export const lastContest = async (executor: Executor, now: Date): Promise<queries.ContestRow | null> =>
  (await queries.findLastEnded(executor, { now: now.toISOString() })).rows[0] ?? null;
