import type PapaParse from 'papaparse';
import type { CellValue } from 'read-excel-file/universal';
import type { SheetProblem } from '#domain/files/sheet-problems';

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

/** How a date of Excel reads here. None of our columns is one. */
const DATE = /^\d{4}-\d{2}-\d{2}$/u;

export const isDateCell = (cell: string): boolean => DATE.test(cell);

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

const withoutTail = <T>(items: readonly T[], isEmpty: (item: T) => boolean): T[] =>
  items.slice(0, items.findLastIndex((item) => !isEmpty(item)) + 1);

/** Schools' lists also hold identity numbers and telephones: what we do not use never leaves the device. */
const onlyOurColumns = (rows: readonly string[][], { headAt = () => 0, oursIn }: SheetLimits): string[][] => {
  const head = headAt(rows);
  const ours = oursIn(rows[head] ?? []);
  return rows.map((cells, row) => {
    if (row <= head) return row === head ? cells : [];
    return cells.map((cell, position) => (ours.has(position) ? cell : ''));
  });
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

const HEAD_LINES = 20;

/** Tabs from a spreadsheet, or any of the commas people use. The header shows it: our names have none of these. */
const DELIMITERS = ['\t', ',', ';', '،'];

/** Where titles stand above the head, the first line shows nothing: then it is where our columns are found. */
const delimiterOf = (Papa: typeof PapaParse, text: string, { headAt = () => 0, oursIn }: SheetLimits): string => {
  const counted = DELIMITERS.map((delimiter) => {
    const rows = Papa.parse<string[]>(text.trimStart(), { delimiter, preview: HEAD_LINES }).data;
    const head = rows[headAt(rows)] ?? [];
    return { delimiter, ours: oursIn(head).size, count: head.length };
  });
  const isBetter = (next: (typeof counted)[number], best: (typeof counted)[number]): boolean =>
    next.ours === best.ours ? next.count > best.count : next.ours > best.ours;
  return counted.reduce((best, next) => (isBetter(next, best) ? next : best)).delimiter;
};

export const readText = async (text: string, limits: SheetLimits): Promise<SheetRead> => {
  const { default: Papa } = await import('papaparse');
  const { data } = Papa.parse<string[]>(text, { delimiter: delimiterOf(Papa, text, limits) });
  return tidy(data, limits);
};

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

const readExcel = async (bytes: ArrayBuffer, limits: SheetLimits): Promise<SheetRead> => {
  const { readSheet } = await import('read-excel-file/universal');
  const table = await readSheet(bytes);
  return tidy(
    table.map((cells) => cells.map(cellText)),
    limits,
  );
};

const startsWith = (bytes: Uint8Array, ...head: number[]): boolean => head.every((byte, at) => bytes[at] === byte);

/** What a file is, its first bytes say; names lie. */
export const readFile = async (file: File, limits: SheetLimits): Promise<SheetRead> => {
  if (file.size > MAX_FILE_BYTES) return { problem: 'tooLarge' };
  try {
    const buffer = await file.arrayBuffer();
    const bytes = new Uint8Array(buffer);
    if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return { problem: 'oldExcel' };
    return await (startsWith(bytes, 0x50, 0x4b) ? readExcel(buffer, limits) : readText(decodeText(bytes), limits));
  } catch {
    return { problem: 'unreadable' };
  }
};
