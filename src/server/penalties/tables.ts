import type { Generated } from 'kysely';
import type { BehaviorType, IncidentType } from '#domain/penalties/incidents';
import type { WayBack } from '#domain/penalties/ways-back';

export interface StudentLogs {
  id: Generated<number>;
  studentId: number;
  logType: IncidentType;
  minutesLate: number | null;
  behaviorType: BehaviorType | null;
  /** A day of the school's calendar, such as 2026-02-01. */
  logDate: string;
  note: string | null;
  createdAt: string;
  createdBy: number | null;
  requestKey: string;
  cancelled: Generated<0 | 1>;
  cancelledAt: string | null;
  cancelledBy: number | null;
  /** The penalty it was counted into; null while it accumulates. */
  penaltyId: number | null;
}

export interface StudentPenalties {
  id: Generated<number>;
  studentId: number;
  originalPenaltyPercentage: number;
  priceIncrease: number;
  lateBreakdown: number;
  absentBreakdown: number;
  behaviorBreakdown: number;
  isActive: Generated<0 | 1>;
  manuallyCleared: Generated<0 | 1>;
  autoCleared: Generated<0 | 1>;
  clearedAt: string | null;
  clearedBy: string | null;
  expiresAt: string;
  createdAt: string;
}

export interface PenaltySettings {
  id: number;
  reviewDays: number;
  drillDays: number;
}

/** Each way once for each penalty. */
export interface PenaltyWaysBack {
  penaltyId: number;
  way: WayBack;
  days: number;
  takenAt: string;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    student_logs: StudentLogs;
    student_penalties: StudentPenalties;
    penalty_settings: PenaltySettings;
    penalty_ways_back: PenaltyWaysBack;
  }
}
