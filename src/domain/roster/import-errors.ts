import type { SheetColumn } from './pupils.ts';

/** Everything that can be wrong with a sheet. `#strings/roster` says each in Arabic. */
export const IMPORT_ERROR_CODES = [
  'missing_column',
  'repeated_column',
  'empty_name',
  'too_long',
  'unknown_grade',
  'repeated_in_file',
  'ambiguous_name',
  'formula',
  'bad_national_number',
  'repeated_number',
  'number_taken',
  'number_archived',
] as const;
export type ImportErrorCode = (typeof IMPORT_ERROR_CODES)[number];

export interface ImportError {
  /** As a person sees it in a spreadsheet: the header is row 1. */
  readonly row: number;
  readonly field: SheetColumn;
  /** The header text of the sheet; null where the sheet has no such column. */
  readonly column: string | null;
  /** What stands there; empty where the whole column is meant. */
  readonly value: string;
  readonly code: ImportErrorCode;
}
