import type { ImportError } from './import-errors.ts';
import { foldLabel } from './labels.ts';
import { withoutUnsafeCharacters } from './names.ts';
import { SHEET_COLUMNS, type SheetColumn } from './pupils.ts';

const REQUIRED: readonly SheetColumn[] = ['name', 'grade'];

/**
 * Headers that are understood, the first as the product spells it. Of Noor's lists «اسم الطالب», «رقم الهوية», «الصف»,
 * «الفصل» and «رقم السجل المدني» are seen on schools' own papers; «اسم الصف», «وصف الصف», «اسم الشعبة» and what joins two
 * with a stroke are guesses. What else they hold («رقم الطالب», «حالة القيد», «الجوال») is nothing of ours and is passed
 * over. Whatever is called otherwise staff say once (`list-layout.ts`).
 */
const SPELLINGS: Record<SheetColumn, readonly string[]> = {
  name: [
    'الاسم',
    'الاسم الكامل',
    'الاسم الثلاثي',
    'الاسم الرباعي',
    'الطالب',
    'الطالبة',
    'اسم الطالب',
    'اسم الطالبة',
    'اسم الطالب الكامل',
    'اسم الطالبة الكامل',
    'اسم التلميذ',
    'اسم التلميذة',
    'name',
    'full name',
    'student',
    'student name',
  ],
  grade: ['الصف', 'الصف الدراسي', 'صف الطالب', 'صف الطالبة', 'اسم الصف', 'وصف الصف', 'grade'],
  classId: ['الشعبة', 'الفصل', 'رقم الشعبة', 'رقم الفصل', 'اسم الفصل', 'اسم الشعبة', 'class', 'section'],
  nameReading: ['قراءة الاسم', 'القراءة', 'نطق الاسم', 'النطق', 'الاسم بالتشكيل', 'الاسم مشكولا', 'name reading'],
  calledAs: ['يُنادى', 'تُنادى', 'ينادى به', 'ما ينادى به', 'اسم النداء', 'اسم الشهرة', 'nickname', 'called'],
  nationalNumber: [
    'رقم الهوية',
    'رقم الهوية الوطنية',
    'الهوية',
    'الهوية الوطنية',
    'رقم هوية الطالب',
    'رقم هوية الطالبة',
    'السجل المدني',
    'رقم السجل المدني',
    'رقم الإقامة',
    'الإقامة',
    'رقم الهوية أو الإقامة',
    'رقم الهوية / الإقامة',
    'السجل المدني / الإقامة',
    'national id',
    'national number',
    'id number',
    'identity number',
  ],
};

const columnBySpelling = new Map(
  SHEET_COLUMNS.flatMap((column) => SPELLINGS[column].map((spelling) => [foldLabel(spelling), column])),
);

interface PlacedColumn {
  readonly position: number;
  readonly text: string;
}

export interface Header {
  readonly columns: ReadonlyMap<SheetColumn, PlacedColumn>;
  readonly ignored: readonly string[];
  readonly errors: readonly ImportError[];
}

/** Of the lists that schools have. */
export const columnOf = (cell: string): SheetColumn | undefined =>
  columnBySpelling.get(foldLabel(withoutUnsafeCharacters(cell)));

/** What a column is called to the server: as in the list, where that is understood. */
export const headOf = (field: SheetColumn, cell = ''): string =>
  columnOf(cell) === field ? withoutUnsafeCharacters(cell).trim() : (SPELLINGS[field][0] ?? field);

/** Schools' lists begin with the school, the year and the teacher. */
export const HEAD_WITHIN = 20;

/** Where the head is: the first row that names all we need, else the one that names most of it, else the first. */
export const headAt = (rows: readonly (readonly string[])[]): number => {
  const named = rows.slice(0, HEAD_WITHIN).map((cells) => {
    const ours = new Set(cells.map(columnOf));
    return REQUIRED.filter((field) => ours.has(field)).length + Number(ours.has('name')) / 2;
  });
  const most = Math.max(...named);
  const first = rows.findIndex((cells) => cells.some((cell) => cell.trim() !== ''));
  return most > 0 ? named.indexOf(most) : Math.max(0, first);
};

/** Finds our columns in any order. Two columns for one thing are refused: nobody can say which of them counts. */
export const readHeader = (cells: readonly string[], row = 1): Header => {
  const columns = new Map<SheetColumn, PlacedColumn>();
  const ignored: string[] = [];
  const errors: ImportError[] = [];
  for (const [position, cell] of cells.entries()) {
    const text = withoutUnsafeCharacters(cell).trim();
    const field = columnOf(text);
    if (field === undefined) ignored.push(text);
    else if (columns.has(field)) errors.push({ row, field, column: text, value: '', code: 'repeated_column' });
    else columns.set(field, { position, text });
  }
  for (const field of REQUIRED)
    if (!columns.has(field)) errors.push({ row, field, column: null, value: '', code: 'missing_column' });
  return { columns, ignored: ignored.filter((text) => text !== ''), errors };
};
