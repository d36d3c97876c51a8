import { type Cell, LETTERS, type Offered, UNANSWERED, WRONG, WRONG_MARK } from '#domain/exams/answers';
import { addressed, say } from '#strings/addressed';
import { moneyText, signedNumber } from '#strings/money';
import { countOf } from '#strings/nouns';
import { counted, formatNumber, outOf, type PluralForms, plural } from '#strings/plural';
import { sideNames } from '#strings/questions/words';
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
  if (answer === WRONG) return WRONG_MARK;
  return (type === 'truefalse' ? sideNames : LETTERS)[answer - 1] ?? '';
};

const entered = (count: number, of: number): string => `أُدخل ${outOf(count, of)}`;

export const grading = addressed({
  intro: (grade: string, date: string) =>
    say`${grade}، ${date}. {اكتب|اكتبي} إجابة كل {طالب|طالبة}، وتُحسب {درجته وتُحفظ وأنت تكتب|درجتها وتُحفظ وأنت تكتبين}.`,
  grid: 'إجابات {الطلاب|الطالبات}',
  score: 'الدرجة',
  unanswered,
  /** The same, as narrow as a cell. */
  dash: '—',
  entered,
  enteredOf: (count: number, of: number) => `${formatNumber(count)}/${formatNumber(of)}`,
  /** A paper that is half entered has no score yet. */
  soFar: (total: readonly [score: number, of: number] | null, count: number, of: number) =>
    (total === null ? '' : `${scoreText(...total)}، `) + entered(count, of),
  here: (pupil: string, number: number, type: string) => `${pupil}، ${questionName(number)} (${type}):`,
  right: 'صحيحة',
  wrong: 'خاطئة',
  keys: '١ صح، ٢ خطأ، والأرقام أو الحروف لغيرهما، ٠ بلا إجابة. الأسهم للتنقل، Enter {للطالب التالي|للطالبة التالية}، غ {للغائب|للغائبة}، Ctrl+Z للتراجع.',
  impossible: (typed: string, number: number) => `«${typed}» ليست من إجابات ${questionName(number)}، ولم يتغيّر شيء`,
  hasAnswers: (name: string) => say`سُجّلت إجابات ${name}، فلا {يكون غائبًا|تكون غائبة} قبل مسحها`,
  isAbsent: (name: string) => say`${name} {غائب. ألغِ غيابه أولًا لتكتب إجاباته|غائبة. ألغي غيابها أولًا لتكتبي إجاباتها}`,
  undo: 'تراجع',
  previous: '{الطالب السابق|الطالبة السابقة}',
  next: '{الطالب التالي|الطالبة التالية}',
  nobody: 'لا {طلاب|طالبات} في هذا الصف',
  nobodyBody: '{أضف|أضيفي} {طلاب|طالبات} الصف من صفحة {الطلاب|الطالبات}، ثم {عُد|عودي} لتصحيح {أوراقهم|أوراقهن}.',
  absent: '{غائب|غائبة}',
  absentNamed: (name: string) => say`{غائب|غائبة}: ${name}`,
});

export const saving = addressed({
  saved: 'حُفظ',
  undecided: 'بقي اختلاف مع {زميل|زميلة}',
  saving: 'جارٍ الحفظ…',
  waiting: (count: number) => `بانتظار الشبكة (${formatNumber(count)})`,
  unsaved: (count: number) => `لم يُحفظ (${formatNumber(count)})`,
  failed: 'تعذّر حفظ ما كتبته',
});

export const conflictBar = addressed({
  text: (by: string | null, pupil: string, number: number, theirs: string, mine: string) =>
    say`{كتب|كتبت} ${by ?? say`{زميل|زميلة}`} في ورقة ${pupil}، وفي ${questionName(number)} منها «${theirs}»، وأنت كتبت «${mine}»`,
  absent: (by: string | null, pupil: string, number: number, mine: string) =>
    say`{سجّل|سجّلت} ${by ?? say`{زميل|زميلة}`} غياب ${pupil}، وأنت كتبت في ${questionName(number)} «${mine}»`,
  first: (text: string, others: number) => (others > 0 ? `${text} ${plural(others, moreForms)}` : text),
  keep: '{أبقِ|أبقي} ما {كتبه|كتبته}',
  write: '{اكتب|اكتبي} ما كتبتُه',
  mark: '{كتب زميل|كتبت زميلة} فيها غير ما كتبت',
});

/** How far a class is. */
export const classWords = {
  label: 'الصف حتى الآن',
  graded: (papers: number) => `مصحَّحة ${formatNumber(papers)}`,
  left: (papers: number) => `باقية ${formatNumber(papers)}`,
  absent: (pupils: number) => say`{غائبون|غائبات} ${formatNumber(pupils)}`,
  average: (score: number) => `المتوسط ${formatNumber(score)}`,
} as const;

const named = (names: readonly string[]): string => names.join('، ');

