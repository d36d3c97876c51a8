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
const incidentOf = ({ minutesLate, behaviorType }: OwnLogRow): Incident => {
  if (minutesLate !== null) return { type: 'late', minutesLate };
  return behaviorType === null ? { type: 'absent' } : { type: 'behavior', behaviorType };
};

const presentLog = (row: OwnLogRow): ConductLog => ({
  id: row.id,
  type: row.logType,
  minutesLate: row.minutesLate,
  behaviorType: row.behaviorType,
  percent: percentOf(incidentOf(row)),
  logDate: row.logDate,
  note: row.note,
  isCounted: row.penaltyId !== null,
});

export const presentStaffLog = (row: LogRow): StaffLog => ({
  ...presentLog(row),
  studentId: row.studentId,
  studentName: row.studentName,
  grade: row.grade,
  createdAt: row.createdAt,
  createdBy: row.createdByName,
  cancelledAt: row.cancelledAt,
  cancelledBy: row.cancelledByName,
});

/** A penalty is as old as the log that started it. */
export const presentPenalised = (rows: readonly LogRow[]) =>
  rows
    .filter((row) => row.penaltyCreatedAt === row.createdAt)
    .map((row) => ({ studentId: row.studentId, studentName: row.studentName }));

type OwnPenaltyRow = Omit<PenaltyRow, 'studentName' | 'grade'>;

const stateOf = (row: OwnPenaltyRow): PenaltyState => ({
  isActive: row.isActive === 1,
  manuallyCleared: row.manuallyCleared === 1,
  autoCleared: row.autoCleared === 1,
  expiresAt: row.expiresAt,
});

const presentPenalty = (row: OwnPenaltyRow, now: Date): Penalty => ({
  id: row.id,
  status: penaltyStatus(stateOf(row), now.toISOString()),
  percentage: row.originalPenaltyPercentage,
  late: row.lateBreakdown,
  absent: row.absentBreakdown,
  behavior: row.behaviorBreakdown,
  priceIncrease: row.priceIncrease,
  createdAt: row.createdAt,
  expiresAt: row.expiresAt,
  clearedAt: row.clearedAt,
});

export const presentStaffPenalty = (row: PenaltyRow, now: Date): StaffPenalty => ({
  ...presentPenalty(row, now),
  studentId: row.studentId,
  studentName: row.studentName,
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
    const done = taken.find((each) => each.penaltyId === penaltyId && each.way === way);
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
  studentId: row.studentId,
  studentName: row.studentName,
  grade: row.grade,
  percentage: row.breakdown.percentage,
  late: row.breakdown.late.percent,
  absent: row.breakdown.absent.percent,
  behavior: row.breakdown.behavior.percent,
  since: row.since,
});
