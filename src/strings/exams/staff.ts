import { EXAM_SCORE_MAX } from '#domain/exams/paper';
import { countOf } from '#strings/nouns';
import { counted, formatNumber, outOf } from '#strings/plural';

export const absentCount = countOf('غائب | غائبان | غائبين', 'subject', 'بلا غياب');

export const scoreText = (score: number): string => outOf(score, EXAM_SCORE_MAX);
export const questionName = (number: number): string => `السؤال ${formatNumber(number)}`;

export const examsPage = {
  intro: 'عشرون سؤالًا لكل ورقة: اكتبها أو خذها من البنك، واطبعها، ثم صحّحها وانشر نتيجتها.',
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
  pupils: 'الطلاب',
  absent: 'الغائبون',
  review: 'المراجعة',
  published: 'منشور',
  draft: 'مسودة',
  unreviewed: counted(
    'رُوجِعت كلها | سؤال لم يُراجَع | سؤالان لم يُراجَعا | {n} أسئلة لم تُراجَع | {n} سؤالًا لم يُراجَع | {n} سؤال لم يُراجَع',
  ),
  grading: 'صحّح',
  report: 'النتائج',
  edit: (title: string) => `عدّل «${title}»`,
  copy: (title: string) => `انسخ «${title}»`,
  print: (title: string) => `اطبع «${title}»`,
  remove: (title: string) => `احذف «${title}»`,
  removeTitle: 'حذف الاختبار',
  removeBody: (title: string) => `يُحذف «${title}» بأسئلته ومفتاحه، ولا يعود.`,
  confirmRemove: 'احذفه',
  removed: (title: string) => `حُذف «${title}»`,
  empty: 'لا توجد اختبارات بعد',
  emptyBody: 'أضف اختبارًا من عشرين سؤالًا، من البنك أو من عندك.',
} as const;
