import { headAt, readHeader } from '#domain/roster/columns';
import { ROSTER_SHEET_ROWS } from '#domain/roster/pupils';
import type { SheetLimits } from '#web/lib/read-sheet.ts';

export const ROSTER_SHEET: SheetLimits = {
  rows: ROSTER_SHEET_ROWS,
  columns: 20,
  cell: 200,
  headAt,
  oursIn: (header) => new Set([...readHeader(header).columns.values()].map(({ position }) => position)),
};
