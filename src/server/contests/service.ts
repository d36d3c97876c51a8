import type { Executor } from '#server/platform/db/database';
import * as store from './store.ts';

export { presentContest } from './present.ts';
export { type ContestRow, findContest } from './store.ts';

const isRunning = (contest: store.ContestRow, now: string): boolean =>
  contest.closed_at === null && contest.starts_at <= now && now < contest.ends_at;

/** Practice is open while a contest is (D-42). */
export const openContest = async (executor: Executor, now: Date): Promise<store.ContestRow | null> => {
  const at = now.toISOString();
  return (await store.readAll(executor, {})).rows.find((contest) => isRunning(contest, at)) ?? null;
};

/** The one that ended last, closed or not. Contests never overlap, so it is also the one that began last. */
export const lastContest = async (executor: Executor, now: Date): Promise<store.ContestRow | null> => {
  const at = now.toISOString();
  return (await store.readAll(executor, {})).rows.find(({ ends_at }) => ends_at <= at) ?? null;
};
