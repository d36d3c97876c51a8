import type { ContestState } from '#domain/contests/contest';
import type { Grade } from '#domain/roster/grades';
import { addressed, say } from '#strings/addressed';
import { moneyText } from '#strings/money';
import { countOf, PUPILS } from '#strings/nouns';
import { counted, formatNumber, type PluralForms, percent, plural } from '#strings/plural';
import { kindName } from '#strings/practice/pupil';
import { gradeNames } from '#strings/widgets';
import type { StudentShare } from '#wire/contests/staff';

/** For staff. */
export const contestStateNames: Readonly<Record<ContestState, string>> = addressed({
  upcoming: 'قادمة',
  open: 'جارية الآن',
  ended: 'بانتظار إعلان {الفائز|الفائزة}',
  closed: 'أُعلنت نتيجتها',
});

export const lateAnswers = counted(
  'لم تتأخر إجابة | وصلت إجابة واحدة متأخرة | وصلت إجابتان متأخرتان | وصلت {n} إجابات متأخرة | وصلت {n} إجابة متأخرة | وصلت {n} إجابة متأخرة',
);

const leaderForms: PluralForms =
  '{المتصدر|المتصدرة} | {المتصدر|المتصدرة} | {المتصدران|المتصدرتان} | {المتصدرون|المتصدرات} | {المتصدرون|المتصدرات} | {المتصدرون|المتصدرات}';

export const contestsPage = addressed({
  title: 'المسابقات',
  intro: 'التدريب مفتوح {للطلاب|للطالبات} ما دامت مسابقة جارية، أو تركته مفتوحًا بلا مسابقة. لا تجري مسابقتان معًا.',
  label: 'المسابقات، الأحدث أولًا',
  add: 'مسابقة جديدة',
  none: 'لا توجد مسابقات بعد',
  noneBody: '{أضف|أضيفي} مسابقة ليُفتح التدريب {للطلاب|للطالبات} من بدايتها إلى نهايتها.',
  name: 'المسابقة',
  time: 'الوقت',
  from: 'من',
  until: 'إلى',
  participants: '{المشاركون|المشاركات}',
  coins: 'العملات',
  prize: '{للفائز|للفائزة}',
  pool: '{للمتدربين|للمتدربات}',
  winners: '{الفائز|الفائزة}',
  leader: (count: number) => `${plural(count, leaderForms)}:`,
  leaders: (pupils: readonly { readonly name: string; readonly grade: Grade }[]) =>
    pupils.map(({ name, grade }) => `${name} (${gradeNames[grade]})`).join('، '),
  nobody: 'لم يلعب أحد سباق الدقيقة بعد',
  nobodyWon: 'بلا {فائز|فائزة}',
  result: (score: number, accuracy: number | null) =>
    `${moneyText('points', score)}${accuracy === null ? '' : `، دقة ${percent(accuracy)}`}`,
  closedAt: (day: string) => `في ${day}`,
  edit: 'تعديل',
  close: 'إعلان {الفائز|الفائزة}',
  shares: 'الأنصبة',
  leftOut: 'فيها محاولات لم تُحسب',
});

