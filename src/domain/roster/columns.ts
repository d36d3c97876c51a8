import type { ImportError } from './import-errors.ts';
import { foldLabel } from './labels.ts';
import { withoutUnsafeCharacters } from './names.ts';
import { ROSTER_COLUMNS, type RosterColumn } from './pupils.ts';

const REQUIRED: readonly RosterColumn[] = ['name', 'grade'];

/** Headers that are understood, among them those of the lists schools already have. What we write is in `#strings`. */
const SPELLINGS: Record<RosterColumn, readonly string[]> = {
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
    'اسم التلميذ',
    'name',
    'full name',
    'student',
    'student name',
  ],
  grade: ['الصف', 'الصف الدراسي', 'صف الطالب', 'grade'],
  classId: ['الشعبة', 'الفصل', 'رقم الشعبة', 'رقم الفصل', 'اسم الفصل', 'class', 'section'],
  nameReading: ['قراءة الاسم', 'القراءة', 'نطق الاسم', 'النطق', 'الاسم بالتشكيل', 'الاسم مشكولا', 'name reading'],
  calledAs: ['يُنادى', 'ينادى به', 'ما ينادى به', 'اسم النداء', 'اسم الشهرة', 'nickname', 'called'],
};

const columnBySpelling = new Map(
  ROSTER_COLUMNS.flatMap((column) => SPELLINGS[column].map((spelling) => [foldLabel(spelling), column])),
);

interface SheetColumn {
  readonly position: number;
  readonly text: string;
}

export interface Header {
  readonly columns: ReadonlyMap<RosterColumn, SheetColumn>;
  readonly ignored: readonly string[];
  readonly errors: readonly ImportError[];
}

const columnOf = (cell: string): RosterColumn | undefined =>
  columnBySpelling.get(foldLabel(withoutUnsafeCharacters(cell)));

/** Schools' lists begin with the school, the year and the teacher. */
const HEAD_WITHIN = 20;

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
  const columns = new Map<RosterColumn, SheetColumn>();
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
