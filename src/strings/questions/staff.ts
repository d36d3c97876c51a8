import { firstName } from '#domain/roster/first-name';
import type { Grade } from '#domain/roster/grades';
import { addressed, say } from '#strings/addressed';
import { countOf, TIMES } from '#strings/nouns';
import { counted, formatNumber, outOf, type PluralForms, plural } from '#strings/plural';
import { sheetProblems } from '#strings/sheets';
import { gradeNames } from '#strings/widgets';

export const questionCount = countOf('سؤال | سؤالان | أسئلة');

export const questionsPage = addressed({
  title: 'الأسئلة',
  intro: 'ما يُطرح على {الطلاب|الطالبات} في التدريب والسباق.',
  search: 'بحث في الأسئلة أو بالرقم',
  use: 'الاستعمال',
  allUses: 'كل الاستعمالات',
  state: 'الحالة',
  states: { active: 'مطروحة الآن', unreviewed: 'لم تُراجَع بعد', retired: 'موقوفة', all: 'كل الأسئلة' },
  subject: 'المادة',
  allSubjects: 'كل المواد',
  type: 'النوع',
  allTypes: 'كل الأنواع',
  difficulty: 'الصعوبة',
  allDifficulties: 'كل المستويات',
  add: 'سؤال جديد',
  import: 'استيراد',
  export: 'تصدير',
  matching: 'خيارات المزاوجة',
  sheet: 'ورقة الأسئلة',
  raceSheet: 'ورقة السباق',
  table: 'أسئلة الصف',
  question: 'السؤال',
  answer: 'الإجابة',
  subjectAndType: 'المادة والنوع',
  worth: 'المستوى',
  statistics: 'نسبة الصواب',
  review: 'المراجعة',
  /** In a file, each thing has a column. */
  number: 'الرقم',
  points: 'النقاط',
  answered: 'الإجابات',
  attempts: countOf('إجابة | إجابتان | إجابات', 'subject', 'لم يُجب عنه أحد'),
  unreviewed: 'لم يُراجَع بعد',
  reviewedBy: (name: string) => say`{راجعه|راجعته} ${name}`,
  reviewed: 'رُوجِع',
  approve: (number: number) => `راجعت السؤال ${formatNumber(number)} وهو صحيح`,
  withdraw: (number: number) => `سحب مراجعة السؤال ${formatNumber(number)}`,
  retired: 'موقوف',
  edit: (number: number) => `تعديل السؤال ${formatNumber(number)}`,
  retire: (number: number) => `إيقاف السؤال ${formatNumber(number)}`,
  restore: (number: number) => `إعادة السؤال ${formatNumber(number)}`,
  retiredNow: (number: number) => `لن يُطرح السؤال ${formatNumber(number)} بعد الآن`,
  restoredNow: (number: number) => `عاد السؤال ${formatNumber(number)} إلى المطروح`,
  alsoIn: (grades: readonly Grade[]) => `يُطرح أيضًا في: ${grades.map((grade) => gradeNames[grade]).join('، ')}`,
  choices: (number: number, attempts: string) =>
    say`${attempts}: ما {اختاره الطلاب|اختارته الطالبات} في السؤال ${formatNumber(number)}`,
  undo: 'تراجع',
  empty: 'لا توجد أسئلة لهذا الصف',
  emptyBody: '{أضف|أضيفي} سؤالًا، أو {استورد|استوردي} الأسئلة من جدول.',
  exported: (name: string) => `حُفظ الملف ${name}`,
});

interface Reviewed {
  readonly reviewedAt: string | null;
  readonly reviewedBy: string | null;
}

/** Of a question, wherever it is asked. */
export const reviewText = ({ reviewedAt, reviewedBy }: Reviewed): string => {
  if (reviewedAt === null) return questionsPage.unreviewed;
  return reviewedBy ? questionsPage.reviewedBy(firstName(reviewedBy)) : questionsPage.reviewed;
};

