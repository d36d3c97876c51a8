/** Why a table cannot be read at all. */
export type SheetProblem = 'unreadable' | 'oldExcel' | 'tooLarge' | 'tooManyRows' | 'tooManyColumns';

/** A sheet of a file as it is, whatever it holds. */
export interface FileSheet {
  /** Null where it was pasted, or is no workbook. */
  readonly name: string | null;
  readonly rows: readonly (readonly string[])[];
}
