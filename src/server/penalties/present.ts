import type { Incident } from '#domain/penalties/incidents';
import { canClear, type PenaltyState, penaltyStatus } from '#domain/penalties/penalty';
import { percentOf } from '#domain/penalties/percentage';
import { WAYS_BACK } from '#domain/penalties/ways-back';
import type {
  Conduct,
  ConductLog,
  NearPenalty,
  OwnConduct,
  OwnWayBack,
  Penalty,
  StaffLog,
  StaffPenalty,
} from '#wire/penalties';
import type { NearRow } from './near.ts';
import type { LogRow, listOwnLogs, PenaltyRow } from './queries.ts';
import type { conductOf, readOwnConduct } from './service.ts';

type OwnLogRow = Awaited<ReturnType<typeof listOwnLogs>>[number];

/** The table's checks see to it that minutes and behaviour stand only where they belong. */
const incidentOf = ({ minutes_late, behavior_type }: OwnLogRow): Incident => {
  if (minutes_late !== null) return { type: 'late', minutesLate: minutes_late };
  return behavior_type === null ? { type: 'absent' } : { type: 'behavior', behaviorType: behavior_type };
};

const presentLog = (row: OwnLogRow): ConductLog => ({
  id: row.id,
  type: row.log_type,
  minutesLate: row.minutes_late,
  behaviorType: row.behavior_type,
  percent: percentOf(incidentOf(row)),
  logDate: row.log_date,
  note: row.note,
  isCounted: row.penalty_id !== null,
});

export const presentStaffLog = (row: LogRow): StaffLog => ({
  ...presentLog(row),
  studentId: row.student_id,
  studentName: row.student_name,
  grade: row.grade,
  createdAt: row.created_at,
  createdBy: row.created_by_name,
  cancelledAt: row.cancelled_at,
  cancelledBy: row.cancelled_by_name,
});

/** A penalty is as old as the log that started it. */
export const presentPenalised = (rows: readonly LogRow[]) =>
  rows
    .filter((row) => row.penalty_created_at === row.created_at)
    .map((row) => ({ studentId: row.student_id, studentName: row.student_name }));

type OwnPenaltyRow = Omit<PenaltyRow, 'student_name' | 'grade'>;

const stateOf = (row: OwnPenaltyRow): PenaltyState => ({
  isActive: row.is_active === 1,
  manuallyCleared: row.manually_cleared === 1,
  autoCleared: row.auto_cleared === 1,
  expiresAt: row.expires_at,
});

const presentPenalty = (row: OwnPenaltyRow, now: Date): Penalty => ({
  id: row.id,
  status: penaltyStatus(stateOf(row), now.toISOString()),
  percentage: row.original_penalty_percentage,
  late: row.late_breakdown,
  absent: row.absent_breakdown,
  behavior: row.behavior_breakdown,
  priceIncrease: row.price_increase,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  clearedAt: row.cleared_at,
});

export const presentStaffPenalty = (row: PenaltyRow, now: Date): StaffPenalty => ({
  ...presentPenalty(row, now),
  studentId: row.student_id,
  studentName: row.student_name,
  grade: row.grade,
  canClear: canClear(stateOf(row), now.toISOString()),
});

export const presentConduct = (found: Awaited<ReturnType<typeof conductOf>>): Conduct => ({
  percentage: found.percentage,
  late: { count: found.late.count, percent: found.late.percent },
  absent: { count: found.absent.count, percent: found.absent.percent },
  behavior: { count: found.behavior.count, percent: found.behavior.percent },
  penalty: found.penalty && { priceIncrease: found.penalty.priceIncrease, expiresAt: found.penalty.expiresAt },
});

type OwnRead = Awaited<ReturnType<typeof readOwnConduct>>;

/** Those that are offered now, and those that were taken when they were. */
const waysBackOf = (penaltyId: number, { offered, taken }: Pick<OwnRead, 'offered' | 'taken'>): OwnWayBack[] =>
  WAYS_BACK.flatMap((way) => {
    const done = taken.find((each) => each.penalty_id === penaltyId && each.way === way);
    const days = done?.days ?? offered[way];
    return days > 0 ? [{ way, days, isTaken: done !== undefined }] : [];
  });

export const presentOwnConduct = (read: OwnRead, now: Date): OwnConduct => ({
  ...presentConduct(read.conduct),
  // A log can be written days later; the pupil remembers the day it happened.
  logs: read.logs.map(presentLog).toSorted((a, b) => b.logDate.localeCompare(a.logDate)),
  penalties: read.penalties.map((row) => ({ ...presentPenalty(row, now), waysBack: waysBackOf(row.id, read) })),
});

export const presentNear = (row: NearRow): NearPenalty => ({
  studentId: row.student_id,
  studentName: row.student_name,
  grade: row.grade,
  percentage: row.breakdown.percentage,
  late: row.breakdown.late.percent,
  absent: row.breakdown.absent.percent,
  behavior: row.breakdown.behavior.percent,
  since: row.since,
});
