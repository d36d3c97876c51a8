import { saveFile } from '#web/lib/save-file.ts';

/** With the byte-order mark that Excel needs to read Arabic, and no cell that it would run as a formula. */
export const csvOf = async (rows: readonly (readonly string[])[]): Promise<string> => {
  const { default: Papa } = await import('papaparse');
  return `\ufeff${Papa.unparse(rows as string[][], { quotes: true, escapeFormulae: true })}\r\n`;
};

export const downloadCsv = async (fileName: string, rows: readonly (readonly string[])[]): Promise<void> =>
  saveFile(fileName, await csvOf(rows), 'text/csv');
