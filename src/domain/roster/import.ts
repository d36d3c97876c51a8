import { DEMO_STUDENT_ID } from '#domain/access/actors';
import { readHeader } from './columns.ts';
import type { Grade } from './grades.ts';
import type { ImportError, ImportErrorCode } from './import-errors.ts';
import { isBlankRow, readRows, type SheetRow } from './import-rows.ts';
import { normaliseName } from './names.ts';
import { DETAILS, type PupilDetail, type PupilLine, type RosterPupil } from './pupils.ts';

export interface PlannedAddition extends PupilLine {
  readonly row: number;
}

interface PlannedChange {
  readonly row: number;
  readonly before: RosterPupil;
  readonly after: RosterPupil;
}

type FieldChange =
  | { readonly field: 'grade'; readonly before: Grade; readonly after: Grade }
  | { readonly field: PupilDetail; readonly before: string | null; readonly after: string | null };

/** What an import would do. Where there is an error there is nothing else: a sheet is taken whole or not at all (D-12). */
export interface ImportPlan {
  readonly additions: readonly PlannedAddition[];
  readonly changes: readonly PlannedChange[];
  readonly unchanged: number;
  readonly errors: readonly ImportError[];
  readonly ignoredColumns: readonly string[];
}

const NOTHING: ImportPlan = { additions: [], changes: [], unchanged: 0, errors: [], ignoredColumns: [] };

const groupByName = <T extends { readonly name: string }>(items: readonly T[]): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const name = normaliseName(item.name);
    const group = groups.get(name);
    if (group) group.push(item);
    else groups.set(name, [item]);
  }
  return groups;
};

interface Matched {
  readonly row: SheetRow;
  readonly pupil: RosterPupil | 'nobody' | 'ambiguous';
}

/**
 * Rows and pupils of one name. The pupil of the same grade is meant. Without one, the only pupil of that name has
 * moved, unless another row speaks of them; where more than one pupil or row could be meant, nobody guesses.
 */
const matchNamesakes = (rows: readonly SheetRow[], pupils: readonly RosterPupil[]): Matched[] => {
  const sameGrade = rows.map((row) => pupils.filter((pupil) => pupil.grade === row.grade));
  const claimed = new Set(sameGrade.flat());
  const withoutPupil = sameGrade.filter((found) => found.length === 0).length;
  const [mover] = pupils.length === 1 && withoutPupil === 1 ? pupils : [];
  const everyoneClaimed = pupils.every((pupil) => claimed.has(pupil));
  const elsewhere = everyoneClaimed ? 'nobody' : (mover ?? 'ambiguous');
  return rows.map((row, index) => {
    const [pupil, another] = sameGrade[index] ?? [];
    if (another) return { row, pupil: 'ambiguous' };
    return { row, pupil: pupil ?? elsewhere };
  });
};

const matchRows = (rows: readonly SheetRow[], existing: readonly RosterPupil[]): Matched[] => {
  const pupils = groupByName(existing.filter((pupil) => pupil.id !== DEMO_STUDENT_ID));
  return [...groupByName(rows)].flatMap(([name, namesakes]) => matchNamesakes(namesakes, pupils.get(name) ?? []));
};

const after = (pupil: RosterPupil, row: SheetRow): RosterPupil => ({
  ...pupil,
  grade: row.grade,
  classId: row.classId === undefined ? pupil.classId : row.classId,
  nameReading: row.nameReading === undefined ? pupil.nameReading : row.nameReading,
  calledAs: row.calledAs === undefined ? pupil.calledAs : row.calledAs,
});

const differs = (before: string | null, now: string | null): boolean =>
  normaliseName(before ?? '') !== normaliseName(now ?? '');

export const changedFields = ({ before, after }: Pick<PlannedChange, 'before' | 'after'>): FieldChange[] => {
  const changes: FieldChange[] = [];
  if (before.grade !== after.grade) changes.push({ field: 'grade', before: before.grade, after: after.grade });
  for (const field of DETAILS)
    if (differs(before[field], after[field])) changes.push({ field, before: before[field], after: after[field] });
  return changes;
};

/** Rows that name a pupil of the same grade again. */
const repeatedRows = (rows: readonly SheetRow[]): Set<SheetRow> => {
  const seen = new Set<string>();
  return new Set(
    rows.filter((row) => {
      const key = `${row.grade} ${row.name}`;
      const again = seen.has(key);
      seen.add(key);
      return again;
    }),
  );
};

const byRow = (a: { row: number }, b: { row: number }): number => a.row - b.row;

const divide = (matched: readonly Matched[]): Pick<ImportPlan, 'additions' | 'changes' | 'unchanged'> => {
  const additions: PlannedAddition[] = [];
  const touched: PlannedChange[] = [];
  for (const { row, pupil } of matched) {
    if (typeof pupil !== 'string') touched.push({ row: row.row, before: pupil, after: after(pupil, row) });
    else {
      const { classId = null, nameReading = null, calledAs = null } = row;
      additions.push({ ...row, classId, nameReading, calledAs });
    }
  }
  const changes = touched.filter((change) => changedFields(change).length > 0);
  return { additions: additions.sort(byRow), changes: changes.sort(byRow), unchanged: touched.length - changes.length };
};

/** `rows` is the sheet with its header first; `existing` are the pupils who are not archived. */
export const planImport = (rows: readonly (readonly string[])[], existing: readonly RosterPupil[]): ImportPlan => {
  if (rows.every(isBlankRow)) return NOTHING;
  const header = readHeader(rows[0] ?? []);
  const ignoredColumns = header.ignored;
  if (header.errors.length > 0) return { ...NOTHING, errors: header.errors, ignoredColumns };

  const sheet = readRows(rows, header);
  const repeated = repeatedRows(sheet.rows);
  const once = sheet.rows.filter((row) => !repeated.has(row));
  const matched = matchRows(once, existing);

  const nameColumn = header.columns.get('name')?.text ?? null;
  const nameError = (code: ImportErrorCode) => (row: { row: number }) =>
    ({ row: row.row, field: 'name', column: nameColumn, code }) as const;
  const ambiguous = matched.filter((match) => match.pupil === 'ambiguous').map((match) => match.row);
  const errors = [
    ...sheet.errors,
    ...[...repeated].map(nameError('repeated_in_file')),
    ...ambiguous.map(nameError('ambiguous_name')),
  ].sort(byRow);
  if (errors.length > 0) return { ...NOTHING, errors, ignoredColumns };

  return { ...divide(matched), errors, ignoredColumns };
};
