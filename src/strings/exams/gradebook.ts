import type { MarkState } from '#domain/exams/gradebook';
import { addressed } from '#strings/addressed';
import { counted, formatNumber } from '#strings/plural';

/** In refusals and in the log. */
export const weightsText = {
  sum: (sum: number) => `مجموعها ${formatNumber(sum)}`,
  line: (title: string, weight: number | null) => `${title}: ${weight === null ? 'بلا وزن' : formatNumber(weight)}`,
} as const;

export const bookStates: Readonly<Record<Exclude<MarkState, 'sat'>, string>> = addressed({
  makeup: 'تعويضي',
  absent: '{غائب|غائبة}',
  none: '—',
});

/** A word where nothing can be added up. */
export const markInFile = (mark: { score: number | null; state: MarkState } | undefined): number | string | null =>
  mark?.score ?? (mark?.state === 'absent' ? bookStates.absent : null);

export const gradebook = addressed({
  intro: 'كل اختبارات الفصل المنشورة، ومجموع كل {طالب|طالبة} بأوزانها.',
  table: 'درجات الفصل',
  search: 'بحث باسم {الطالب|الطالبة}',
  total: 'المجموع',
  pupils: counted(
    '{لا طلاب|لا طالبات} | {طالب واحد|طالبة واحدة} | {طالبان|طالبتان} | {n} {طلاب|طالبات} | {n} {طالبًا|طالبة} | {n} {طالب|طالبة}',
  ),
  column: (title: string, max: number) => `${title} (${formatNumber(max)})`,
  weight: (weight: number) => `الوزن ${formatNumber(weight)}`,
  equally: 'لم تُوزَّع الأوزان على كل اختبارات الفصل، فكلها متساوية حتى تُوزَّع.',
  setWeights: '{وزّع|وزّعي} الأوزان',
  weightsIntro: 'وزن كل اختبار من مئة، ومجموعها مئة.',
  sum: (sum: number) => `المجموع ${formatNumber(sum)} من ١٠٠`,
  save: '{احفظ|احفظي} الأوزان',
  saved: 'حُفظت الأوزان',
  empty: 'لا اختبارات منشورة في هذا الفصل',
  emptyBody: 'حين تُنشر نتيجة اختبار تظهر درجاته هنا.',
  printList: '{اطبع|اطبعي} السجل',
  printCards: '{اطبع|اطبعي} بطاقات الدرجات',
  excel: '{صدّر|صدّري} بترتيب كشوف الوزارة',
  excelWhole: '{صدّره|صدّريه} بأرقام الهوية كاملة',
  exported: (name: string) => `حُفظ الملف ${name}`,
  preparing: 'جارٍ التجهيز...',
  print: '{اطبع|اطبعي}',
});

/** On paper. */
export const gradeCard = addressed({
  list: (of: string, term: string) => `سجل درجات ${of}، ${term}`,
  title: 'بطاقة درجات',
  name: '{الطالب|الطالبة}:',
  exam: 'الاختبار',
  date: 'التاريخ',
  mark: 'الدرجة',
  weight: 'الوزن',
  total: 'المجموع',
  missed: 'يُحسب المجموع مما {اختُبر|اختُبرت} فيه، والغياب مذكور كما هو.',
  teacher: '{المعلّم|المعلّمة}:',
  guardian: 'توقيع وليّ الأمر:',
});

/** The columns of the ministry's lists. */
export const ministryList = addressed({
  fileName: (grade: string, term: string) => `كشف درجات ${grade} ${term}.xlsx`,
  sheet: 'كشف الدرجات',
  number: 'م',
  national: 'رقم الهوية',
  name: 'اسم {الطالب|الطالبة}',
  section: 'الشعبة',
  total: 'المجموع',
  of: 'من',
});

/** What each reached in one exam. */
export const resultsTable = addressed({
  title: '{طالبًا طالبًا|طالبة طالبة}',
  score: 'الدرجة',
  percent: 'النسبة',
  change: 'عن الاختبار السابق',
  /** A zero alone is a dot. */
  unchanged: 'كما كانت',
  weakest: 'الأضعف',
  line: 'حدّ المتابعة',
  everybody: 'الجميع',
  below: (percent: number) => `دون ${formatNumber(percent)}٪`,
  empty: 'لا نتائج هنا',
  emptyBody: 'لا أحد دون هذا الحد، أو لم تُصحَّح الأوراق بعد.',
});
