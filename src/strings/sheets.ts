import type { SheetProblem } from '#domain/files/sheet-problems';
import { addressed, together } from '#strings/addressed';
import { countOf, MISTAKES } from './nouns.ts';

/** Wherever a table comes in from a file or by pasting. */
export const sheetSource = addressed({
  drop: '{أفلت|أفلتي} ملف Excel أو CSV هنا',
  choose: 'أو {اختره|اختاريه} من جهازك (xlsx أو csv)',
  paste: 'أو {الصق|الصقي} من جدول',
  pasteHint: '{انسخ|انسخي} الخلايا من Excel أو جداول Google مع سطر العناوين، ثم {الصقها|الصقيها} هنا.',
  preview: 'معاينة ما سيتغيّر',
  reading: (name: string) => `جارٍ قراءة ${name}...`,
  pasted: 'النص الملصق',
  source: (name: string) => `من: ${name}`,
  back: 'مصدر آخر',
  confirm: 'حفظ التغييرات',
  saving: 'جارٍ الحفظ...',
});

const countFaults = countOf(MISTAKES);

/** What a table would change, row by row. */
export const sheetRows = addressed({
  table: 'أسطر الجدول',
  row: 'السطر',
  faults: (count: number) => `${countFaults(count)}: لن يُحفظ شيء حتى يُصحَّح الجدول`,
  nothing: 'كل ما في الجدول محفوظ كما هو.',
  changed: 'تغيّر شيء منذ المعاينة، فلم يُحفظ شيء. {راجع|راجعي} الجدول ثم {أكّد|أكّدي}.',
});

export const sheetProblems = (
  limits: Readonly<Pick<Record<SheetProblem, string>, 'tooLarge' | 'tooManyRows' | 'tooManyColumns'>>,
): Readonly<Record<SheetProblem, string>> =>
  together<Record<SheetProblem, string>>(
    addressed({
      unreadable: 'تعذّرت قراءة الملف. {احفظه|احفظيه} بصيغة Excel (xlsx) أو CSV ثم {أعد|أعيدي} المحاولة.',
      oldExcel:
        'هذا ملف Excel بالصيغة القديمة (xls). {افتحه واحفظه|افتحيه واحفظيه} بصيغة xlsx ثم {أعد|أعيدي} المحاولة.',
    }),
    limits,
  );
