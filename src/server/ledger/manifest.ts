import { levelFor } from '#domain/dashboard/levels';
import { RECENT_DAYS } from '#domain/ledger/ledger';
import type { Manifest } from '#server/manifest';
import { levelNames } from '#strings/dashboard/pupil';
import { ledgerAudit } from '#strings/ledger/audit';
import { ledgerRefusals } from '#strings/ledger/refusals';
import { lineReason } from '#strings/ledger/staff';
import { happenings, standings } from '#strings/roster/pupil-page';
import { createLedgerTables } from './migrations/060-ledger.ts';
import { pointsOfClass } from './of-class.ts';
import * as queries from './queries.ts';
import { ledgerRoutes } from './routes.ts';
import { checkLedger } from './service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export const ledger: Manifest = {
  name: 'ledger',
  migrations: { '060-ledger': createLedgerTables },
  refusals: ledgerRefusals,
  audit: ledgerAudit,
  ofClass: [pointsOfClass],
  routes: [ledgerRoutes],
  check: checkLedger,
  ofPupil: [
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
  ],
};
