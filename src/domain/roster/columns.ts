import type { ImportError } from './import-errors.ts';
import { foldLabel } from './labels.ts';
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

/** Finds our columns in any order. Two columns for one thing are refused: nobody can say which of them counts. */
export const readHeader = (cells: readonly string[]): Header => {
  const columns = new Map<RosterColumn, SheetColumn>();
  const ignored: string[] = [];
  const errors: ImportError[] = [];
  for (const [position, cell] of cells.entries()) {
    const text = cell.trim();
    const field = columnBySpelling.get(foldLabel(text));
    if (field === undefined) ignored.push(text);
    else if (columns.has(field)) errors.push({ row: 1, field, column: text, code: 'repeated_column' });
    else columns.set(field, { position, text });
  }
  for (const field of REQUIRED)
    if (!columns.has(field)) errors.push({ row: 1, field, column: null, code: 'missing_column' });
  return { columns, ignored: ignored.filter((text) => text !== ''), errors };
};
