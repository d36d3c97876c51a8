import type { Cell } from 'write-excel-file/universal';
import { schoolDay } from '#domain/calendar/school-day';
import { listFiles } from '#strings/list-files';
import { readBack, type SheetCell } from '#strings/read-back';
import { saveFile } from './save-file.ts';

export type SheetRows = readonly (readonly SheetCell[])[];

/** Other programs read CSV: a share and a day are written as they take them, wherever they are. */
const csvCell = (cell: SheetCell): string | number | null => {
  if (cell === null || typeof cell !== 'object') return cell;
  return 'percent' in cell ? `${cell.percent}%` : cell.wall.replace('T', ' ');
};

/** With the byte-order mark that Excel needs to read Arabic, and no cell that it would run as a formula. */
export const csvOf = async (rows: SheetRows): Promise<string> => {
  const { default: Papa } = await import('papaparse');
  const cells = rows.map((row) => row.map(csvCell));
  return `\ufeff${Papa.unparse(cells as string[][], { quotes: true, escapeFormulae: true })}\r\n`;
};

export const downloadCsv = async (fileName: string, rows: SheetRows): Promise<void> =>
  saveFile(fileName, await csvOf(rows), 'text/csv');

/** What our server put before a text that would run as a formula: in Excel's own file a text is a text. */
const HARMLESS = /^'(?=[=+\-@\t\r])/u;

/** A table that the server wrote for people, with its numbers, shares and moments as what they are. */
export const rowsOfCsv = async (text: string): Promise<SheetRows> => {
  const { default: Papa } = await import('papaparse');
  const { data } = Papa.parse<string[]>(text.replace(/^\ufeff/u, ''), { delimiter: ',', skipEmptyLines: true });
  const [head = [], ...rows] = data;
  return [head, ...rows.map((row) => row.map((cell) => readBack(cell.replace(HARMLESS, ''))))];
};

export interface ExcelSheet {
  readonly sheet: string;
  /** The head first, which is as long as any row. */
  readonly rows: SheetRows;
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** As the product writes them: the month by its Arabic name, in the Gregorian calendar, whatever Excel's own language is. */
const DAY = '[$-1010401]d mmmm yyyy;@';
const MOMENT = '[$-1010401]d mmmm yyyy h:mm AM/PM;@';

/** Excel calls a file with a longer text damaged. */
const LONGEST_TEXT = 32_767;

const cut = (text: string): string => (text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT - 1)}…` : text);

const excelCell = (cell: SheetCell): Cell => {
  if (typeof cell === 'string') return cut(cell);
  if (cell === null || typeof cell === 'number') return cell;
  if ('percent' in cell)
    return { value: cell.percent / 100, type: Number, format: Number.isInteger(cell.percent) ? '0%' : '0.0%' };
  // Excel knows no time zones: the wall as if it stood in Greenwich, where a day alone stands already; Safari reads no day with a Z.
  return cell.wall.includes('T')
    ? { value: new Date(`${cell.wall.slice(0, 16)}Z`), type: Date, format: MOMENT }
    : { value: new Date(cell.wall), type: Date, format: DAY };
};

const MOST_WIDTH = 60;
const DAY_WIDTH = 16;
const MOMENT_WIDTH = 24;

const widthOf = (cell: SheetCell): number => {
  if (cell === null) return 0;
  if (typeof cell !== 'object') return String(cell).length + 2;
  if ('percent' in cell) return String(cell.percent).length + 3;
  return cell.wall.includes('T') ? MOMENT_WIDTH : DAY_WIDTH;
};

/** Of the first rows: nobody scrolls to see whether the last is cut, and a number is never cut by so much. */
const MEASURED = 2000;

const widthsOf = (rows: SheetRows): number[] =>
  (rows[0] ?? []).map((_, at) =>
    rows.slice(0, MEASURED).reduce((most, row) => Math.min(MOST_WIDTH, Math.max(most, widthOf(row[at] ?? null))), 6),
  );

/** As the library takes it: from right to left, the head bold and always in sight. */
export const laidOut = ({ sheet, rows }: ExcelSheet) => {
  const [head = [], ...others] = rows;
  return {
    sheet,
    rightToLeft: true,
    stickyRowsCount: 1,
    columns: widthsOf(rows).map((width) => ({ width })),
    data: [
      head.map((value) => ({ value: String(value ?? ''), type: String, fontWeight: 'bold' as const })),
      ...others.map((cells) => cells.map(excelCell)),
    ],
  };
};

/** A1, B1, …, Z1, AA1. */
const columnName = (place: number): string =>
  (place >= 26 ? columnName(Math.floor(place / 26) - 1) : '') + String.fromCharCode(65 + (place % 26));

const areaOf = ({ rows }: ExcelSheet): string => `$A$1:$${columnName((rows[0]?.length ?? 1) - 1)}$${rows.length}`;

const inXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A name that Excel itself gives the area of a filter, and LibreOffice looks for. */
const filterName = (sheet: ExcelSheet, place: number): string =>
  `<definedName name="_xlnm._FilterDatabase" localSheetId="${place}" hidden="1">${inXml(`'${sheet.sheet.replaceAll("'", "''")}'!${areaOf(sheet)}`)}</definedName>`;

/**
 * A filter over every column, which the library has no option for. In the order that the format asks for; the ends of these
 * elements occur once, for what cells hold is escaped and lies elsewhere.
 */
export const withFilters = (sheets: readonly ExcelSheet[]) => ({
  features: [
    {
      files: {
        transform: {
          'xl/worksheets/sheet{id}.xml': {
            transform: (xml: string, _: unknown, { sheetIndex }: { sheetIndex: number }): string => {
              const sheet = sheets[sheetIndex];
              const filter = sheet ? `<autoFilter ref="${areaOf(sheet).replaceAll('$', '')}"/>` : '';
              return xml.replace('</sheetData>', `</sheetData>${filter}`);
            },
          },
          'xl/workbook.xml': {
            transform: (xml: string): string =>
              xml.replace(
                /<definedNames\s*\/>/u,
                () => `<definedNames>${sheets.map(filterName).join('')}</definedNames>`,
              ),
          },
        },
      },
    },
  ],
});

/** Without a worker: the product's policy allows none that is made in the page (`vite.config.ts`). */
export const downloadExcel = async (fileName: string, sheets: readonly ExcelSheet[]): Promise<void> => {
  const { default: writeExcel } = await import('write-excel-file/universal');
  saveFile(fileName, await writeExcel(sheets.map(laidOut), withFilters(sheets)).toBlob(), XLSX);
};

export const FILE_KINDS = ['excel', 'csv'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** A table under the name of what it lists, with the day. */
export const saveSheet = async (kind: FileKind, label: string, rows: SheetRows): Promise<void> => {
  const fileName = listFiles.fileName(label, schoolDay(new Date()));
  if (kind === 'csv') return downloadCsv(`${fileName}.csv`, rows);
  await downloadExcel(`${fileName}.xlsx`, [{ sheet: listFiles.sheet, rows }]);
};