/** Which options were chosen, of all grades and wordings together. */
export const choicesDialog = {
  title: (number: number) => `اختيارات السؤال ${formatNumber(number)}`,
  options: 'الخيارات، وكم مرة اختير كل منها',
  times: countOf(TIMES, 'subject', 'لم يختره أحد'),
  right: 'الصحيح',
  former: 'من صياغة سابقة',
  nobody: 'لم يُجب عنه أحد بعد.',
  together: 'من كل الصفوف التي يُطرح فيها، ومن كل صياغاته.',
} as const;

export const reviewNotice = addressed({
  left: counted(
    '{راجع المعلّمون|راجعت المعلّمات} كل أسئلة هذا الصف. | بقي سؤال واحد لم {يراجعه معلّم|تراجعه معلّمة} بعد. | بقي سؤالان لم {يراجعهما معلّم|تراجعهما معلّمة} بعد. | بقيت {n} أسئلة لم {يراجعها معلّم|تراجعها معلّمة} بعد. | بقي {n} سؤالًا لم {يراجعه معلّم|تراجعه معلّمة} بعد. | بقي {n} سؤال لم {يراجعه معلّم|تراجعه معلّمة} بعد.',
  ),
  honest: 'كُتبت الأسئلة الأولى وقورنت بمصادرها قبل وضعها هنا، ولم {يراجعها معلّم|تراجعها معلّمة} من المدرسة بعد.',
  start: '{ابدأ|ابدئي} المراجعة',
});

export const reviewFlow = addressed({
  title: 'مراجعة الأسئلة',
  place: outOf,
  confirm: 'راجعته وهو صحيح',
  edit: '{عدّله|عدّليه}',
  skip: 'التالي',
  back: 'السابق',
  keys: 'Enter للاعتماد، والأسهم للتنقل',
  answer: 'الإجابة',
  right: 'الإجابة الصحيحة',
  correction: 'التصحيح',
  explanation: 'الشرح',
  source: 'المصدر',
  noExplanation: 'بلا شرح',
  done: 'انتهت المراجعة',
  doneBody: '{راجع المعلّمون|راجعت المعلّمات} كل أسئلة هذا الصف. ما يُعدَّل بعد الآن يعود إلى هنا.',
  close: 'إغلاق',
});

export const questionForm = addressed({
  addTitle: 'سؤال جديد',
  editTitle: (number: number) => `تعديل السؤال ${formatNumber(number)}`,
  add: 'إضافة',
  save: 'حفظ',
  text: 'نص السؤال',
  use: 'يُطرح في',
  alsoIn: 'يُطرح أيضًا في',
  alsoInHint: 'نص واحد ومراجعة واحدة لكل الصفوف التي يُطرح فيها.',
  subject: 'المادة',
  type: 'نوع السؤال',
  difficulty: 'الصعوبة',
  points: 'النقاط (٣ إلى ٢٠)',
  options: 'الخيارات، وأمام الصحيح علامة',
  option: (place: number) => `الخيار ${formatNumber(place)}`,
  isRight: (place: number) => `الخيار ${formatNumber(place)} هو الصحيح`,
  addOption: 'خيار آخر',
  removeOption: (place: number) => `حذف الخيار ${formatNumber(place)}`,
  answer: 'الإجابة الصحيحة',
  source: 'المصدر',
  sourceHint: 'الآية والسورة، أو الحديث ومن رواه، أو الدرس.',
  correction: 'التصحيح',
  correctionHint: 'العبارة كما هي في الصواب.',
  explanation: 'الشرح (اختياري)',
  again: 'إن تغيّر كلام السؤال عاد بعد الحفظ إلى قائمة المراجعة، ولا يتغيّر ما بدأ من محاولات وسباقات.',
  added: (number: number) => `أُضيف السؤال ${formatNumber(number)}`,
  saved: (number: number) => `حُفظ السؤال ${formatNumber(number)}`,
  changed: '{غيّر زميلك هذا السؤال وأنت تعدّله|غيّرت زميلتك هذا السؤال وأنت تعدّلينه}.',
  take: '{اعرض|اعرضي} ما {كتبه|كتبته} بدل ما كتبتُ',
});

