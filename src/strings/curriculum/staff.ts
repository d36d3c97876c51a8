import { addressed, say } from '#strings/addressed';
import { countOf } from '#strings/nouns';
import { counted, formatNumber, outOf } from '#strings/plural';
import { sheetProblems } from '#strings/sheets';
import { importTexts } from './words.ts';

const countLessons = countOf('درس | درسان | دروس');
const weeksIn = countOf('أسبوع | أسبوعان | أسابيع', 'genitive');

export const curriculumPage = addressed({
  title: 'المنهج',
  intro: 'خطة الصف أسبوعًا بأسبوع: ما شُرح، ومن {أتمّه|أتمّته}، وما عليه من أسئلة.',
  tabsLabel: 'أقسام المنهج',
  tabs: { plan: 'الخطة', coverage: 'الأسئلة لكل درس' },
  import: 'استيراد الخطة',
  week: (week: number): string => `الأسبوع ${formatNumber(week)}`,
  current: 'هذا الأسبوع',
  crowded: 'في هذا الأسبوع دروس أكثر من حصصه. تُعرض الزائدة في آخر حصة.',
  taughtOf: (taught: number, of: number): string =>
    taught === 0 ? 'لم يُشرح شيء' : `شُرح ${formatNumber(taught)} من ${formatNumber(of)}`,
  edit: 'تعديل',
  editWeek: (week: number): string => `تعديل الأسبوع ${formatNumber(week)}`,
  noLessons: 'لا دروس في هذا الأسبوع',
  lessons: (week: number): string => `دروس الأسبوع ${formatNumber(week)}`,
  lesson: 'الدرس',
  unplaced: 'لا حصة له',
  period: (day: string, period: number): string => `${day}، الحصة ${formatNumber(period)}`,
  doneOf: (done: number, pupils: number): string =>
    done === 0 ? 'لم يُتمّه أحد' : say`{أتمّه|أتمّته} ${formatNumber(done)} من ${formatNumber(pupils)}`,
  taught: 'شُرح',
  markName: (topic: string): string => `شُرح: ${topic}`,
});

export const coverage = addressed({
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
  emptyBody: '{أضف|أضيفي} دروسًا إلى أسبوع، أو {استورد|استوردي} الخطة من جدول.',
});

export const planForm = addressed({
  unit: 'الوحدة',
  topic: 'الموضوع',
  strand: 'المادة',
  noStrand: '{اختر|اختاري}',
  verses: 'الآيات',
  versesHint: 'مثل \u206678:1-11\u2069، أو {اتركها|اتركيها} فارغة.',
  week: 'الأسبوع',
  lesson: (place: number): string => `الدرس ${formatNumber(place)}`,
  add: 'درس آخر',
  addTo: (course: string): string => `درس آخر في ${course}`,
  remove: (name: string): string => `حذف ${name}`,
  up: (name: string): string => `تقديم ${name}`,
  down: (name: string): string => `تأخير ${name}`,
  save: 'حفظ الأسبوع',
  saved: 'حُفظت الخطة',
  changed: '{غيّر زميلك هذه الخطة وأنت تعدّلها|غيّرت زميلتك هذه الخطة وأنت تعدّلينها}. ما كتبته باقٍ هنا.',
  take: '{اعرض|اعرضي} ما {كتبه|كتبته}',
  keep: '{أبقِ|أبقي} ما كتبتُ لهذا الأسبوع',
});

/** Of a term that has no plan yet. */
export const planCopy = {
  title: (term: string): string => `لا خطة لهذا الصف في «${term}» بعد`,
  body: 'تُنسخ من فصل آخر بمواعيد هذا الفصل، أو تُستورد من جدول، أو تُكتب في الأسابيع أدناه.',
  bodyAlone: 'تُستورد من جدول، أو تُكتب في الأسابيع أدناه.',
  from: 'الخطة من',
  source: (name: string, lessons: number): string => `${name}: ${countLessons(lessons)}`,
  copy: 'نسخ الخطة',
  import: 'استيراد من جدول',
  done: 'نُسخت الخطة على أسابيع هذا الفصل',
} as const;

export const planImport = {
  title: 'استيراد الخطة',
  intro: (grade: string): string =>
    say`تحلّ محلّ خطة ${grade} كلها. سطر لكل درس: ${importTexts.head.join('، ')}. الوحدة والآيات اختياريتان. لن يُحفظ شيء قبل أن {تراه وتؤكّده|تريه وتؤكّديه}.`,
  example: importTexts.head.join('\t'),
  table: 'أخطاء الجدول',
  column: 'العمود',
  fault: 'الخطأ',
  columnName: (column: number): string => importTexts.head[column - 1] ?? formatNumber(column),
  summary: (lessons: number, weeks: number): string =>
    say`${countLessons(lessons)} ${weeks === 0 ? 'بلا أسابيع' : `في ${weeksIn(weeks)}`}. ما شُرح وما {أتمّه الطلاب|أتمّته الطالبات} يبقى لما بقي من الدروس.`,
  done: 'حُفظت الخطة المستوردة',
} as const;

export const planSheetProblems = sheetProblems(
  addressed({
    tooLarge: 'الملف أكبر من ٥ ميغابايت. {أبقِ|أبقي} فيه الخطة وحدها.',
    tooManyRows: 'في الجدول أكثر من ثلاث مئة سطر. {أبقِ|أبقي} خطة الصف وحدها.',
    tooManyColumns: 'في الجدول أكثر من اثني عشر عمودًا. {أبقِ|أبقي} أعمدة الخطة وحدها.',
  }),
);

/** In the form of a question. */
export const lessonField = addressed({
  label: 'الدرس',
  hint: '{يتدرّب الطلاب|تتدرّب الطالبات} على أسئلة الدروس التي شرحتها.',
  none: 'بلا درس',
});
