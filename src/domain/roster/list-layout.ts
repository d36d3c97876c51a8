import type { FileSheet } from '#domain/files/sheet-problems';
import { classOfTitles } from './class-title.ts';
import { HEAD_WITHIN, headOf, readHeader } from './columns.ts';
import type { Grade } from './grades.ts';
import { isBlankRow } from './import-rows.ts';
import { foldLabel, isLowerGrade } from './labels.ts';
import { withoutUnsafeCharacters } from './names.ts';
import { SHEET_COLUMNS, type SheetColumn } from './pupils.ts';

type Fields = readonly (SheetColumn | null)[];

/** What staff said once of a list's columns: known again by all its heads, in whatever order. */
export interface SavedColumns {
  readonly heads: readonly string[];
  readonly fields: Fields;
}

/** What staff say of the columns now. */
export interface ChosenColumns {
  /** The row of the heads; where there are none, the first of the pupils. */
  readonly head: number;
  readonly hasHeads: boolean;
  readonly fields: Fields;
  /** Of everybody, where no column says it. */
  readonly grade: Grade | null;
}

/** Where a row stands in the person's own file. */
export interface Place {
  readonly sheet: string | null;
  readonly row: number;
}

/** The columns that are ours, below one head. Nothing else of the file is sent. */
export interface LaidList {
  readonly rows: string[][];
  /** By row, the head's first. */
  readonly places: readonly Place[];
  /** Heads of columns that are not used. */
  readonly ignored: readonly string[];
  /** Pupils of the grades below ours, whom the list of a whole school has too. */
  readonly lower: number;
  /** Sheets in which no list was found. */
  readonly unread: readonly string[];
  /** To be remembered when the list is taken. */
  readonly learned: SavedColumns | null;
}

export type LayoutProblem = 'differentSheets' | 'severalTables';

export type Layout = LaidList | { readonly asked: ChosenColumns } | { readonly problem: LayoutProblem };

const textOf = (cell: string | undefined): string => withoutUnsafeCharacters(cell ?? '').trim();

/** Each head once: the second of two that are called alike is told apart. */
export const headLabels = (cells: readonly string[]): string[] => {
  const times = new Map<string, number>();
  return cells.map((cell) => {
    const label = foldLabel(textOf(cell));
    const time = (times.get(label) ?? 0) + 1;
    times.set(label, time);
    return time === 1 && label !== '' ? label : `${label} #${time}`;
  });
};

const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each) => other.includes(each));

const savedFields = (cells: readonly string[], saved: readonly SavedColumns[]): Fields | null => {
  const labels = headLabels(cells);
  const known = saved.find(({ heads }) => isSameSet(heads, labels));
  return known ? labels.map((label) => known.fields[known.heads.indexOf(label)] ?? null) : null;
};

interface Table {
  readonly head: number;
  readonly fields: Fields;
  /** Where two columns are for one thing nobody can say which of them counts. */
  readonly isClear: boolean;
}

const readTable = (cells: readonly string[], head: number): Table | null => {
  const { columns, errors } = readHeader(cells);
  if (!columns.has('name')) return null;
  const byPosition = new Map([...columns].map(([field, { position }]) => [position, field]));
  return {
    head,
    fields: cells.map((_, position) => byPosition.get(position) ?? null),
    isClear: !errors.some(({ code }) => code === 'repeated_column'),
  };
};

const has = ({ fields }: { readonly fields: Fields }, field: SheetColumn): boolean => fields.includes(field);

const findTable = ({ rows }: FileSheet, saved: readonly SavedColumns[]): Table | null => {
  const top = rows.slice(0, HEAD_WITHIN);
  for (const [head, cells] of top.entries()) {
    const fields = isBlankRow(cells) ? null : savedFields(cells, saved);
    if (fields) return { head, fields, isClear: true };
  }
  const found = top.flatMap((cells, head) => readTable(cells, head) ?? []);
  return found.find((table) => has(table, 'grade')) ?? found[0] ?? null;
};

const filled = (cells: readonly string[]): number => cells.filter((cell) => cell.trim() !== '').length;

/** What is asked of a list whose columns are not known: the fullest of its first rows may be the head. */
const askOf = (sheet: FileSheet, table: Table | null): { asked: ChosenColumns } => {
  const top = sheet.rows.slice(0, HEAD_WITHIN).map(filled);
  const head = table?.head ?? Math.max(0, top.indexOf(Math.max(...top)));
  return { asked: { head, hasHeads: true, fields: table?.fields ?? [], grade: null } };
};

interface ReadSheet {
  readonly fields: readonly SheetColumn[];
  readonly head: readonly string[];
  readonly lines: readonly { readonly place: Place; readonly cells: string[] }[];
  readonly ignored: readonly string[];
}

interface Told {
  readonly grade: string | null;
  readonly section: string | null;
}

const positionsOf = (fields: Fields) =>
  SHEET_COLUMNS.flatMap((field) => (fields.includes(field) ? [{ field, position: fields.indexOf(field) }] : []));

/** A line below the head that names another class than stood above it. */
const isOfAnother = (cells: readonly string[], told: Told): boolean => {
  const { grade, section } = classOfTitles([cells], null);
  return (grade !== null && String(grade) !== told.grade) || (section !== null && section !== told.section);
};

