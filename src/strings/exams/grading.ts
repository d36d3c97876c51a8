import { type Cell, LETTERS, type Offered, UNANSWERED } from '#domain/exams/answers';
import { EXAM_QUESTIONS, EXAM_SCORE_MAX } from '#domain/exams/paper';
import type { SheetProblem } from '#domain/files/sheet-problems';
import type { QuestionType } from '#domain/questions/kinds';
import { moneyText } from '#strings/money';
import { formatNumber, type PluralForms, plural } from '#strings/plural';
import { sideNames } from '#strings/questions/words';

const paperForms: PluralForms = 'لا ورقة | ورقة واحدة | ورقتان | {n} أوراق | {n} ورقة | {n} ورقة';
const wholeForms: PluralForms =
  'لا ورقة مكتملة | ورقة واحدة مكتملة | ورقتان مكتملتان | {n} أوراق مكتملة | {n} ورقة مكتملة | {n} ورقة مكتملة';
const inPapersForms: PluralForms = 'لا ورقة | في ورقة واحدة | في ورقتين | في {n} أوراق | في {n} ورقة | في {n} ورقة';
const moreForms: PluralForms =
  'لا غيرها | وخلية أخرى | وخليتان أخريان | و{n} خلايا أخرى | و{n} خلية أخرى | و{n} خلية أخرى';
const absentForms: PluralForms = 'لا غائب | غائب واحد | غائبان | {n} غائبين | {n} غائبًا | {n} غائب';
const changeForms: PluralForms =
  'لا تتغير درجة أحد | تتغير درجة طالب واحد | تتغير درجتا طالبين | تتغير درجات {n} طلاب | تتغير درجات {n} طالبًا | تتغير درجات {n} طالب';
const faultForms: PluralForms = 'لا أخطاء | خطأ واحد | خطآن | {n} أخطاء | {n} خطأً | {n} خطأ';
const cellForms: PluralForms =
  'لا تتغير إجابة | تتغير إجابة واحدة | تتغير إجابتان | تتغير {n} إجابات | تتغير {n} إجابة | تتغير {n} إجابة';

/** As narrow as a cell. */
const SIDE_LETTERS = ['ص', 'خ'];

export const answerMark = (type: QuestionType, answer: Cell): string => {
  if (answer === null) return '';
  return answer === UNANSWERED ? '—' : ((type === 'truefalse' ? SIDE_LETTERS : LETTERS)[answer - 1] ?? '');
};

/** As said in a sentence. */
export const answerName = ({ type }: Pick<Offered, 'type'>, answer: Cell): string => {
  if (answer === null) return 'لا شيء';
  if (answer === UNANSWERED) return 'بلا إجابة';
  return `«${(type === 'truefalse' ? sideNames : LETTERS)[answer - 1] ?? ''}»`;
};

export const grading = {
  intro: (grade: string, date: string) => `${grade}، ${date}. اكتب إجابة كل طالب، وتُحسب درجته وتُحفظ وأنت تكتب.`,
  published: 'منشور',
  grid: 'إجابات الطلاب',
  pupil: 'الطالب',
  score: 'الدرجة',
  number: (number: number) => `السؤال ${formatNumber(number)}`,
  total: (total: number) => `${formatNumber(total)} من ${formatNumber(EXAM_SCORE_MAX)}`,
  entered: (count: number) => `أُدخل ${formatNumber(count)} من ${formatNumber(EXAM_QUESTIONS)}`,
  enteredOf: (count: number) => `${formatNumber(count)}/${formatNumber(EXAM_QUESTIONS)}`,
  right: 'صحيحة',
  wrong: 'خاطئة',
  keys: '١ صح، ٢ خطأ، والأرقام أو الحروف لغيرهما، ٠ بلا إجابة. الأسهم للتنقل، Enter للطالب التالي، غ للغائب، Ctrl+Z للتراجع.',
  unanswered: 'بلا إجابة',
  impossible: (typed: string, number: number) =>
    `«${typed}» ليست من إجابات السؤال ${formatNumber(number)}، ولم يتغير شيء`,
  hasAnswers: (name: string) => `سُجّلت إجابات ${name}، فلا يكون غائبًا قبل مسحها`,
  isAbsent: (name: string) => `${name} غائب. ألغِ غيابه أولًا لتكتب إجاباته`,
  undo: 'تراجع',
  previous: 'الطالب السابق',
  next: 'الطالب التالي',
  of: (place: number, count: number) => `${formatNumber(place)} من ${formatNumber(count)}`,
  nobody: 'لا طلاب في هذا الصف',
  nobodyBody: 'أضف طلاب الصف من صفحة الطلاب، ثم عُد لتصحيح أوراقهم.',
} as const;

export const saving = {
  saved: 'حُفظ',
  undecided: 'بقي اختلاف مع زميل',
  saving: 'جارٍ الحفظ…',
  waiting: (count: number) => `بانتظار الشبكة (${formatNumber(count)})`,
  failed: 'تعذّر حفظ ما كتبته',
  leaveTitle: 'لم يُحفظ كل ما كتبته',
  leaveBody: 'بقيت إجابات تنتظر الشبكة. إن غادرت الآن ضاعت.',
  leave: 'غادر واترك ما لم يُحفظ',
} as const;

