import { unguarded } from '#domain/files/sheet-cells';
import type { Header } from './columns.ts';
import type { Grade } from './grades.ts';
import type { ImportError, ImportErrorCode } from './import-errors.ts';
import { gradeOf } from './labels.ts';
import { NAME_MAX_LENGTH, normaliseName, tidyName, withoutUnsafeCharacters } from './names.ts';
import { nationalNumberOf } from './national-number.ts';
import { CALLED_AS_MAX_LENGTH, CLASS_MAX_LENGTH, NAME_READING_MAX_LENGTH, type SheetColumn } from './pupils.ts';

/** A row that can be read. An optional detail is undefined where the sheet has no column for it, null where it is empty. */
export interface SheetRow {
  readonly row: number;
  readonly name: string;
  readonly grade: Grade;
  readonly classId: string | null | undefined;
  readonly nameReading: string | null | undefined;
  readonly calledAs: string | null | undefined;
  readonly nationalNumber: string | null | undefined;
}

const MAX_LENGTH: Record<Exclude<SheetColumn, 'grade' | 'nationalNumber'>, number> = {
  name: NAME_MAX_LENGTH,
  classId: CLASS_MAX_LENGTH,
  nameReading: NAME_READING_MAX_LENGTH,
  calledAs: CALLED_AS_MAX_LENGTH,
};

const cellProblem = (field: SheetColumn, text: string): ImportErrorCode | null => {
  if (field === 'grade') return gradeOf(text) === null ? 'unknown_grade' : null;
  if (field === 'nationalNumber') return text === '' || nationalNumberOf(text) ? null : 'bad_national_number';
  if (field === 'name' && text === '') return 'empty_name';
  return text.length > MAX_LENGTH[field] ? 'too_long' : null;
};

const FORMULA = /^=\s*(?:[a-z][a-z\d.]*\s*\(|\$?[a-z]{1,3}\$?\d)/iu;

/** «=HYPERLINK(…)» and «=B2» are nobody's name; where we write such a text ourselves a quote stands before it. */
export const isFormula = (cell: string): boolean => FORMULA.test(cell);

export const isBlankRow = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** A section may be called «هـ», and a reading has the marks that it needs. */
const TIDIED: Record<SheetColumn, (cell: string) => string> = {
  name: tidyName,
  calledAs: tidyName,
  grade: (cell) => normaliseName(withoutUnsafeCharacters(cell)),
  classId: (cell) => normaliseName(withoutUnsafeCharacters(cell)),
  nameReading: (cell) => normaliseName(withoutUnsafeCharacters(cell)),
  nationalNumber: (cell) => nationalNumberOf(cell) ?? tidyName(cell),
};

const readRow = (row: number, cells: readonly string[], header: Header): SheetRow | ImportError[] => {
  const texts = new Map<SheetColumn, string>();
  const errors: ImportError[] = [];
  for (const [field, column] of header.columns) {
    const cell = normaliseName(cells[column.position] ?? '');
    const text = TIDIED[field](unguarded(cell));
    const code = isFormula(cell) ? 'formula' : cellProblem(field, text);
    if (code) errors.push({ row, field, column: column.text, value: text, code });
    texts.set(field, text);
  }
  const grade = gradeOf(texts.get('grade') ?? '');
  if (errors.length > 0 || grade === null) return errors;
  const detail = (field: SheetColumn) => (texts.has(field) ? texts.get(field) || null : undefined);
  return {
    row,
    name: texts.get('name') ?? '',
    grade,
    classId: detail('classId'),
    nameReading: detail('nameReading'),
    calledAs: detail('calledAs'),
    nationalNumber: detail('nationalNumber'),
  };
};

/** Blank rows are passed over and keep their number, so that an error points where the person looks. */
export const readRows = (sheet: readonly (readonly string[])[], header: Header, head: number) => {
  const read = sheet.flatMap((cells, index) =>
    index <= head || isBlankRow(cells) ? [] : [readRow(index + 1, cells, header)],
  );
  return {
    rows: read.filter((outcome): outcome is SheetRow => !Array.isArray(outcome)),
    errors: read.flatMap((outcome) => (Array.isArray(outcome) ? outcome : [])),
  };
};
