import { guarded } from '#domain/files/sheet-cells';
import { type PupilLine, ROSTER_COLUMNS, type RosterColumn } from './pupils.ts';

const cellOf = (pupil: PupilLine, column: RosterColumn): string => guarded(String(pupil[column] ?? ''));

/** The roster as a sheet that `planImport` reads back unchanged. */
export const rosterTable = (headers: Readonly<Record<RosterColumn, string>>, pupils: readonly PupilLine[]) => [
  ROSTER_COLUMNS.map((column) => headers[column]),
  ...pupils.map((pupil) => ROSTER_COLUMNS.map((column) => cellOf(pupil, column))),
];
