import { readHeader } from '#domain/roster/columns';
import type { SheetLimits } from '#web/lib/read-sheet.ts';

export const ROSTER_SHEET: SheetLimits = {
  rows: 1000,
  columns: 20,
  cell: 200,
  oursIn: (header) => new Set([...readHeader(header).columns.values()].map(({ position }) => position)),
};