export const matchingDialog = {
  title: 'خيارات المزاوجة',
  body: 'تشترك فيها كل أسئلة المزاوجة في هذا الصف. تبقى الإجابة في مكانها من القائمة، وتعود الأسئلة إلى المراجعة.',
  option: (place: number) => `الخيار ${formatNumber(place)}`,
  save: 'حفظ',
  saved: 'حُفظت خيارات المزاوجة',
} as const;

/** Of a bank from which questions are taken elsewhere. */
export const bankPicker = addressed({
  open: '{خذ|خذي} من البنك',
  title: (type: string) => `من بنك الأسئلة: ${type}`,
  left: counted(
    'لا مكان فارغًا في هذا القسم | بقي مكان واحد فارغ | بقي مكانان فارغان | بقيت {n} أماكن فارغة | بقي {n} مكانًا فارغًا | بقي {n} مكان فارغ',
  ),
  search: 'بحث في الأسئلة',
  list: 'أسئلة البنك',
  take: '{خذه|خذيه}',
  numbered: (number: number) => `السؤال ${formatNumber(number)} من البنك`,
  taken: 'في الورقة',
  answer: (answer: string) => `الإجابة: ${answer}`,
  about: (parts: readonly string[]) => parts.join(' · '),
  empty: 'لا أسئلة من هذا النوع في البنك',
});

const faultForms: PluralForms =
  'لا أخطاء | سطر واحد فيه خطأ | سطران فيهما خطأ | {n} أسطر فيها خطأ | {n} سطرًا فيه خطأ | {n} سطر فيه خطأ';

export const questionImport = addressed({
  title: 'استيراد الأسئلة',
  intro: (grade: string) =>
    say`إلى ${grade}. السطر الأول عناوين الأعمدة. السطر الذي له رقم يعدّل سؤاله، وما بلا رقم سؤال جديد: للتدريب، أو للسباق إن قال ذلك عمود «الاستعمال». لن يُحفظ شيء قبل أن {تراه وتؤكّده|تريه وتؤكّديه}.`,
  example: 'المادة\tالنوع\tالسؤال\tالإجابة\tالصعوبة\tالنقاط\tالمصدر\tالتصحيح',
  template: 'تنزيل أسئلة الصف نموذجًا',
  added: 'ستُضاف',
  edited: 'ستُعدَّل',
  same: 'بلا تغيير',
  changes: { add: 'جديد', edit: 'تعديل', same: 'كما هو', error: 'خطأ' },
  faults: (count: number) => `${plural(count, faultForms)}: لن يُحفظ شيء حتى يُصحَّح الجدول`,
  change: 'ما سيحدث',
  text: 'السؤال',
  answer: (answer: string) => `الإجابة: ${answer}`,
  options: (options: readonly string[]) => `الخيارات: ${options.join('، ')}`,
  dateCell: 'حوّل Excel هذه الخلية إلى تاريخ. {اجعلها|اجعليها} نصًّا، {واكتب|واكتبي} ما فيها من جديد.',
  empty: 'لا توجد أسئلة في الجدول.',
  done: (added: number, edited: number) =>
    [
      ...(added > 0 ? [`أُضيف ${questionCount(added)}`] : []),
      ...(edited > 0 ? [`عُدّل ${questionCount(edited)}`] : []),
    ].join('، و'),
});

export const questionSheetProblems = sheetProblems(
  addressed({
    tooLarge: 'الملف أكبر من ٥ ميغابايت. {أبقِ|أبقي} فيه الأسئلة وحدها.',
    tooManyRows: 'في الجدول أكثر من خمس مئة سؤال. {قسّمه واستورد|قسّميه واستوردي} كل قسم وحده.',
    tooManyColumns: 'في الجدول أكثر من ثلاثين عمودًا. {أبقِ|أبقي} الأعمدة المطلوبة وحدها.',
  }),
);
