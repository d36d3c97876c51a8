import { levelFor } from '#domain/dashboard/levels';
import { RECENT_DAYS } from '#domain/ledger/ledger';
import type { PupilPart } from '#server/platform/pupil-parts';
import { levelNames } from '#strings/dashboard/pupil';
import { lineReason } from '#strings/ledger/staff';
import { happenings, standings } from '#strings/roster/pupil-page';
import * as queries from './queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

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
        text: happenings.money(line.value, line.coinsEarned, lineReason(line.reason, line.rewardSource)),
        note: line.note,
      })),
  },
  {
    kind: 'coins',
    standing: async (executor, studentId, now) => {
      const { coins } = await queries.readBalances(executor, studentId);
      const since = new Date(now.getTime() - RECENT_DAYS * DAY_MS).toISOString();
      const lately = await queries.movedSince(executor, studentId, since).executeTakeFirstOrThrow();
      return { value: standings.coins(coins), note: standings.week(lately.coins) };
    },
  },
];
