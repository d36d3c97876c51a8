import { headAt, readHeader } from '#domain/roster/columns';
import { ROSTER_SHEET_ROWS } from '#domain/roster/pupils';
import type { SheetLimits } from '#web/lib/read-sheet.ts';

/** The columns that are sent are ours alone; a file may have as many more as it likes. */
export const ROSTER_SHEET: SheetLimits = {
  rows: ROSTER_SHEET_ROWS,
  columns: 20,
  cell: 200,
  headAt,
  oursIn: (header) => new Set([...readHeader(header).columns.values()].map(({ position }) => position)),
};