export const publishing = addressed({
  publish: 'نشر النتيجة',
  unpublish: 'إيقاف النشر',
  title: 'نشر النتيجة {لطلاب|لطالبات} الصف؟',
  counts: (papers: number, absent: number) =>
    say`${wholePapers(papers)}، و${absentCount(absent)}. {يرى كل طالب نتيجته|ترى كل طالبة نتيجتها} فور النشر.`,
  none: (names: readonly string[]) => `بلا ورقة ولا غياب: ${named(names)}.`,
  unfinished: (names: readonly string[]) => `أوراق لم تكتمل: ${named(names)}.`,
  done: 'نُشرت النتيجة',
  closed: 'النتيجة منشورة {ويراها الطلاب|وتراها الطالبات}، فلا تُعدَّل الإجابات قبل إيقاف نشرها.',
  held: (count: number) => `${plural(count, heldForms)} في هذا الجهاز: تُحفظ حين يُوقَف النشر.`,
  discard: '{اترك|اتركي} ما لم يُحفظ',
  unpublishTitle: 'إيقاف نشر النتيجة؟',
  unpublishBody:
    'تختفي النتيجة عن {الطلاب|الطالبات} حتى تُنشر مرة أخرى. ما أُرسل من مكافآت {يبقى لأصحابه|يبقى لصاحباته}.',
  undone: 'أُوقف نشر النتيجة',
});

export const regrading = addressed({
  open: 'تصحيح المفتاح',
  intro:
    '{غيّر|غيّري} الإجابة الصحيحة لما أخطأ فيه المفتاح، ثم {انظر|انظري} من تتغيّر {درجته|درجتها} قبل أن {تطبّق|تطبّقي}.',
  question: (number: number, text: string) => `${formatNumber(number)}. ${text}`,
  was: (name: string) => `كانت: «${name}»`,
  correction: (number: number) => `الصواب في ${questionName(number)}`,
  becomes: (before: string, after: string) => `كانت «${before}» وتصير «${after}»`,
  look: '{اعرض|اعرضي} الفروق',
  apply: '{طبّق|طبّقي} المفتاح الجديد',
  changes: counted(
    'لا تتغيّر درجة أحد | تتغيّر درجة {طالب واحد|طالبة واحدة} | تتغيّر درجتا {طالبين|طالبتين} | تتغيّر درجات {n} {طلاب|طالبات} | تتغيّر درجات {n} {طالبًا|طالبة} | تتغيّر درجات {n} {طالب|طالبة}',
  ),
  table: 'من تتغيّر {درجته|درجتها}',
  scores: (before: number, after: number) =>
    `${formatNumber(before)} ← ${formatNumber(after)} (${signedNumber(after - before)})`,
  reward: 'المكافأة',
  due: (coins: number, points: number) =>
    say`تُرسل {إليه|إليها} زيادة: ${moneyText('coins', coins)} و${moneyText('points', points)}`,
  kept: 'أُرسلت {مكافأته وتبقى له|مكافأتها وتبقى لها}، لا يُسترد منها شيء',
  nothingBack: 'من نقصت {درجته بعد أن أُرسلت مكافأته لا يُسترد منه|درجتها بعد أن أُرسلت مكافأتها لا يُسترد منها} شيء.',
  unsent: 'لم تُرسل بعد',
  done: 'طُبّق المفتاح الجديد',
});

export const answersImport = addressed({
  title: 'استيراد الإجابات',
  intro:
    'سطر لكل {طالب: رقم بطاقته أو اسمه أو رقم هويته، ثم إجاباته|طالبة: رقم بطاقتها أو اسمها أو رقم هويتها، ثم إجاباتها} بترتيب الورقة (رقم أو حرف، و٠ بلا إجابة)، أو «{غائب|غائبة}» وحدها. الخانة الفارغة تترك ما سُجّل كما هو. لن يُحفظ شيء قبل أن {تراه وتؤكّده|تريه وتؤكّديه}.',
  example: '{الطالب|الطالبة}\t١\t٢\t٣\t…',
  template: '{نزّل|نزّلي} جدولًا {لتملأه|لتملئيه}',
  columns: { card: 'رقم البطاقة', name: 'الاسم', national: 'رقم الهوية' },
  fileName: (title: string) => `إجابات ${title}.xlsx`,
  saved: (name: string) => `حُفظ الملف ${name}`,
  fault: (column: number, fault: string) => `العمود ${formatNumber(column)}: ${fault}`,
  summary: (papers: number, cells: number) =>
    `${cells === 0 ? 'يتغيّر الحضور' : plural(cells, cellForms)} في ${papersIn(papers)}.`,
  done: (papers: number) => `استُوردت الإجابات في ${papersIn(papers)}`,
});

export const answersSheetProblems = sheetProblems(
  addressed({
    tooLarge: 'الملف أكبر من ٥ ميغابايت. {أبقِ|أبقي} فيه الإجابات وحدها.',
    tooManyRows: 'في الجدول أكثر من مئتي سطر. {أبقِ|أبقي} {طلاب|طالبات} الصف {وحدهم|وحدهن}.',
    tooManyColumns: 'في الجدول أكثر من سبعين عمودًا. {أبقِ|أبقي} الاسم والإجابات وحدها.',
  }),
);
