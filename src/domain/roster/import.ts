import { DEMO_STUDENT_ID } from '#domain/access/actors';
import { headAt, readHeader } from './columns.ts';
import type { Grade } from './grades.ts';
import type { ImportError, ImportErrorCode } from './import-errors.ts';
import { type Likeness, type LikenessChoice, resolveLikenesses } from './import-likeness.ts';
import { groupBy, inNewYear, inSameGrade, type Matched, matchRows } from './import-match.ts';
import { isBlankRow, readRows, type SheetRow } from './import-rows.ts';
import { leavers } from './leavers.ts';
import { normaliseName, tidyName } from './names.ts';
import { type KnownNumbers, makeNumbers, NO_NUMBERS, type Numbers } from './national-number.ts';
import { DETAILS, type PupilDetail, type PupilLine, type RosterPupil } from './pupils.ts';
import { sectionKey, sectionSpeller } from './sections.ts';

export interface PlannedAddition extends PupilLine {
  readonly row: number;
  /** To be kept from now on. */
  readonly nationalNumber: string | null;
}

export interface PlannedChange {
  readonly row: number;
  readonly before: RosterPupil;
  readonly after: RosterPupil;
  /** To be kept from now on: an import never writes one over another. */
  readonly nationalNumber: string | null;
}

type FieldChange =
  | { readonly field: 'grade'; readonly before: Grade; readonly after: Grade }
  | { readonly field: 'name' | PupilDetail; readonly before: string | null; readonly after: string | null };

/** What an import would do. Where there is an error there is nothing else: a sheet is taken whole or not at all (D-12). */
export interface ImportPlan {
  readonly additions: readonly PlannedAddition[];
  readonly changes: readonly PlannedChange[];
  readonly unchanged: number;
  /** Everybody of the school whom the list names, changed or not. */
  readonly touched: readonly PlannedChange[];
  /** Whom the list of a new year does not name any more. */
  readonly leaving: readonly RosterPupil[];
  /** The school has many and the list has many, and hardly anybody is in both: perhaps it is that of another school. */
  readonly isStrange: boolean;
  /** Names that may be of somebody who is known: nothing is imported before each has its answer. */
  readonly likenesses: readonly Likeness[];
  readonly errors: readonly ImportError[];
  readonly ignoredColumns: readonly string[];
}

const NOTHING: ImportPlan = {
  additions: [],
  changes: [],
  unchanged: 0,
  touched: [],
  leaving: [],
  isStrange: false,
  likenesses: [],
  errors: [],
  ignoredColumns: [],
};

/** Also where the sheet has no column for it. */
const isSameSection = (before: string | null, now: string | null | undefined): boolean =>
  now === undefined || sectionKey(before ?? '') === sectionKey(now ?? '');

const after = (pupil: RosterPupil, { row, isRenamed }: Matched): RosterPupil => ({
  ...pupil,
  name: isRenamed ? row.name : pupil.name,
  grade: row.grade,
  classId: isSameSection(pupil.classId, row.classId) ? pupil.classId : (row.classId ?? null),
  nameReading: row.nameReading === undefined ? pupil.nameReading : row.nameReading,
  calledAs: row.calledAs === undefined ? pupil.calledAs : row.calledAs,
});

const differs = (before: string | null, now: string | null): boolean => tidyName(before ?? '') !== tidyName(now ?? '');

