import type { ContestState } from '#domain/contests/contest';
import type { Grade } from '#domain/roster/grades';
import { moneyText } from '#strings/money';
import { countOf, PUPILS } from '#strings/nouns';
import { counted, formatNumber, type PluralForms, percent, plural } from '#strings/plural';
import { kindName } from '#strings/practice/pupil';
import { gradeNames } from '#strings/widgets';
import type { StudentShare } from '#wire/contests/staff';

/** For staff. */
export const contestStateNames: Readonly<Record<ContestState, string>> = {
  upcoming: 'قادمة',
  open: 'جارية الآن',
  ended: 'بانتظار إعلان الفائز',
  closed: 'أُعلنت نتيجتها',
};

export const lateAnswers = counted(
  'لم تتأخر إجابة | وصلت إجابة واحدة متأخرة | وصلت إجابتان متأخرتان | وصلت {n} إجابات متأخرة | وصلت {n} إجابة متأخرة | وصلت {n} إجابة متأخرة',
);

const leaderForms: PluralForms = 'المتصدر | المتصدر | المتصدران | المتصدرون | المتصدرون | المتصدرون';

export const contestsPage = {
  title: 'المسابقات',
  intro: 'التدريب مفتوح للطلاب ما دامت مسابقة جارية، أو تركته مفتوحًا بلا مسابقة. لا تجري مسابقتان معًا.',
  label: 'المسابقات، الأحدث أولًا',
  add: 'مسابقة جديدة',
  none: 'لا توجد مسابقات بعد',
  noneBody: 'أضف مسابقة ليُفتح التدريب للطلاب من بدايتها إلى نهايتها.',
  name: 'المسابقة',
  time: 'الوقت',
  from: 'من',
  until: 'إلى',
  participants: 'المشاركون',
  coins: 'العملات',
  prize: 'للفائز',
  pool: 'للمتدربين',
  winners: 'الفائز',
  leader: (count: number) => `${plural(count, leaderForms)}:`,
  leaders: (pupils: readonly { readonly name: string; readonly grade: Grade }[]) =>
    pupils.map(({ name, grade }) => `${name} (${gradeNames[grade]})`).join('، '),
  nobody: 'لم يلعب أحد سباق الدقيقة بعد',
  nobodyWon: 'بلا فائز',
  result: (score: number, accuracy: number | null) =>
    `${moneyText('points', score)}${accuracy === null ? '' : `، دقة ${percent(accuracy)}`}`,
  closedAt: (day: string) => `في ${day}`,
  edit: 'تعديل',
  close: 'إعلان الفائز',
  shares: 'الأنصبة',
  leftOut: 'فيها محاولات لم تُحسب',
} as const;

export const openPracticeTexts = {
  closed: 'لا مسابقة جارية الآن، فالتدريب مغلق عند الطلاب.',
  open: (since: string) => `التدريب مفتوح بلا مسابقة منذ ${since}: للطلاب لوحة نتائج، ولا جائزة ولا أنصبة.`,
  thenClosed: 'مسابقة جارية الآن، وحين تنتهي يُغلق التدريب عند الطلاب.',
  thenOpen: 'مسابقة جارية الآن ولها تُحسب الألعاب، وحين تنتهي يبقى التدريب مفتوحًا بلا جائزة.',
  turnOn: 'اترك التدريب مفتوحًا',
  turnOff: 'أغلق التدريب المفتوح',
  onTitle: 'ترك التدريب مفتوحًا بلا مسابقة',
  onBody: [
    'يلعب الطلاب المراجعة والسباقات متى شاؤوا، ولهم في ساحة التحدي لوحة نتائج تبدأ من الصفر.',
    'لا جائزة فيه، ولا عملات تُقسم، ولا شهادات.',
    'إذا جرت مسابقة حُسبت الألعاب الجديدة لها وحدها، وحين تنتهي يعود التدريب المفتوح ولوحته.',
  ],
  on: 'افتح التدريب',
  wasOpened: 'التدريب مفتوح بلا مسابقة',
  offTitle: 'إغلاق التدريب المفتوح',
  offBody: [
    'لا تبدأ فيه لعبة جديدة. ومن يلعب الآن يُكمل لعبته وتُحفظ له، ويدخل ساحة التحدي ما أجابه قبل الإغلاق.',
    'تبقى لوحته في ساحة التحدي حتى تجري مسابقة، وإذا فتحته من جديد تبدأ لوحة جديدة.',
    'المسابقات لا يتغيّر فيها شيء.',
  ],
  off: 'أغلق التدريب',
  wasClosed: 'أُغلق التدريب المفتوح',
} as const;

export const contestForm = {
  addTitle: 'مسابقة جديدة',
  editTitle: 'تعديل المسابقة',
  title: 'اسم المسابقة',
  rules: 'قواعدها كما يقرؤها الطلاب',
  startsAt: 'تبدأ',
  endsAt: 'تنتهي',
  schoolTime: 'بتوقيت المدرسة',
  prize: 'جائزة الأول (عملات)',
  pool: 'عملات تُوزَّع على المتدربين',
  add: 'أضفها',
  save: 'احفظ',
  added: (title: string) => `أُضيفت «${title}»`,
  saved: (title: string) => `حُفظت «${title}»`,
} as const;

