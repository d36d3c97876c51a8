import { schoolDay } from '#domain/calendar/school-day';
import { listFiles as texts } from '#strings/list-files';
import { downloadCsv, downloadExcel, type SheetRows } from '#web/lib/sheet-file.ts';

export const FILE_KINDS = ['excel', 'csv'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** A table under the name of what it lists, with the day. */
export const saveSheet = async (kind: FileKind, label: string, rows: SheetRows): Promise<void> => {
  const fileName = texts.fileName(label, schoolDay(new Date()));
  if (kind === 'csv') return downloadCsv(`${fileName}.csv`, rows);
  await downloadExcel(`${fileName}.xlsx`, [{ sheet: texts.sheet, rows }]);
};
