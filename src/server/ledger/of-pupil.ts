import { levelFor } from '#domain/dashboard/levels';
import { RECENT_DAYS } from '#domain/ledger/ledger';
import type { Executor } from '#server/platform/db/database';
import type { PupilPart } from '#server/platform/pupil-parts';
import { levelNames } from '#strings/dashboard/pupil';
import { lineReasons } from '#strings/ledger/staff';
import { sourceNames } from '#strings/rewards/staff';
import { happenings, standings } from '#strings/roster/pupil-page';
import * as queries from './queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const coinsLately = async (executor: Executor, studentId: number, now: Date): Promise<number> => {
  const since = new Date(now.getTime() - RECENT_DAYS * DAY_MS).toISOString();
  return (await queries.sumSince(executor, studentId, since)).coins;
};

export const ledgerOfPupil: readonly PupilPart[] = [
  {
    kind: 'level',
    standing: async (executor, studentId) => {
      const { points } = await queries.readBalances(executor, studentId);
      return { value: levelNames[levelFor(points).key], note: standings.points(points) };
    },
    happened: async (executor, studentId, page) =>
      (await queries.listLinesBefore(executor, studentId, page)).map((line) => ({
        at: line.createdAt,
        text: happenings.money(
          line.value,
          line.coinsEarned,
          line.reason === 'reward' && line.rewardSource ? sourceNames[line.rewardSource] : lineReasons[line.reason],
        ),
        note: line.note,
      })),
  },
  {
    kind: 'coins',
    standing: async (executor, studentId, now) => ({
      value: standings.coins((await queries.readBalances(executor, studentId)).coins),
      note: standings.week(await coinsLately(executor, studentId, now)),
    }),
  },
];
