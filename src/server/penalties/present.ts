import type { Incident } from '#domain/penalties/incidents';
import { canClear, penaltyStatus } from '#domain/penalties/penalty';
import { percentOf } from '#domain/penalties/percentage';
import { WAYS_BACK } from '#domain/penalties/ways-back';
import type { OwnWayBack } from '#wire/penalties';
import type { LogRow, PenaltyRow } from './queries.ts';
import type { readOwnConduct } from './service.ts';

/** The table's checks see to it that minutes and behaviour stand only where they belong. */
const incidentOf = ({ minutesLate, behaviorType }: LogRow): Incident => {
  if (minutesLate !== null) return { type: 'late', minutesLate };
  return behaviorType === null ? { type: 'absent' } : { type: 'behavior', behaviorType };
};

export const presentLog = (row: LogRow) => ({
  type: row.logType,
  percent: percentOf(incidentOf(row)),
  isCounted: row.penaltyId !== null,
  ...row,
  createdBy: row.createdByName,
  cancelledBy: row.cancelledByName,
});

/** A penalty is as old as the log that started it. */
export const presentPenalised = (rows: readonly LogRow[]) =>
  rows.filter((row) => row.penaltyCreatedAt === row.createdAt);

export const presentPenalty = (row: PenaltyRow, now: Date) => ({
  status: penaltyStatus(row, now.toISOString()),
  canClear: canClear(row, now.toISOString()),
  ...row,
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
