import { type PupilLine, ROSTER_COLUMNS, type RosterColumn } from './pupils.ts';

/**
 * A CSV file carries a quote before a cell that a spreadsheet would run as a formula. Reading takes one such quote
 * off, so a text that has one of its own is written with one more: what was exported comes back as it was.
 */
const GUARDED = /^'+[=+\-@]/u;

const guarded = (text: string): string => (GUARDED.test(text) ? `'${text}` : text);

export const unguarded = (text: string): string => (GUARDED.test(text) ? text.slice(1) : text);

const cellOf = (pupil: PupilLine, column: RosterColumn): string => guarded(String(pupil[column] ?? ''));

/** The roster as a sheet that `planImport` reads back unchanged. */
export const rosterTable = (headers: Readonly<Record<RosterColumn, string>>, pupils: readonly PupilLine[]) => [
  ROSTER_COLUMNS.map((column) => headers[column]),
  ...pupils.map((pupil) => ROSTER_COLUMNS.map((column) => cellOf(pupil, column))),
];
