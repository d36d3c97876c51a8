import { type Cell, type Offered, UNANSWERED } from '#domain/exams/answers';
import { EXAM_QUESTIONS } from '#domain/exams/paper';
import { moneyText, signedNumber } from '#strings/money';
import { countOf } from '#strings/nouns';
import { counted, formatNumber, outOf, type PluralForms, plural } from '#strings/plural';
import { options, sideNames } from '#strings/questions/words';
import { sheetProblems } from '#strings/sheets';
import { absentCount, questionName, scoreText } from './staff.ts';

const wholePapers = countOf('ورقة مكتملة | ورقتان مكتملتان | أوراق مكتملة', 'subject', 'لا ورقة مكتملة');
const papersIn = countOf('ورقة | ورقتان | أوراق', 'genitive', 'أي ورقة');
const moreForms: PluralForms =
  'لا غيرها | وخلية أخرى | وخليتان أخريان | و{n} خلايا أخرى | و{n} خلية أخرى | و{n} خلية أخرى';
const heldForms: PluralForms =
  'لا إجابة تنتظر | إجابة واحدة كتبتها تنتظر | إجابتان كتبتهما تنتظران | {n} إجابات كتبتها تنتظر | {n} إجابة كتبتها تنتظر | {n} إجابة كتبتها تنتظر';
const cellForms: PluralForms =
  'لا تتغيّر إجابة | تتغيّر إجابة واحدة | تتغيّر إجابتان | تتغيّر {n} إجابات | تتغيّر {n} إجابة | تتغيّر {n} إجابة';

const unanswered = 'بلا إجابة';

/** What stands for an answer: a side of true and false, or a letter. */
export const answerWord = ({ type }: Pick<Offered, 'type'>, answer: Cell): string => {
  if (answer === null) return 'لا شيء';
  if (answer === UNANSWERED) return unanswered;
  return (type === 'truefalse' ? sideNames : options.letters)[answer - 1] ?? '';
};

const entered = (count: number): string => `أُدخل ${outOf(count, EXAM_QUESTIONS)}`;

export const grading = {
  intro: (grade: string, date: string) => `${grade}، ${date}. اكتب إجابة كل طالب، وتُحسب درجته وتُحفظ وأنت تكتب.`,
  grid: 'إجابات الطلاب',
  score: 'الدرجة',
  unanswered,
  /** The same, as narrow as a cell. */
  dash: '—',
  entered,
  enteredOf: (count: number) => `${formatNumber(count)}/${formatNumber(EXAM_QUESTIONS)}`,
  /** A paper that is half entered has no score yet. */
  soFar: (total: number | null, count: number) => (total === null ? '' : `${scoreText(total)}، `) + entered(count),
  here: (pupil: string, number: number, type: string) => `${pupil}، ${questionName(number)} (${type}):`,
  right: 'صحيحة',
  wrong: 'خاطئة',
  keys: '١ صح، ٢ خطأ، والأرقام أو الحروف لغيرهما، ٠ بلا إجابة. الأسهم للتنقل، Enter للطالب التالي، غ للغائب، Ctrl+Z للتراجع.',
  impossible: (typed: string, number: number) => `«${typed}» ليست من إجابات ${questionName(number)}، ولم يتغيّر شيء`,
  hasAnswers: (name: string) => `سُجّلت إجابات ${name}، فلا يكون غائبًا قبل مسحها`,
  isAbsent: (name: string) => `${name} غائب. ألغِ غيابه أولًا لتكتب إجاباته`,
  undo: 'تراجع',
  previous: 'الطالب السابق',
  next: 'الطالب التالي',
  nobody: 'لا طلاب في هذا الصف',
  nobodyBody: 'أضف طلاب الصف من صفحة الطلاب، ثم عُد لتصحيح أوراقهم.',
  absent: 'غائب',
  absentNamed: (name: string) => `غائب: ${name}`,
} as const;

export const saving = {
  saved: 'حُفظ',
  undecided: 'بقي اختلاف مع زميل',
  saving: 'جارٍ الحفظ…',
  waiting: (count: number) => `بانتظار الشبكة (${formatNumber(count)})`,
  unsaved: (count: number) => `لم يُحفظ (${formatNumber(count)})`,
  failed: 'تعذّر حفظ ما كتبته',
} as const;

export const conflictBar = {
  text: (by: string | null, pupil: string, number: number, theirs: string, mine: string) =>
    `كتب ${by ?? 'زميل'} في ورقة ${pupil}، وفي ${questionName(number)} منها «${theirs}»، وأنت كتبت «${mine}»`,
  absent: (by: string | null, pupil: string, number: number, mine: string) =>
    `سجّل ${by ?? 'زميل'} غياب ${pupil}، وأنت كتبت في ${questionName(number)} «${mine}»`,
  first: (text: string, others: number) => (others > 0 ? `${text} ${plural(others, moreForms)}` : text),
  keep: 'أبقِ ما كتبه',
  write: 'اكتب ما كتبتُه',
  mark: 'كتب زميل فيها غير ما كتبت',
} as const;