const latePupils: PluralForms =
  'لم تتأخر إجابات أحد | في نتائج طالب واحد إجابات وصلت متأخرة | في نتائج طالبين إجابات وصلت متأخرة | في نتائج {n} طلاب إجابات وصلت متأخرة | في نتائج {n} طالبًا إجابات وصلت متأخرة | في نتائج {n} طالب إجابات وصلت متأخرة';

const leftOutPupils: PluralForms =
  'لم تُستبعد محاولة أحد | لطالب واحد محاولات لم تُحسب | لطالبين محاولات لم تُحسب | لـ{n} طلاب محاولات لم تُحسب | لـ{n} طالبًا محاولات لم تُحسب | لـ{n} طالب محاولات لم تُحسب';

export const closeDialog = {
  title: 'إعلان الفائز',
  intro: (title: string) => `بعد إعلان نتيجة «${title}» لا يتغيّر فيها شيء، ويرسل كل طالب نصيبه من عملات التدريب.`,
  noWinner: 'لم يلعب أحد سباق الدقيقة، فلا فائز ولا جائزة.',
  winners: 'الجائزة تصل الآن إلى',
  winnersOnly: 'الفائز',
  each: (coins: number) => `لكل فائز ${moneyText('coins', coins)}`,
  total: (coins: number) => `المجموع ${moneyText('coins', coins)}`,
  pool: (coins: number) => `وعملات التدريب للجميع: ${moneyText('coins', coins)}`,
  late: (pupils: number) =>
    `${plural(pupils, latePupils)}. قد يكون انقطاع الشبكة هو السبب، فانظر أسماءهم في «${contestsPage.shares}» قبل الإعلان.`,
  leftOut: (pupils: number) =>
    `${plural(pupils, leftOutPupils)}، فهي أسرع من أن يلعبها أحد. أسماؤهم في «${contestsPage.shares}».`,
  confirm: 'أعلن النتيجة وأرسل الجائزة',
  confirmNobody: 'أعلن النتيجة',
  done: (title: string) => `أُعلنت نتيجة «${title}»`,
} as const;

export const shareStateNames: Readonly<Record<StudentShare['state'], string>> = {
  none: 'بلا نصيب',
  unsent: 'لم تُرسل بعد',
  sent: 'أُرسلت',
  claimed: 'استلمها',
};

const countPupils = countOf(PUPILS);
const toPupils = countOf(PUPILS, 'genitive', 'لا أحد');

export const sendAll = {
  open: 'إرسال الأنصبة للجميع',
  title: 'إرسال الأنصبة للجميع',
  intro: 'يصل كل نصيب إلى صفحة مكافآت صاحبه ليستلمه. من أرسل نصيبه من قبل لا يصله شيء آخر.',
  total: (count: number, coins: number) => `${countPupils(count)}، والمجموع ${moneyText('coins', coins)}`,
  list: 'من يصله نصيب الآن',
  confirm: (count: number) => `إرسال إلى ${toPupils(count)}`,
  done: (count: number, coins: number) =>
    count === 0 ? 'أُرسلت كل الأنصبة من قبل' : `أُرسلت ${moneyText('coins', coins)} إلى ${toPupils(count)}`,
} as const;

const runs = countOf('محاولة | محاولتان | محاولات');

/** What no child could have played, beside the shares that it has no part in. */
export const leftOutTexts = {
  title: 'محاولات لم تُحسب',
  runs: (count: number, score: number) => `${runs(count)}، أعلاها ${moneyText('points', score)}`,
} as const;

export const sharesTable = {
  back: 'كل المسابقات',
  title: 'أنصبة التدريب',
  intro: (pool: number, points: number) =>
    `${moneyText('coins', pool)} تُقسم على نقاط الطلاب كلهم، ومجموعها ${formatNumber(points)}. نصيب الطالب = نقاطه ÷ مجموع النقاط × ${formatNumber(pool)}.`,
  notYet: 'لم تُعلن النتيجة بعد: هذه أنصبتهم لو أُعلنت الآن.',
  label: 'نصيب كل طالب',
  search: 'بحث باسم الطالب',
  export: 'تصدير',
  counted: (count: number, coins: number) => `${countPupils(count)}، ${moneyText('coins', coins)}`,
  student: 'الطالب',
  grade: 'الصف',
  review: kindName({ mode: 'regular', minutes: null }),
  race2: kindName({ mode: 'timed', minutes: 2 }),
  race3: kindName({ mode: 'timed', minutes: 3 }),
  bonus: 'المشاركة',
  points: 'النقاط',
  coins: 'العملات',
  state: 'الحالة',
  none: 'لم يتدرب أحد في هذه المسابقة',
  noneBody: 'حين ينهي طالب مراجعة أو سباقًا يظهر هنا نصيبه.',
} as const;