export const openPracticeTexts = addressed({
  closed: 'لا مسابقة جارية الآن، فالتدريب مغلق عند {الطلاب|الطالبات}.',
  open: (since: string) =>
    say`التدريب مفتوح بلا مسابقة منذ ${since}: {للطلاب|للطالبات} لوحة نتائج، ولا جائزة ولا أنصبة.`,
  thenClosed: 'مسابقة جارية الآن، وحين تنتهي يُغلق التدريب عند {الطلاب|الطالبات}.',
  thenOpen: 'مسابقة جارية الآن ولها تُحسب الألعاب، وحين تنتهي يبقى التدريب مفتوحًا بلا جائزة.',
  turnOn: '{اترك|اتركي} التدريب مفتوحًا',
  turnOff: '{أغلق|أغلقي} التدريب المفتوح',
  onTitle: 'ترك التدريب مفتوحًا بلا مسابقة',
  onBody: [
    '{يلعب الطلاب المراجعة والسباقات متى شاؤوا، ولهم|تلعب الطالبات المراجعة والسباقات متى شئن، ولهن} في ساحة التحدي لوحة نتائج تبدأ من الصفر.',
    'لا جائزة فيه، ولا عملات تُقسم، ولا شهادات.',
    'إذا جرت مسابقة حُسبت الألعاب الجديدة لها وحدها، وحين تنتهي يعود التدريب المفتوح ولوحته.',
  ],
  on: '{افتح|افتحي} التدريب',
  wasOpened: 'التدريب مفتوح بلا مسابقة',
  offTitle: 'إغلاق التدريب المفتوح',
  offBody: [
    'لا تبدأ فيه لعبة جديدة. ومن {يلعب الآن يُكمل لعبته وتُحفظ له، ويدخل ساحة التحدي ما أجابه|تلعب الآن تُكمل لعبتها وتُحفظ لها، ويدخل ساحة التحدي ما أجابته} قبل الإغلاق.',
    'تبقى لوحته في ساحة التحدي حتى تجري مسابقة، وإذا فتحته من جديد تبدأ لوحة جديدة.',
    'المسابقات لا يتغيّر فيها شيء.',
  ],
  off: '{أغلق|أغلقي} التدريب',
  wasClosed: 'أُغلق التدريب المفتوح',
});

export const contestForm = addressed({
  addTitle: 'مسابقة جديدة',
  editTitle: 'تعديل المسابقة',
  title: 'اسم المسابقة',
  rules: 'قواعدها كما {يقرؤها الطلاب|تقرؤها الطالبات}',
  startsAt: 'تبدأ',
  endsAt: 'تنتهي',
  schoolTime: 'بتوقيت المدرسة',
  prize: 'جائزة {الأول|الأولى} (عملات)',
  pool: 'عملات تُوزَّع على {المتدربين|المتدربات}',
  add: '{أضفها|أضيفيها}',
  save: '{احفظ|احفظي}',
  added: (title: string) => `أُضيفت «${title}»`,
  saved: (title: string) => `حُفظت «${title}»`,
});

const latePupils: PluralForms =
  'لم تتأخر إجابات أحد | في نتائج {طالب واحد|طالبة واحدة} إجابات وصلت متأخرة | في نتائج {طالبين|طالبتين} إجابات وصلت متأخرة | في نتائج {n} {طلاب|طالبات} إجابات وصلت متأخرة | في نتائج {n} {طالبًا|طالبة} إجابات وصلت متأخرة | في نتائج {n} {طالب|طالبة} إجابات وصلت متأخرة';

const leftOutPupils: PluralForms =
  'لم تُستبعد محاولة أحد | {لطالب واحد|لطالبة واحدة} محاولات لم تُحسب | {لطالبين|لطالبتين} محاولات لم تُحسب | لـ{n} {طلاب|طالبات} محاولات لم تُحسب | لـ{n} {طالبًا|طالبة} محاولات لم تُحسب | لـ{n} {طالب|طالبة} محاولات لم تُحسب';