/** How far a class is. */
export const classWords = {
  label: 'الصف حتى الآن',
  graded: (papers: number) => `مصحَّحة ${formatNumber(papers)}`,
  left: (papers: number) => `باقية ${formatNumber(papers)}`,
  absent: (pupils: number) => `غائبون ${formatNumber(pupils)}`,
  average: (score: number) => `المتوسط ${formatNumber(score)}`,
} as const;

const named = (names: readonly string[]): string => names.join('، ');

export const publishing = {
  publish: 'نشر النتيجة',
  unpublish: 'إيقاف النشر',
  title: 'نشر النتيجة لطلاب الصف؟',
  counts: (papers: number, absent: number) =>
    `${wholePapers(papers)}، و${absentCount(absent)}. يرى كل طالب نتيجته فور النشر.`,
  none: (names: readonly string[]) => `بلا ورقة ولا غياب: ${named(names)}.`,
  unfinished: (names: readonly string[]) => `أوراق لم تكتمل: ${named(names)}.`,
  done: 'نُشرت النتيجة',
  closed: 'النتيجة منشورة ويراها الطلاب، فلا تُعدَّل الإجابات قبل إيقاف نشرها.',
  held: (count: number) => `${plural(count, heldForms)} في هذا الجهاز: تُحفظ حين يُوقَف النشر.`,
  discard: 'اترك ما لم يُحفظ',
  unpublishTitle: 'إيقاف نشر النتيجة؟',
  unpublishBody: 'تختفي النتيجة عن الطلاب حتى تُنشر مرة أخرى. ما أُرسل من مكافآت يبقى لأصحابه.',
  undone: 'أُوقف نشر النتيجة',
} as const;

export const regrading = {
  open: 'تصحيح المفتاح',
  intro: 'غيّر الإجابة الصحيحة لما أخطأ فيه المفتاح، ثم انظر من تتغيّر درجته قبل أن تطبّق.',
  question: (number: number, text: string) => `${formatNumber(number)}. ${text}`,
  was: (name: string) => `كانت: «${name}»`,
  correction: (number: number) => `الصواب في ${questionName(number)}`,
  becomes: (before: string, after: string) => `كانت «${before}» وتصير «${after}»`,
  look: 'اعرض الفروق',
  apply: 'طبّق المفتاح الجديد',
  changes: counted(
    'لا تتغيّر درجة أحد | تتغيّر درجة طالب واحد | تتغيّر درجتا طالبين | تتغيّر درجات {n} طلاب | تتغيّر درجات {n} طالبًا | تتغيّر درجات {n} طالب',
  ),
  table: 'من تتغيّر درجته',
  scores: (before: number, after: number) =>
    `${formatNumber(before)} ← ${formatNumber(after)} (${signedNumber(after - before)})`,
  reward: 'المكافأة',
  due: (coins: number, points: number) =>
    `تُرسل إليه زيادة: ${moneyText('coins', coins)} و${moneyText('points', points)}`,
  kept: 'أُرسلت مكافأته وتبقى له، لا يُسترد منها شيء',
  nothingBack: 'من نقصت درجته بعد أن أُرسلت مكافأته لا يُسترد منه شيء.',
  unsent: 'لم تُرسل بعد',
  done: 'طُبّق المفتاح الجديد',
} as const;

export const answersImport = {
  title: 'استيراد الإجابات',
  intro:
    'سطر لكل طالب: اسمه أو رقمه، ثم إجاباته العشرون بترتيب الورقة (رقم أو حرف، و٠ بلا إجابة)، أو «غائب» وحدها. الخانة الفارغة تترك ما سُجّل كما هو. لن يُحفظ شيء قبل أن تراه وتؤكّده.',
  example: 'الطالب\t١\t٢\t٣\t…\t٢٠',
  fault: (column: number, fault: string) => `العمود ${formatNumber(column)}: ${fault}`,
  summary: (papers: number, cells: number) =>
    `${cells === 0 ? 'يتغيّر الحضور' : plural(cells, cellForms)} في ${papersIn(papers)}.`,
  done: (papers: number) => `استُوردت الإجابات في ${papersIn(papers)}`,
} as const;

export const answersSheetProblems = sheetProblems({
  tooLarge: 'الملف أكبر من ٥ ميغابايت. أبقِ فيه الإجابات وحدها.',
  tooManyRows: 'في الجدول أكثر من مئتي سطر. أبقِ طلاب الصف وحدهم.',
  tooManyColumns: 'في الجدول أكثر من ثلاثين عمودًا. أبقِ الاسم والإجابات العشرين وحدها.',
});