/** The rows of one sheet, with the class that stood above them. Null where the sheet holds several tables. */
const readSheet = (sheet: FileSheet, table: Table, hasHeads: boolean, told: Told): ReadSheet | null => {
  const head = hasHeads ? (sheet.rows[table.head] ?? []) : [];
  const own = positionsOf(table.fields);
  const added = [
    ...(has(table, 'grade') || told.grade === null ? [] : [{ field: 'grade' as const, text: told.grade }]),
    ...(has(table, 'classId') || told.section === null ? [] : [{ field: 'classId' as const, text: told.section }]),
  ];
  const headText = head.join();
  const from = table.head + (hasHeads ? 1 : 0);
  const below = sheet.rows.flatMap((cells, at) => (at < from || isBlankRow(cells) ? [] : [{ cells, at }]));
  const isHeadAgain = (cells: readonly string[]) => hasHeads && cells.join() === headText;
  if (added.length > 0 && below.some(({ cells }) => isOfAnother(cells, told))) return null;
  const texts = below
    .filter(({ cells }) => !isHeadAgain(cells))
    .map(({ cells, at }) => ({ at, cells: own.map(({ position }) => cells[position] ?? '') }));
  return {
    fields: [...own, ...added].map(({ field }) => field),
    head: [
      ...own.map(({ field, position }) => headOf(field, head[position])),
      ...added.map(({ field }) => headOf(field, undefined)),
    ],
    lines: texts
      .filter(({ cells }) => !isBlankRow(cells))
      .map(({ cells, at }) => ({
        place: { sheet: sheet.name, row: at + 1 },
        cells: [...cells, ...added.map(({ text }) => text)],
      })),
    ignored: head.filter((cell, position) => !table.fields[position] && textOf(cell) !== '').map(textOf),
  };
};

const toldOf = (sheet: FileSheet, head: number, grade: Grade | null): Told => {
  const titled = classOfTitles(sheet.rows.slice(0, head), sheet.name);
  const said = grade ?? titled.grade;
  return { grade: said === null ? null : String(said), section: titled.section };
};

const isReadable = (table: Table, told: Told): boolean =>
  table.isClear && has(table, 'name') && (has(table, 'grade') || told.grade !== null);

const joined = (sheets: readonly ReadSheet[], unread: readonly string[], learned: SavedColumns | null): Layout => {
  const [first] = sheets;
  if (!first || sheets.some(({ fields }) => !isSameSet(fields, first.fields))) return { problem: 'differentSheets' };
  const lines = sheets.flatMap((sheet) => {
    const order = first.fields.map((field) => sheet.fields.indexOf(field));
    return sheet.lines.map(({ place, cells }) => ({ place, cells: order.map((at) => cells[at] ?? '') }));
  });
  const gradeAt = first.fields.indexOf('grade');
  const ours = lines.filter(({ cells }) => !isLowerGrade(cells[gradeAt] ?? ''));
  return {
    rows: [[...first.head], ...ours.map(({ cells }) => cells)],
    places: [{ sheet: null, row: 1 }, ...ours.map(({ place }) => place)],
    ignored: [...new Set(sheets.flatMap(({ ignored }) => ignored))],
    lower: lines.length - ours.length,
    unread,
    learned,
  };
};

const nameOf = ({ name }: FileSheet): string => name ?? '';

/** Under the heads of the first sheet: the others of a file look like it. */
const learnedFrom = (first: FileSheet | undefined, chosen: ChosenColumns | null): SavedColumns | null => {
  if (!first || !chosen?.hasHeads) return null;
  const heads = headLabels(first.rows[chosen.head] ?? []);
  return { heads, fields: heads.map((_, at) => chosen.fields[at] ?? null) };
};

type Outcome = ReadSheet | 'several' | 'unread';

const outcomeOf = (sheet: FileSheet, table: Table | null, hasHeads: boolean, grade: Grade | null): Outcome => {
  if (!table) return 'unread';
  const told = toldOf(sheet, table.head, grade);
  return isReadable(table, told) ? (readSheet(sheet, table, hasHeads, told) ?? 'several') : 'unread';
};

const isFilled = ({ rows }: FileSheet): boolean => rows.some((cells) => !isBlankRow(cells));

/** The sheet whose columns are asked about. */
export const firstSheet = (file: readonly FileSheet[]): FileSheet | undefined => file.find(isFilled);

/** As the columns are understood, to be said otherwise. */
export const columnsOf = (sheet: FileSheet, saved: readonly SavedColumns[]): ChosenColumns =>
  askOf(sheet, findTable(sheet, saved)).asked;

/**
 * A school's file as one list with the columns that we know, by themselves, by what staff said of them before (`saved`) or
 * say of them now (`chosen`). A class that stands above a list, or in the name of its sheet, is of all that is in it.
 */
export const layOut = (
  file: readonly FileSheet[],
  saved: readonly SavedColumns[] = [],
  chosen: ChosenColumns | null = null,
): Layout => {
  const sheets = file.filter(isFilled);
  const [first] = sheets;
  if (!first) return { rows: [], places: [], ignored: [], lower: 0, unread: [], learned: null };
  const learned = learnedFrom(first, chosen);
  const known = learned ? [learned, ...saved] : saved;
  const outcomes = sheets.map((sheet) => {
    const headless = chosen?.hasHeads === false && sheet === first ? chosen : null;
    const table = headless ? { ...headless, isClear: true } : findTable(sheet, known);
    return { sheet, outcome: outcomeOf(sheet, table, headless === null, chosen?.grade ?? null) };
  });
  if (outcomes.some(({ outcome }) => outcome === 'several')) return { problem: 'severalTables' };
  const read = outcomes.flatMap(({ outcome }) => (typeof outcome === 'string' ? [] : outcome));
  const unread = outcomes.filter(({ outcome }) => outcome === 'unread').map(({ sheet }) => nameOf(sheet));
  return read.length === 0 ? askOf(first, findTable(first, known)) : joined(read, unread, learned);
};