export const conflictBar = {
  text: (by: string | null, pupil: string, number: number, theirs: string, mine: string) =>
    `كتب ${by ?? 'زميل'} في ورقة ${pupil}، وفي السؤال ${formatNumber(number)} منها ${theirs}، وأنت كتبت ${mine}`,
  absent: (by: string | null, pupil: string, number: number, mine: string) =>
    `سجّل ${by ?? 'زميل'} ${pupil} غائبًا، وأنت كتبت في السؤال ${formatNumber(number)} ${mine}`,
  more: (count: number) => plural(count, moreForms),
  keep: 'أبقِ ما كتبه',
  write: 'اكتب ما كتبتُه',
  mark: 'كتب زميل فيها غير ما كتبت',
} as const;

export const absence = {
  mark: 'غائب',
  toggle: (name: string) => `غياب ${name}`,
} as const;

const average = new Intl.NumberFormat('ar-SA-u-nu-arab', { maximumFractionDigits: 1 });

export const classWords = {
  label: 'الصف حتى الآن',
  graded: 'مصحَّحة',
  left: 'باقية',
  absent: 'غائبون',
  average: 'المتوسط',
  averageOf: (value: number | null) => (value === null ? '—' : average.format(value)),
} as const;

const named = (names: readonly string[]): string => names.join('، ');

export const publishing = {
  publish: 'نشر النتيجة',
  unpublish: 'إيقاف النشر',
  title: 'نشر النتيجة لطلاب الصف؟',
  counts: (papers: number, absent: number) =>
    `${plural(papers, wholeForms)}، و${plural(absent, absentForms)}. يرى كل طالب نتيجته فور النشر.`,
  none: (names: readonly string[]) => `بلا ورقة ولا غياب: ${named(names)}.`,
  unfinished: (names: readonly string[]) => `أوراق لم تكتمل: ${named(names)}.`,
  done: 'نُشرت النتيجة',
  closed: 'النتيجة منشورة ويراها الطلاب، فلا تُعدَّل الإجابات قبل إيقاف نشرها.',
  unpublishTitle: 'إيقاف نشر النتيجة؟',
  unpublishBody: 'تختفي النتيجة عن الطلاب حتى تُنشر مرة أخرى. ما أُرسل من مكافآت يبقى لأصحابه.',
  undone: 'أُوقف نشر النتيجة',
} as const;

export const regrading = {
  open: 'تصحيح المفتاح',
  title: 'تصحيح المفتاح وإعادة التصحيح',
  intro: 'غيّر الإجابة الصحيحة لما أخطأ فيه المفتاح، ثم انظر من تتغير درجته قبل أن تطبّق.',
  question: (number: number, text: string) => `${formatNumber(number)}. ${text}`,
  was: (name: string) => `كانت: ${name}`,
  becomes: (before: string, after: string) => `كانت ${before} وتصير ${after}`,
  look: 'اعرض الفروق',
  back: 'عُد إلى المفتاح',
  apply: 'طبّق المفتاح الجديد',
  changes: (count: number) => plural(count, changeForms),
  table: 'من تتغير درجته',
  scores: 'الدرجة',
  reward: 'المكافأة',
  due: (coins: number, points: number) =>
    `يُرسل إليه زيادة: ${moneyText('coins', coins)} و${moneyText('points', points)}`,
  kept: 'أُرسلت مكافأته وتبقى له، لا يُسترد منها شيء',
  nothingBack: 'من نقصت درجته بعد أن أُرسلت مكافأته لا يُسترد منه شيء.',
  unsent: 'لم تُرسل بعد',
  done: 'طُبّق المفتاح الجديد',
} as const;

export const answersImport = {
  open: 'استيراد الإجابات',
  title: 'استيراد الإجابات',
  intro:
    'سطر لكل طالب: اسمه أو رقمه، ثم إجاباته العشرون بترتيب الورقة (رقم أو حرف، و٠ بلا إجابة)، أو «غائب» وحدها. الخانة الفارغة تترك ما سُجّل كما هو. لن يُحفظ شيء قبل أن تراه وتؤكّده.',
  example: 'الطالب\t١\t٢\t٣\t…\t٢٠',
  faults: (count: number) => `${plural(count, faultForms)}: لن يُحفظ شيء حتى يُصحَّح الجدول`,
  table: 'أسطر الجدول',
  row: 'السطر',
  column: (column: string) => `العمود ${column}`,
  summary: (papers: number, cells: number) =>
    cells === 0
      ? `يتغير الحضور ${plural(papers, inPapersForms)}.`
      : `${plural(cells, cellForms)} ${plural(papers, inPapersForms)}.`,
  changed: 'تغيّر شيء منذ المعاينة، فلم يُحفظ شيء. راجع الجدول ثم أكّد.',
  nothing: 'كل ما في الجدول محفوظ كما هو.',
  done: (papers: number) => `استُوردت إجابات: ${plural(papers, paperForms)}`,
} as const;

export const answersSheetProblems: Readonly<Record<SheetProblem, string>> = {
  unreadable: 'تعذّرت قراءة الملف. احفظه بصيغة Excel (xlsx) أو CSV ثم أعد المحاولة.',
  oldExcel: 'هذا ملف Excel بالصيغة القديمة (xls). افتحه واحفظه بصيغة xlsx ثم أعد المحاولة.',
  tooLarge: 'الملف أكبر من ٥ ميغابايت. أبقِ فيه الإجابات وحدها.',
  tooManyRows: 'في الجدول أكثر من مئتي سطر. أبقِ طلاب الصف وحدهم.',
  tooManyColumns: 'في الجدول أكثر من ثلاثين عمودًا. أبقِ الاسم والإجابات العشرين وحدها.',
};
