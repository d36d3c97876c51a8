import type PapaParse from 'papaparse';
import type { CellValue } from 'read-excel-file/universal';
import type { FileSheet, SheetProblem } from '#domain/files/sheet-problems';

const MAX_FILE_BYTES = 5 * 1024 * 1024;

/** The contract's limits. A longer list is said here, before anything is sent. */
export interface SheetLimits {
  readonly rows: number;
  readonly columns: number;
  /** Longer than any of our columns may be: a cut cell is still refused as too long, with its row and column. */
  readonly cell: number;
  /** Where the head stands, if not above all. */
  readonly headAt?: (rows: readonly (readonly string[])[]) => number;
  /** The places of the columns that are ours. */
  readonly oursIn: (header: readonly string[]) => ReadonlySet<number>;
}

export interface Sheet {
  rows: string[][];
  /** Cells that Excel has turned into dates, as it does with a class called 4/1. */
  dateCells: number;
}

export type SheetRead = Sheet | { problem: SheetProblem };

/** All that a file holds, on the device alone: what is sent of it, its reader says. */
export type FileRead = { sheets: FileSheet[] } | { problem: SheetProblem };

/** How a date of Excel reads here. None of our columns is one. */
const DATE = /^\d{4}-\d{2}-\d{2}$/u;

export const isDateCell = (cell: string): boolean => DATE.test(cell);

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

const withoutTail = <T>(items: readonly T[], isEmpty: (item: T) => boolean): T[] =>
  items.slice(0, items.findLastIndex((item) => !isEmpty(item)) + 1);

/** Schools' lists also hold identity numbers and telephones: what we do not use never leaves the device. */
const onlyOurColumns = (rows: readonly string[][], { oursIn }: SheetLimits): string[][] => {
  const ours = oursIn(rows[0] ?? []);
  return rows.map((cells, row) =>
    row === 0 ? cells : cells.map((cell, position) => (ours.has(position) ? cell : '')),
  );
};

/** Blank rows in between stay, so that row 7 is row 7 of the person's own sheet. */
const tidy = (table: readonly (readonly string[])[], limits: SheetLimits): SheetRead => {
  const rows = withoutTail(table, isBlank).map((cells) =>
    withoutTail(cells, (cell) => cell.trim() === '').map((cell) => cell.slice(0, limits.cell)),
  );
  if (rows.length > limits.rows) return { problem: 'tooManyRows' };
  if (rows.some((cells) => cells.length > limits.columns)) return { problem: 'tooManyColumns' };
  const ours = onlyOurColumns(rows, limits);
  return { rows: ours, dateCells: ours.flat().filter(isDateCell).length };
};

/** As many columns as anybody fills: Excel has sixteen thousand. */
const MANY_COLUMNS = 200;

/** A whole file, of which its reader takes what is its own: what it holds besides is no fault of a list. */
const whole = (sheets: readonly FileSheet[], longest: number): FileRead => ({
  sheets: sheets.map(({ name, rows }) => ({
    name,
    rows: withoutTail(rows, isBlank).map((cells) =>
      withoutTail(cells.slice(0, MANY_COLUMNS), (cell) => cell.trim() === '').map((cell) => cell.slice(0, longest)),
    ),
  })),
});

const HEAD_LINES = 20;

/** Tabs from a spreadsheet, or any of the commas people use. The header shows it: our names have none of these. */
const DELIMITERS = ['\t', ',', ';', '،'];

/** Where titles stand above the head, the first line shows nothing: then it is where our columns are found. */
const delimiterOf = (Papa: typeof PapaParse, text: string, { headAt = () => 0, oursIn }: SheetLimits): string => {
  const counted = DELIMITERS.map((delimiter) => {
    const rows = Papa.parse<string[]>(text.trimStart(), { delimiter, preview: HEAD_LINES }).data;
    const head = rows[headAt(rows)] ?? [];
    const ours = oursIn(head).size;
    // Where no head is known, the fullest row shows it.
    const count = ours > 0 ? head.length : Math.max(0, ...rows.map((cells) => cells.length));
    return { delimiter, ours, count };
  });
  const isBetter = (next: (typeof counted)[number], best: (typeof counted)[number]): boolean =>
    next.ours === best.ours ? next.count > best.count : next.ours > best.ours;
  return counted.reduce((best, next) => (isBetter(next, best) ? next : best)).delimiter;
};

const tableOf = async (text: string, limits: SheetLimits): Promise<string[][]> => {
  const { default: Papa } = await import('papaparse');
  return Papa.parse<string[]>(text, { delimiter: delimiterOf(Papa, text, limits) }).data;
};

export const readText = async (text: string, limits: SheetLimits): Promise<SheetRead> =>
  tidy(await tableOf(text, limits), limits);

export const readWholeText = async (text: string, limits: SheetLimits): Promise<FileRead> =>
  whole([{ name: null, rows: await tableOf(text, limits) }], limits.cell);

/** UTF-8, else what Arabic Excel writes as plain CSV; "Unicode text" says itself that it is UTF-16. */
export const decodeText = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  const text = new TextDecoder('utf-8').decode(bytes);
  return text.includes('\ufffd') ? new TextDecoder('windows-1256').decode(bytes) : text;
};

const cellText = (cell: CellValue | null): string => {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return cell === null ? '' : String(cell);
};

const texts = (table: readonly (readonly (CellValue | null)[])[]): string[][] =>
  table.map((cells) => cells.map(cellText));

const startsWith = (bytes: Uint8Array, ...head: number[]): boolean => head.every((byte, at) => bytes[at] === byte);

interface Readers<Read> {
  readonly ofExcel: (bytes: ArrayBuffer) => Promise<Read>;
  readonly ofText: (text: string) => Promise<Read>;
}

/** What a file is, its first bytes say; names lie. */
const readBytes = async <Read>(
  file: File,
  { ofExcel, ofText }: Readers<Read>,
): Promise<Read | { problem: SheetProblem }> => {
  if (file.size > MAX_FILE_BYTES) return { problem: 'tooLarge' };
  try {
    const buffer = await file.arrayBuffer();
    const bytes = new Uint8Array(buffer);
    if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return { problem: 'oldExcel' };
    return await (startsWith(bytes, 0x50, 0x4b) ? ofExcel(buffer) : ofText(decodeText(bytes)));
  } catch {
    return { problem: 'unreadable' };
  }
};

export const readFile = (file: File, limits: SheetLimits): Promise<SheetRead> =>
  readBytes(file, {
    ofExcel: async (bytes) => {
      const { readSheet } = await import('read-excel-file/universal');
      return tidy(texts(await readSheet(bytes)), limits);
    },
    ofText: (text) => readText(text, limits),
  });

/** Every sheet of it. */
export const readWholeFile = (file: File, limits: SheetLimits): Promise<FileRead> =>
  readBytes(file, {
    ofExcel: async (bytes) => {
      const { default: readSheets } = await import('read-excel-file/universal');
      const sheets = await readSheets(bytes);
      return whole(
        sheets.map(({ sheet, data }) => ({ name: sheet, rows: texts(data) })),
        limits.cell,
      );
    },
    ofText: (text) => readWholeText(text, limits),
  });
