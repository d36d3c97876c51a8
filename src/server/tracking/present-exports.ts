import { toCsv } from '#server/platform/csv';
import { formatDay, formatMoment } from '#strings/dates';
import { hearingColumns, standingColumns } from '#strings/tracking/history';
import { hearings as texts } from '#strings/tracking/staff';
import type { exportHearings, exportStanding } from './service.ts';

/** As a spreadsheet reads it; empty where nothing is known. */
const number = (value: number | null): string => (value === null ? '' : String(Math.round(value * 100) / 100));

export const presentStandingCsv = ({ pupils }: Awaited<ReturnType<typeof exportStanding>>): string =>
  toCsv([
    Object.values(standingColumns),
    ...pupils.map(({ row, rank, score }) => [
      ...[number(rank), row.name, number(score), number(row.known), number(row.incorrect)],
      // Positions are counted from 0, words from 1.
      row.maxPosition === null ? '' : String(row.maxPosition + 1),
      row.lastHeardAt === null ? '' : formatDay(row.lastHeardAt),
      number(row.mistakes),
    ]),
  ]);

export const presentHearingsCsv = ({ hearings, words }: Awaited<ReturnType<typeof exportHearings>>): string =>
  toCsv([
    Object.values(hearingColumns),
    ...hearings.map((row) => [
      ...[formatMoment(row.startedAt), texts.statuses[row.status], row.by ?? ''],
      ...[row.reached + 1, words, row.mistakes].map(String),
    ]),
  ]);
