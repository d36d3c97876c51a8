import type { Incident } from '#domain/penalties/incidents';
import { canClear, type PenaltyState, penaltyStatus } from '#domain/penalties/penalty';
import { percentOf } from '#domain/penalties/percentage';
import { WAYS_BACK } from '#domain/penalties/ways-back';
import type { OwnWayBack } from '#wire/penalties';
import type { NearRow } from './near.ts';
import type { LogRow, listOwnLogs, PenaltyRow } from './queries.ts';
import type { readOwnConduct } from './service.ts';

type OwnLogRow = Awaited<ReturnType<typeof listOwnLogs>>[number];

/** The table's checks see to it that minutes and behaviour stand only where they belong. */
const incidentOf = ({ minutesLate, behaviorType }: OwnLogRow): Incident => {
  if (minutesLate !== null) return { type: 'late', minutesLate };
  return behaviorType === null ? { type: 'absent' } : { type: 'behavior', behaviorType };
};

const presentLog = <Row extends OwnLogRow>(row: Row) => ({
  type: row.logType,
  percent: percentOf(incidentOf(row)),
  isCounted: row.penaltyId !== null,
  ...row,
});

export const presentStaffLog = (row: LogRow) => ({
  ...presentLog(row),
  createdBy: row.createdByName,
  cancelledBy: row.cancelledByName,
});

/** A penalty is as old as the log that started it. */
export const presentPenalised = (rows: readonly LogRow[]) =>
  rows.filter((row) => row.penaltyCreatedAt === row.createdAt);

type OwnPenaltyRow = Omit<PenaltyRow, 'studentName' | 'grade'>;

const stateOf = (row: OwnPenaltyRow): PenaltyState => ({
  isActive: row.isActive === 1,
  manuallyCleared: row.manuallyCleared === 1,
  autoCleared: row.autoCleared === 1,
  expiresAt: row.expiresAt,
});

const presentPenalty = <Row extends OwnPenaltyRow>(row: Row, now: Date) => ({
  status: penaltyStatus(stateOf(row), now.toISOString()),
  percentage: row.originalPenaltyPercentage,
  late: row.lateBreakdown,
  absent: row.absentBreakdown,
  behavior: row.behaviorBreakdown,
  ...row,
});

export const presentStaffPenalty = (row: PenaltyRow, now: Date) => ({
  canClear: canClear(stateOf(row), now.toISOString()),
  ...presentPenalty(row, now),
});

type OwnRead = Awaited<ReturnType<typeof readOwnConduct>>;

/** Those that are offered now, and those that were taken when they were. */
const waysBackOf = (penaltyId: number, { offered, taken }: Pick<OwnRead, 'offered' | 'taken'>): OwnWayBack[] =>
  WAYS_BACK.flatMap((way) => {
    const done = taken.find((each) => each.penaltyId === penaltyId && each.way === way);
    const days = done?.days ?? offered[way];
    return days > 0 ? [{ way, days, isTaken: done !== undefined }] : [];
  });

export const presentOwnConduct = (read: OwnRead, now: Date) => ({
  ...read.conduct,
  // A log can be written days later; the pupil remembers the day it happened.
  logs: read.logs.map(presentLog).toSorted((a, b) => b.logDate.localeCompare(a.logDate)),
  penalties: read.penalties.map((row) => ({ ...presentPenalty(row, now), waysBack: waysBackOf(row.id, read) })),
});

export const presentNear = ({ breakdown, ...row }: NearRow) => ({
  ...row,
  percentage: breakdown.percentage,
  late: breakdown.late.percent,
  absent: breakdown.absent.percent,
  behavior: breakdown.behavior.percent,
});
