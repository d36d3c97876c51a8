import { saveFile } from './save-file.ts';

/** With the byte-order mark that Excel needs to read Arabic, and no cell that it would run as a formula. */
export const csvOf = async (rows: readonly (readonly (string | number | null)[])[]): Promise<string> => {
  const { default: Papa } = await import('papaparse');
  return `\ufeff${Papa.unparse(rows as string[][], { quotes: true, escapeFormulae: true })}\r\n`;
};

export const downloadCsv = async (fileName: string, rows: Parameters<typeof csvOf>[0]): Promise<void> =>
  saveFile(fileName, await csvOf(rows), 'text/csv');

export interface ExcelSheet {
  readonly sheet: string;
  readonly widths: readonly number[];
  /** The head first. */
  readonly rows: readonly (readonly (string | number | null)[])[];
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** As the library takes it: from right to left, the head bold and always in sight. */
export const laidOut = ({ sheet, widths, rows: [head = [], ...rows] }: ExcelSheet) => ({
  sheet,
  rightToLeft: true,
  stickyRowsCount: 1,
  columns: widths.map((width) => ({ width })),
  data: [
    head.map((value) => ({ value: value ?? '', fontWeight: 'bold' as const })),
    ...rows.map((cells) => [...cells]),
  ],
});

/** Without a worker: the product's policy allows none that is made in the page (`vite.config.ts`). */
export const downloadExcel = async (fileName: string, sheets: readonly ExcelSheet[]): Promise<void> => {
  const { default: writeExcel } = await import('write-excel-file/universal');
  saveFile(fileName, await writeExcel(sheets.map(laidOut)).toBlob(), XLSX);
};
