import type { SheetProblem } from '#domain/files/sheet-problems';
import { countOf, MISTAKES } from './nouns.ts';

/** Wherever a table comes in from a file or by pasting. */
export const sheetSource = {
  drop: 'أفلت ملف Excel أو CSV هنا',
  choose: 'أو اختره من جهازك (xlsx أو csv)',
  paste: 'أو الصق من جدول',
  pasteHint: 'انسخ الخلايا من Excel أو جداول Google مع سطر العناوين، ثم الصقها هنا.',
  preview: 'معاينة ما سيتغيّر',
  reading: (name: string) => `جارٍ قراءة ${name}...`,
  pasted: 'النص الملصق',
  source: (name: string) => `من: ${name}`,
  back: 'مصدر آخر',
  confirm: 'حفظ التغييرات',
  saving: 'جارٍ الحفظ...',
} as const;

const countFaults = countOf(MISTAKES);

/** What a table would change, row by row. */
export const sheetRows = {
  table: 'أسطر الجدول',
  row: 'السطر',
  faults: (count: number) => `${countFaults(count)}: لن يُحفظ شيء حتى يُصحَّح الجدول`,
  nothing: 'كل ما في الجدول محفوظ كما هو.',
  changed: 'تغيّر شيء منذ المعاينة، فلم يُحفظ شيء. راجع الجدول ثم أكّد.',
} as const;

export const sheetProblems = (
  limits: Readonly<Pick<Record<SheetProblem, string>, 'tooLarge' | 'tooManyRows' | 'tooManyColumns'>>,
): Readonly<Record<SheetProblem, string>> => ({
  unreadable: 'تعذّرت قراءة الملف. احفظه بصيغة Excel (xlsx) أو CSV ثم أعد المحاولة.',
  oldExcel: 'هذا ملف Excel بالصيغة القديمة (xls). افتحه واحفظه بصيغة xlsx ثم أعد المحاولة.',
  ...limits,
});