export const closeDialog = addressed({
  title: 'إعلان {الفائز|الفائزة}',
  intro: (title: string) =>
    say`بعد إعلان نتيجة «${title}» لا يتغيّر فيها شيء، {ويرسل كل طالب نصيبه|وترسل كل طالبة نصيبها} من عملات التدريب.`,
  noWinner: 'لم يلعب أحد سباق الدقيقة، فلا {فائز|فائزة} ولا جائزة.',
  winners: 'الجائزة تصل الآن إلى',
  winnersOnly: '{الفائز|الفائزة}',
  each: (coins: number) => say`لكل {فائز|فائزة} ${moneyText('coins', coins)}`,
  total: (coins: number) => `المجموع ${moneyText('coins', coins)}`,
  pool: (coins: number) => `وعملات التدريب للجميع: ${moneyText('coins', coins)}`,
  late: (pupils: number) =>
    say`${plural(pupils, latePupils)}. قد يكون انقطاع الشبكة هو السبب، {فانظر أسماءهم|فانظري أسماءهن} في «${contestsPage.shares}» قبل الإعلان.`,
  leftOut: (pupils: number) =>
    say`${plural(pupils, leftOutPupils)}، فهي أسرع من أن يلعبها أحد. {أسماؤهم|أسماؤهن} في «${contestsPage.shares}».`,
  confirm: '{أعلن النتيجة وأرسل|أعلني النتيجة وأرسلي} الجائزة',
  confirmNobody: '{أعلن|أعلني} النتيجة',
  done: (title: string) => `أُعلنت نتيجة «${title}»`,
});

export const shareStateNames: Readonly<Record<StudentShare['state'], string>> = addressed({
  none: 'بلا نصيب',
  unsent: 'لم تُرسل بعد',
  sent: 'أُرسلت',
  claimed: '{استلمها|استلمتها}',
});

const countPupils = countOf(PUPILS);
const toPupils = countOf(PUPILS, 'genitive', 'لا أحد');

export const sendAll = addressed({
  open: 'إرسال الأنصبة للجميع',
  title: 'إرسال الأنصبة للجميع',
  intro:
    'يصل كل نصيب إلى صفحة مكافآت {صاحبه ليستلمه. من أرسل نصيبه من قبل لا يصله|صاحبته لتستلمه. من أرسلت نصيبها من قبل لا يصلها} شيء آخر.',
  total: (count: number, coins: number) => `${countPupils(count)}، والمجموع ${moneyText('coins', coins)}`,
  list: 'من {يصله|يصلها} نصيب الآن',
  confirm: (count: number) => `إرسال إلى ${toPupils(count)}`,
  done: (count: number, coins: number) =>
    count === 0 ? 'أُرسلت كل الأنصبة من قبل' : `أُرسلت ${moneyText('coins', coins)} إلى ${toPupils(count)}`,
});

const runs = countOf('محاولة | محاولتان | محاولات');

/** What no child could have played, beside the shares that it has no part in. */
export const leftOutTexts = {
  title: 'محاولات لم تُحسب',
  runs: (count: number, score: number) => `${runs(count)}، أعلاها ${moneyText('points', score)}`,
} as const;

export const sharesTable = addressed({
  back: 'كل المسابقات',
  title: 'أنصبة التدريب',
  intro: (pool: number, points: number) =>
    say`${moneyText('coins', pool)} تُقسم على نقاط {الطلاب كلهم|الطالبات كلهن}، ومجموعها ${formatNumber(points)}. نصيب {الطالب = نقاطه|الطالبة = نقاطها} ÷ مجموع النقاط × ${formatNumber(pool)}.`,
  notYet: 'لم تُعلن النتيجة بعد: هذه {أنصبتهم|أنصبتهن} لو أُعلنت الآن.',
  label: 'نصيب كل {طالب|طالبة}',
  search: 'بحث باسم {الطالب|الطالبة}',
  export: 'تصدير',
  counted: (count: number, coins: number) => `${countPupils(count)}، ${moneyText('coins', coins)}`,
  student: '{الطالب|الطالبة}',
  grade: 'الصف',
  review: kindName({ mode: 'regular', minutes: null }),
  race2: kindName({ mode: 'timed', minutes: 2 }),
  race3: kindName({ mode: 'timed', minutes: 3 }),
  bonus: 'المشاركة',
  points: 'النقاط',
  coins: 'العملات',
  state: 'الحالة',
  none: 'لم يتدرب أحد في هذه المسابقة',
  noneBody: 'حين {ينهي طالب مراجعة أو سباقًا يظهر هنا نصيبه|تنهي طالبة مراجعة أو سباقًا يظهر هنا نصيبها}.',
});
