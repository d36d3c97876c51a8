import { readHeader } from '#domain/roster/columns';
import * as sheets from '#web/lib/read-sheet.ts';

const ROSTER: sheets.SheetLimits = {
  rows: 1000,
  columns: 20,
  cell: 200,
  oursIn: (header) => new Set([...readHeader(header).columns.values()].map(({ position }) => position)),
};

export const readText = (text: string) => sheets.readText(text, ROSTER);

export const readFile = (file: File) => sheets.readFile(file, ROSTER);
