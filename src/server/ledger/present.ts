import type { LedgerLine, StaffLedgerLine } from '#wire/ledger';
import type { LineRow } from './queries.ts';

/** What pupils see of a line: not who wrote it. */
export const presentLine = (row: LineRow): LedgerLine => ({
  id: row.id,
  at: row.createdAt,
  reason: row.reason,
  points: row.value,
  coins: row.coinsEarned,
  pointsAfter: row.pointsAfter,
  coinsAfter: row.balanceAfter,
  source: row.rewardSource,
  note: row.note,
  isReversed: row.reversedBy !== null,
});

export const presentStaffLine = (row: LineRow): StaffLedgerLine => ({ ...presentLine(row), by: row.staffName });
