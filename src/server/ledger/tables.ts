import type { Generated } from 'kysely';
import type { PeriodKey } from '#domain/glory/periods';
import type { LedgerReason, LogType } from '#domain/ledger/ledger';
import type { RewardSource } from '#domain/rewards/kinds';
import type { Grade } from '#domain/roster/grades';

export interface PointsLogs {
  id: Generated<number>;
  studentId: number;
  logType: LogType;
  /** Points that the line moved, signed. */
  value: number;
  /** Coins that the line moved, signed. */
  coinsEarned: number;
  pointsAfter: number;
  balanceAfter: number;
  reason: LedgerReason;
  /** One of a kind for each cause, which is what makes paying twice impossible. */
  cause: string;
  rewardSource: RewardSource | null;
  reversesId: number | null;
  staffId: number | null;
  note: string | null;
  sessionId: number | null;
  createdAt: string;
}

/** What a pupil earned in a week or a month; written with the line that earns. */
export interface PeriodPoints {
  studentId: number;
  period: PeriodKey;
  /** In which it was earned. */
  grade: Grade;
  points: number;
  coins: number;
  /** Both as coins: ten points are one, rounded down. */
  wealth: number;
  /** How many more points than in the period before. */
  gain: number;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    points_logs: PointsLogs;
    period_points: PeriodPoints;
  }
}
