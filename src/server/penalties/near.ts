import { breakdownOf, isNearPenalty } from '#domain/penalties/percentage';
import type { Executor } from '#server/platform/db/database';
import type { ClassFilter } from '#server/platform/db/pupils';
import type { Waiting } from '#server/platform/waiting';
import * as queries from './queries.ts';

/** Pupils whom the next slips bring a penalty, the nearest first. */
export const listNear = async (executor: Executor, wanted: ClassFilter = {}) =>
  (await queries.listAllTallies(executor, wanted))
    .map((row) => ({ ...row, breakdown: breakdownOf(row) }))
    .filter(({ breakdown }) => isNearPenalty(breakdown))
    .toSorted((a, b) => b.breakdown.percentage - a.breakdown.percentage || a.studentId - b.studentId);

export type NearRow = Awaited<ReturnType<typeof listNear>>[number];

export const countWaiting = async (executor: Executor): Promise<Waiting> => {
  const since = (await listNear(executor)).map((row) => row.since).toSorted();
  return { count: since.length, oldest: since[0] ?? null };
};
