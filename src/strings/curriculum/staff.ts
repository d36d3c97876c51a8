import { countOf } from '#strings/nouns';
import { counted, formatNumber, outOf } from '#strings/plural';
import { sheetProblems } from '#strings/sheets';
import { importTexts } from './words.ts';

const countLessons = countOf('درس | درسان | دروس');
const weeksIn = countOf('أسبوع | أسبوعان | أسابيع', 'genitive');

export const curriculumPage = {
  title: 'المنهج',
  intro: 'خطة الصف أسبوعًا بأسبوع: ما شُرح، ومن أتمّه، وما عليه من أسئلة.',
  tabsLabel: 'أقسام المنهج',
  tabs: { plan: 'الخطة', coverage: 'الأسئلة لكل درس' },
  import: 'استيراد الخطة',
  week: (week: number): string => `الأسبوع ${formatNumber(week)}`,
  current: 'هذا الأسبوع',
  taughtOf: (taught: number, of: number): string =>
    taught === 0 ? 'لم يُشرح شيء' : `شُرح ${formatNumber(taught)} من ${formatNumber(of)}`,
  edit: 'تعديل',
  editWeek: (week: number): string => `تعديل الأسبوع ${formatNumber(week)}`,
  noLessons: 'لا دروس في هذا الأسبوع',
  lessons: (week: number): string => `دروس الأسبوع ${formatNumber(week)}`,
  lesson: 'الدرس',
  subject: 'المادة',
  when: 'الموعد',
  unplaced: 'لا حصة له',
  period: (day: string, period: number): string => `${day}، الحصة ${formatNumber(period)}`,
  doneOf: (done: number, pupils: number): string =>
    done === 0 ? 'لم يُتمّه أحد' : `أتمّه ${formatNumber(done)} من ${formatNumber(pupils)}`,
  taught: 'شُرح',
  markName: (topic: string): string => `شُرح: ${topic}`,
} as const;

export const coverage = {
  table: 'أسئلة كل درس',
  search: 'بحث في الدروس',
  strand: 'المادة',
  allStrands: 'كل المواد',
  unit: 'الوحدة',
  weeks: 'الأسابيع',
  questions: 'الأسئلة',
  few: outOf,
  none: 'بلا أسئلة',
  rate: 'نسبة الصواب',
  unanswered: 'لم يُجب أحد بعد',
  enough: 'لكل درس في الخطة ما يكفي من الأسئلة.',
  short: counted(
    ' | درس واحد يحتاج إلى أسئلة. | درسان يحتاجان إلى أسئلة. | {n} دروس تحتاج إلى أسئلة. | {n} درسًا يحتاج إلى أسئلة. | {n} درس يحتاج إلى أسئلة.',
  ),
  empty: 'لا دروس يُسأل عنها في الخطة',
  emptyBody: 'أضف دروسًا إلى أسبوع، أو استورد الخطة من جدول.',
} as const;

export const planForm = {
  unit: 'الوحدة',
  topic: 'الموضوع',
  strand: 'المادة',
  noStrand: 'اختر',
  verses: 'الآيات',
  versesHint: 'مثل \u206678:1-11\u2069، أو اتركها فارغة.',
  week: 'الأسبوع',
  lesson: (place: number): string => `الدرس ${formatNumber(place)}`,
  add: 'درس آخر',
  addTo: (course: string): string => `درس آخر في ${course}`,
  remove: (name: string): string => `حذف ${name}`,
  up: (name: string): string => `تقديم ${name}`,
  down: (name: string): string => `تأخير ${name}`,
  save: 'حفظ الأسبوع',
  saved: 'حُفظت الخطة',
  changed: 'غيّر زميلك هذه الخطة وأنت تعدّلها. ما كتبته باقٍ هنا.',
  take: 'اعرض ما كتبه',
  keep: 'أبقِ ما كتبتُ لهذا الأسبوع',
} as const;

export const planImport = {
  title: 'استيراد الخطة',
  intro: (grade: string): string =>
    `تحلّ محلّ خطة ${grade} كلها. سطر لكل درس: ${importTexts.head.join('، ')}. الوحدة والآيات اختياريتان. لن يُحفظ شيء قبل أن تراه وتؤكّده.`,
  example: importTexts.head.join('\t'),
  table: 'أخطاء الجدول',
  column: 'العمود',
  fault: 'الخطأ',
  columnName: (column: number): string => importTexts.head[column - 1] ?? formatNumber(column),
  summary: (lessons: number, weeks: number): string =>
    `${countLessons(lessons)} ${weeks === 0 ? 'بلا أسابيع' : `في ${weeksIn(weeks)}`}. ما شُرح وما أتمّه الطلاب يبقى لما بقي من الدروس.`,
  done: 'حُفظت الخطة المستوردة',
} as const;

export const planSheetProblems = sheetProblems({
  tooLarge: 'الملف أكبر من ٥ ميغابايت. أبقِ فيه الخطة وحدها.',
  tooManyRows: 'في الجدول أكثر من ثلاث مئة سطر. أبقِ خطة الصف وحدها.',
  tooManyColumns: 'في الجدول أكثر من اثني عشر عمودًا. أبقِ أعمدة الخطة وحدها.',
});

/** In the form of a question. */
export const lessonField = {
  label: 'الدرس',
  hint: 'يتدرّب الطلاب على أسئلة الدروس التي شرحتها.',
  none: 'بلا درس',
} as const;
