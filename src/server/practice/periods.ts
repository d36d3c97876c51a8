import { contestState } from '#domain/contests/contest';
import type { Executor } from '#server/platform/db/database';
import * as queries from './period-queries.ts';

/** What pupils play in now: the contest that runs, else practice that staff left open; null while it is closed (D-42). */
export const openPeriod = async (executor: Executor, now: Date): Promise<queries.ContestRow | null> => {
  const running = (await queries.readAll(executor, {})).rows.filter((row) => isRunning(row, now.toISOString()));
  return running.find(({ kind }) => kind === 'contest') ?? running[0] ?? null;
};

const isRunning = ({ startsAt, endsAt, closedAt }: queries.ContestRow, now: string): boolean =>
  contestState({ startsAt, endsAt }, closedAt, now) === 'open';

/** Whose board is shown: of what runs, else of what ended last. */
export const shownPeriod = async (executor: Executor, now: Date): Promise<queries.ContestRow | null> =>
  (await openPeriod(executor, now)) ??
  (await queries.findLastEnded(executor, { now: now.toISOString() })).rows[0] ??
  null;

/** What a game was opened in, whichever it was. */
export const readPeriod = async (executor: Executor, id: number): Promise<queries.ContestRow> =>
  (await queries.readAll(executor, {})).rows.find((row) => row.id === id) as queries.ContestRow;

/** All there ever were, newest first. */
export const listPeriods = async (executor: Executor): Promise<readonly queries.ContestRow[]> =>
  (await queries.readAll(executor, {})).rows;
