import { readSheetHead, readSheetRow, type SheetColumn, type SheetHead } from '#domain/questions/sheet';
import { questionImport as texts } from '#strings/questions/staff';
import { sheetWords } from '#strings/questions/tables';
import { optionNames } from '#strings/questions/words';
import { isDateCell } from '#web/lib/read-sheet.ts';
import type { QuestionImportReport } from '#wire/questions';

/** A row of the report with what will be asked, so that it can be seen before it is saved. */
export interface PreviewedRow extends Pick<QuestionImportReport['rows'][number], 'row' | 'text' | 'change' | 'faults'> {
  readonly options: readonly string[];
  readonly answer: string | null;
}

/** Excel makes a date of an option such as 1/4, and nobody can tell any more what was meant. */
const dateFaults = (cells: readonly string[], columns: ReadonlyMap<SheetColumn, number>): Record<string, string> =>
  Object.fromEntries(
    [...columns].flatMap(([column, position]) =>
      isDateCell(cells[position] ?? '') ? [[sheetWords.columns[column], texts.dateCell]] : [],
    ),
  );

/** Matching questions share the list of their grade, which is not the row's to show. */
const askedIn = (cells: readonly string[], head: SheetHead, matchingOptions: readonly string[]) => {
  const { type, options, answer } = readSheetRow(cells, head, matchingOptions);
  if (type === null || answer === null) return { options, answer: null };
  const names = optionNames({ type, options: type === 'matching' ? matchingOptions : options });
  return { options, answer: names[answer] ?? null };
};

export const previewRows = (
  report: QuestionImportReport,
  sheet: readonly (readonly string[])[],
  matchingOptions: readonly string[],
): readonly PreviewedRow[] => {
  const head = readSheetHead(sheet[0] ?? []);
  return report.rows.map(({ row, text, change, faults }) => {
    const cells = sheet[row - 1] ?? [];
    const dates = dateFaults(cells, head.columns);
    return {
      ...askedIn(cells, head, matchingOptions),
      row,
      text,
      change: Object.keys(dates).length > 0 ? 'error' : change,
      faults: { ...faults, ...dates },
    };
  });
};
