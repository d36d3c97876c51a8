import type { LedgerLine, StaffLedgerLine } from '#wire/ledger';
import type { LineRow } from './queries.ts';

/** What pupils see of a line: not who wrote it. */
export const presentLine = (row: LineRow): LedgerLine => ({
  id: row.id,
  at: row.created_at,
  reason: row.reason,
  points: row.value,
  coins: row.coins_earned,
  pointsAfter: row.points_after,
  coinsAfter: row.balance_after,
  source: row.reward_source,
  note: row.note,
  isReversed: row.reversed_by !== null,
});

export const presentStaffLine = (row: LineRow): StaffLedgerLine => ({ ...presentLine(row), by: row.staff_name });
