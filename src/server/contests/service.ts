import type { Executor } from '#server/platform/db/database';
import * as store from './store.ts';

export { presentContest } from './present.ts';
export { type ContestRow, findContest } from './store.ts';

/** Practice is open while a contest is (D-42). */
export const openContest = async (executor: Executor, now: Date): Promise<store.ContestRow | null> =>
  (await store.findOpen(executor, { now: now.toISOString() })).rows[0] ?? null;

export const lastContest = async (executor: Executor, now: Date): Promise<store.ContestRow | null> =>
  (await store.findLastEnded(executor, { now: now.toISOString() })).rows[0] ?? null;
