import type { Executor } from '#server/platform/db/database';
import { findWrongPeriods } from './periods.ts';
import { findDifferences, findOrphanClaims, findUnpaidClaims } from './queries.ts';

/** Recomputes every balance, claim and period from what they are made of; one sentence for each that is wrong. */
export const checkLedger = async (executor: Executor): Promise<string[]> => {
  const differences = await findDifferences(executor);
  const claims = await findUnpaidClaims(executor);
  const orphans = await findOrphanClaims(executor);
  const periods = await findWrongPeriods(executor);
  return [
    ...differences.map(
      ({ id, points, balance, value, coins, gaps }) =>
        `pupil ${id}: ${points} points and ${balance} coins, but the lines make ${value} and ${coins} (${gaps} lines do not follow)`,
    ),
    ...claims.map(({ id }) => `reward ${id}: claimed and paid do not agree`),
    ...orphans.map(({ id }) => `line ${id}: pays a reward that does not exist`),
    ...periods.map(({ studentId, period }) => `pupil ${studentId}: what was earned in ${period} is wrong`),
  ];
};
