import { addressed, say } from '#strings/addressed';
import { countOf } from '#strings/nouns';
import { counted, formatNumber, outOf } from '#strings/plural';

export const absentCount = countOf('{غائب|غائبة} | {غائبان|غائبتان} | {غائبين|غائبات}', 'subject', 'بلا غياب');

/** «of» what the paper's marks come to. */
export const scoreText = (score: number, of: number): string => outOf(score, of);
export const questionName = (number: number): string => `السؤال ${formatNumber(number)}`;

export const examsPage = addressed({
  intro:
    'لكل ورقة أسئلتها ودرجاتها: {اكتبها أو خذها من البنك، واطبعها، ثم صحّحها وانشر|اكتبيها أو خذيها من البنك، واطبعيها، ثم صحّحيها وانشري} نتيجتها.',
  table: 'الاختبارات، الأحدث أولًا',
  counted: countOf('اختبار | اختباران | اختبارات'),
  add: 'اختبار جديد',
  exam: 'الاختبار',
  date: 'اليوم',
  graded: 'التصحيح',
  average: 'المتوسط',
  /** In a file, each thing has a column. */
  state: 'الحالة',
  papers: 'صُحّحت',
  pupils: '{الطلاب|الطالبات}',
  absent: '{الغائبون|الغائبات}',
  review: 'المراجعة',
  published: 'منشور',
  draft: 'مسودة',
  unreviewed: counted(
    'رُوجِعت كلها | سؤال لم يُراجَع | سؤالان لم يُراجَعا | {n} أسئلة لم تُراجَع | {n} سؤالًا لم يُراجَع | {n} سؤال لم يُراجَع',
  ),
  grading: '{صحّح|صحّحي}',
  report: 'النتائج',
  edit: (title: string) => say`{عدّل|عدّلي} «${title}»`,
  copy: (title: string) => say`{انسخ|انسخي} «${title}»`,
  print: (title: string) => say`{اطبع|اطبعي} «${title}»`,
  remove: (title: string) => say`{احذف|احذفي} «${title}»`,
  removeTitle: 'حذف الاختبار',
  removeBody: (title: string) => `يُحذف «${title}» بأسئلته ومفتاحه، ولا يعود.`,
  confirmRemove: '{احذفه|احذفيه}',
  removed: (title: string) => `حُذف «${title}»`,
  empty: 'لا توجد اختبارات بعد',
  emptyBody: '{أضف|أضيفي} اختبارًا من أسئلة البنك أو من عندك.',
});
