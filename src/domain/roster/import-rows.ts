import { unguarded } from '#domain/files/sheet-cells';
import type { Header } from './columns.ts';
import type { Grade } from './grades.ts';
import type { ImportError, ImportErrorCode } from './import-errors.ts';
import { gradeOf } from './labels.ts';
import { NAME_MAX_LENGTH, normaliseName, tidyName, withoutUnsafeCharacters } from './names.ts';
import { CALLED_AS_MAX_LENGTH, CLASS_MAX_LENGTH, NAME_READING_MAX_LENGTH, type RosterColumn } from './pupils.ts';

/** A row that can be read. An optional detail is undefined where the sheet has no column for it, null where it is empty. */
export interface SheetRow {
  readonly row: number;
  readonly name: string;
  readonly grade: Grade;
  readonly classId: string | null | undefined;
  readonly nameReading: string | null | undefined;
  readonly calledAs: string | null | undefined;
}

const MAX_LENGTH: Record<Exclude<RosterColumn, 'grade'>, number> = {
  name: NAME_MAX_LENGTH,
  classId: CLASS_MAX_LENGTH,
  nameReading: NAME_READING_MAX_LENGTH,
  calledAs: CALLED_AS_MAX_LENGTH,
};

const cellProblem = (field: RosterColumn, text: string): ImportErrorCode | null => {
  if (field === 'grade') return gradeOf(text) === null ? 'unknown_grade' : null;
  if (field === 'name' && text === '') return 'empty_name';
  return text.length > MAX_LENGTH[field] ? 'too_long' : null;
};

export const isBlankRow = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** A section may be called «هـ», and a reading has the marks that it needs. */
const TIDIED: Record<RosterColumn, (cell: string) => string> = {
  name: tidyName,
  calledAs: tidyName,
  grade: (cell) => normaliseName(withoutUnsafeCharacters(cell)),
  classId: (cell) => normaliseName(withoutUnsafeCharacters(cell)),
  nameReading: (cell) => normaliseName(withoutUnsafeCharacters(cell)),
};

const readRow = (row: number, cells: readonly string[], header: Header): SheetRow | ImportError[] => {
  const texts = new Map<RosterColumn, string>();
  const errors: ImportError[] = [];
  for (const [field, column] of header.columns) {
    const text = TIDIED[field](unguarded(normaliseName(cells[column.position] ?? '')));
    const code = cellProblem(field, text);
    if (code) errors.push({ row, field, column: column.text, value: text, code });
    texts.set(field, text);
  }
  const grade = gradeOf(texts.get('grade') ?? '');
  if (errors.length > 0 || grade === null) return errors;
  const detail = (field: RosterColumn) => (texts.has(field) ? texts.get(field) || null : undefined);
  return {
    row,
    name: texts.get('name') ?? '',
    grade,
    classId: detail('classId'),
    nameReading: detail('nameReading'),
    calledAs: detail('calledAs'),
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