export const changedFields = ({ before, after }: Pick<PlannedChange, 'before' | 'after'>): FieldChange[] => {
  const changes: FieldChange[] = [];
  if (before.name !== after.name) changes.push({ field: 'name', before: before.name, after: after.name });
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

/** Rows with a number that a row above has. */
const numberedAgain = (rows: readonly SheetRow[]): SheetRow[] => {
  const seen = new Set<string>();
  return rows.filter(({ nationalNumber }) => {
    if (!nationalNumber) return false;
    const again = seen.has(nationalNumber);
    seen.add(nationalNumber);
    return again;
  });
};

type Divided = Pick<ImportPlan, 'additions' | 'changes' | 'unchanged' | 'touched'>;

const divide = (matched: readonly Matched[], numbers: Numbers): Divided => {
  const additions: PlannedAddition[] = [];
  const touched: PlannedChange[] = [];
  for (const match of matched) {
    const { row, pupil } = match;
    if (typeof pupil !== 'string') {
      const nationalNumber = numbers.hasOne(pupil) ? null : (row.nationalNumber ?? null);
      touched.push({ row: row.row, before: pupil, after: after(pupil, match), nationalNumber });
    } else if (pupil === 'nobody') {
      const { classId = null, nameReading = null, calledAs = null, nationalNumber = null } = row;
      additions.push({ ...row, classId, nameReading, calledAs, nationalNumber });
    }
  }
  const changes = touched.filter((change) => change.nationalNumber !== null || changedFields(change).length > 0);
  const repeated = matched.filter(({ pupil }) => pupil === 'repeated').length;
  return {
    additions: additions.sort(byRow),
    changes: changes.sort(byRow),
    unchanged: touched.length - changes.length + repeated,
    touched: touched.sort(byRow),
  };
};

const place = ({ name, grade }: Pick<PupilLine, 'name' | 'grade'>): string => `${grade} ${normaliseName(name)}`;

/** Rows that would put a second one of a name into a grade. */
const twinRows = ({ additions, changes }: Divided, existing: readonly RosterPupil[]): ReadonlySet<number> => {
  const moved = new Map(changes.map(({ before, after }) => [before, after]));
  const pupils = existing.filter(({ id }) => id !== DEMO_STUDENT_ID).map((pupil) => moved.get(pupil) ?? pupil);
  const times = groupBy([...pupils, ...additions], place);
  const moving = changes.filter(({ before, after }) => place(before) !== place(after));
  const results = [...additions, ...moving.map(({ row, after }) => ({ ...after, row }))];
  return new Set(results.filter((line) => times.get(place(line))?.length !== 1).map(({ row }) => row));
};

export interface ImportAsked {
  /** What staff said of names that are almost one. */
  readonly choices?: readonly LikenessChoice[];
  readonly numbers?: KnownNumbers;
  /** The list says who is in the school from now on. */
  readonly isNewYear?: boolean;
}

const MANY = 10;
const FEW_OF_THEM = 0.2;

const isStrange = (existing: readonly RosterPupil[], rows: readonly SheetRow[], newcomers: number): boolean =>
  existing.length >= MANY && rows.length >= MANY && rows.length - newcomers < rows.length * FEW_OF_THEM;

/** `rows` is the sheet, whatever stands above its header; `existing` are the pupils who are not archived. */
export const planImport = (
  rows: readonly (readonly string[])[],
  existing: readonly RosterPupil[],
  { choices = [], numbers: known = NO_NUMBERS, isNewYear = false }: ImportAsked = {},
): ImportPlan => {
  if (rows.every(isBlankRow)) return NOTHING;
  const head = headAt(rows);
  const header = readHeader(rows[head] ?? [], head + 1);
  const ignoredColumns = header.ignored;
  if (header.errors.length > 0) return { ...NOTHING, errors: header.errors, ignoredColumns };

  const sheet = readRows(rows, header, head);
  const repeated = repeatedRows(sheet.rows);
  const spell = sectionSpeller(existing.flatMap(({ classId }) => classId ?? []));
  const once = sheet.rows
    .filter((row) => !repeated.has(row))
    .map((row) => ({ ...row, classId: row.classId && spell(row.classId) }));
  const numbers = makeNumbers(known, existing);
  const isNear = isNewYear ? inNewYear : inSameGrade;
  const first = matchRows(once, existing, numbers, isNear);
  const { matched, likenesses } = resolveLikenesses(first, existing, { choices, numbers, isNear });
  const divided = divide(matched, numbers);
  const named = new Set(divided.touched.map(({ before }) => before));
  const leaving = isNewYear ? leavers(existing, named, likenesses, new Set(once.map(({ grade }) => grade))) : [];
  const gone = new Set(leaving);
  const twins = twinRows(
    divided,
    existing.filter((pupil) => !gone.has(pupil)),
  );

  const faultIn = (field: 'name' | 'nationalNumber', code: ImportErrorCode) => (row: SheetRow) =>
    ({ row: row.row, field, column: header.columns.get(field)?.text ?? null, value: row[field] ?? '', code }) as const;
  const rowsOf = (what: Matched['pupil']) => matched.filter(({ pupil }) => pupil === what).map(({ row }) => row);
  const ambiguous = [...rowsOf('ambiguous'), ...once.filter(({ row }) => twins.has(row))];
  const errors = [
    ...sheet.errors,
    ...[...repeated].map(faultIn('name', 'repeated_in_file')),
    ...ambiguous.map(faultIn('name', 'ambiguous_name')),
    ...numberedAgain(once).map(faultIn('nationalNumber', 'repeated_number')),
    ...rowsOf('taken').map(faultIn('nationalNumber', 'number_taken')),
    ...rowsOf('archived').map(faultIn('nationalNumber', 'number_archived')),
  ].sort(byRow);
  if (errors.length > 0) return { ...NOTHING, errors, ignoredColumns };

  const strange = isStrange(existing, once, divided.additions.length);
  return { ...divided, leaving, isStrange: strange, likenesses, errors, ignoredColumns };
};
