import type { Generated } from 'kysely';
import type { BehaviorType, IncidentType } from '#domain/penalties/incidents';
import type { WayBack } from '#domain/penalties/ways-back';

export interface StudentLogs {
  id: Generated<number>;
  student_id: number;
  log_type: IncidentType;
  minutes_late: number | null;
  behavior_type: BehaviorType | null;
  /** A day of the school's calendar, such as 2026-02-01. */
  log_date: string;
  note: string | null;
  created_at: string;
  created_by: number | null;
  request_key: string;
  cancelled: Generated<0 | 1>;
  cancelled_at: string | null;
  cancelled_by: number | null;
  /** The penalty it was counted into; null while it accumulates. */
  penalty_id: number | null;
}

export interface StudentPenalties {
  id: Generated<number>;
  student_id: number;
  original_penalty_percentage: number;
  price_increase: number;
  late_breakdown: number;
  absent_breakdown: number;
  behavior_breakdown: number;
  is_active: Generated<0 | 1>;
  manually_cleared: Generated<0 | 1>;
  auto_cleared: Generated<0 | 1>;
  cleared_at: string | null;
  cleared_by: string | null;
  expires_at: string;
  created_at: string;
}

export interface PenaltySettings {
  id: number;
  review_days: number;
  drill_days: number;
}

/** Each way once for each penalty. */
export interface PenaltyWaysBack {
  penalty_id: number;
  way: WayBack;
  days: number;
  taken_at: string;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    student_logs: StudentLogs;
    student_penalties: StudentPenalties;
    penalty_settings: PenaltySettings;
    penalty_ways_back: PenaltyWaysBack;
  }
}
