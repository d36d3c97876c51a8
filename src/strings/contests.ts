import type { ContestState } from '#domain/practice/contest';
import type { StudentShare } from '#wire/contests';
import type { Competition } from '#wire/practice';
import { moneyObject, moneyText } from './money.ts';
import { formatNumber, type PluralForms, percent, plural } from './plural.ts';
import { kindName } from './practice.ts';

/** The one that every school has behind it. */
export const firstContest = {
  title: 'مسابقة التدريب الأولى',
  rules:
    'الفائز هو الأعلى نقاطًا في سباق الدقيقة الواحدة، وعند التساوي الأعلى دقة. وتُوزَّع عملات التدريب على من تدرّب في المراجعة وسباق الدقيقتين وسباق الثلاث دقائق.',
} as const;

/** What the winner reads beside the prize. */
export const prizeTitle = (contest: string): string => `جائزة الفوز: ${contest}`;

/** For staff. */
export const contestStateNames: Readonly<Record<ContestState, string>> = {
  upcoming: 'قادمة',
  open: 'جارية الآن',
  ended: 'بانتظار إعلان الفائز',
  closed: 'أُعلنت نتيجتها',
};

const participants: PluralForms = {
  zero: 'لا مشارك بعد',
  one: 'مشارك واحد',
  two: 'مشاركان',
  few: '{n} مشاركين',
  many: '{n} مشاركًا',
  other: '{n} مشارك',
};

export const countParticipants = (count: number): string => plural(count, participants);

export const contestsPage = {
  title: 'المسابقات',
  intro: 'التدريب مفتوح للطلاب ما دامت مسابقة جارية. لا تجري مسابقتان معًا.',
  label: 'المسابقات، الأحدث أولًا',
  add: 'مسابقة جديدة',
  nothingRuns: 'لا مسابقة جارية الآن، فالتدريب مغلق عند الطلاب.',
  none: 'لا توجد مسابقات بعد',
  noneBody: 'أضف مسابقة ليُفتح التدريب للطلاب من بدايتها إلى نهايتها.',
  name: 'المسابقة',
  time: 'الوقت',
  from: 'من',
  until: 'إلى',
  participants: 'المشاركون',
  actions: 'إجراءات',
  coins: 'العملات',
  prize: 'للفائز',
  pool: 'للمتدربين',
  winners: 'الفائز',
  leaders: 'المتصدر الآن',
  nobody: 'لم يلعب أحد سباق الدقيقة بعد',
  nobodyWon: 'بلا فائز',
  result: (score: number, accuracy: number | null) =>
    `${moneyText('points', score)}${accuracy === null ? '' : `، دقة ${percent(accuracy)}`}`,
  closedAt: (day: string) => `في ${day}`,
  edit: 'تعديل',
  close: 'إعلان الفائز',
  shares: 'الأنصبة',
  named: (action: string, title: string) => `${action}: ${title}`,
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

export const closeDialog = {
  title: 'إعلان الفائز',
  intro: (title: string) => `بعد إعلان نتيجة «${title}» لا يتغير فيها شيء، ويرسل كل طالب نصيبه من عملات التدريب.`,
  noWinner: 'لم يلعب أحد سباق الدقيقة، فلا فائز ولا جائزة.',
  winners: 'الجائزة تصل الآن إلى',
  winnersOnly: 'الفائز',
  each: (coins: number) => `لكل فائز ${moneyText('coins', coins)}`,
  total: (coins: number) => `المجموع ${moneyText('coins', coins)}`,
  pool: (coins: number) => `وعملات التدريب للجميع: ${moneyText('coins', coins)}`,
  confirm: 'أعلن النتيجة وأرسل الجائزة',
  confirmNobody: 'أعلن النتيجة',
  done: (title: string) => `أُعلنت نتيجة «${title}»`,
} as const;

export const shareStateNames: Readonly<Record<StudentShare['state'], string>> = {
  none: 'بلا نصيب',
  unsent: 'لم يرسلها بعد',
  sent: 'أرسلها',
  claimed: 'استلمها',
};

const pupils: PluralForms = {
  zero: 'لا طلاب',
  one: 'طالب واحد',
  two: 'طالبان',
  few: '{n} طلاب',
  many: '{n} طالبًا',
  other: '{n} طالب',
};

export const sharesTable = {
  back: 'كل المسابقات',
  title: 'أنصبة التدريب',
  intro: (pool: number, points: number) =>
    `${moneyText('coins', pool)} تُقسم على نقاط الطلاب كلهم، ومجموعها ${formatNumber(points)}. نصيب الطالب = نقاطه ÷ مجموع النقاط × ${formatNumber(pool)}.`,
  notYet: 'لم تُعلن النتيجة بعد: هذه أنصبتهم لو أُعلنت الآن.',
  label: 'نصيب كل طالب',
  search: 'بحث باسم الطالب',
  export: 'تصدير',
  counted: (count: number, coins: number) => `${plural(count, pupils)}، ${moneyText('coins', coins)}`,
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
  notFound: 'لا يوجد طالب بهذا الاسم',
  notFoundBody: 'جرّب جزءًا آخر من الاسم.',
} as const;

/** For pupils. */
export const competitionStates: Readonly<Record<Competition['state'], string>> = {
  open: 'جارية الآن',
  ended: 'بانتظار إعلان الفائز',
  closed: 'انتهت',
};

export const competitionsPage = {
  title: 'مسابقات الفصل',
  intro: 'المسابقات الجارية والسابقة، ومكانك في كل واحدة.',
  rules: 'القواعد',
  prize: (coins: number) => `جائزة الأول ${moneyText('coins', coins)}`,
  pool: (coins: number) => `${moneyText('coins', coins)} للمتدربين`,
  endsOn: (moment: string) => `تنتهي ${moment}`,
  endedOn: (moment: string) => `انتهت ${moment}`,
  standing: 'مكانك',
  rank: (rank: number, participants: number) => `${formatNumber(rank)} من ${formatNumber(participants)}`,
  score: (score: number, accuracy: number | null) =>
    `${moneyText('points', score)} في سباق الدقيقة${accuracy === null ? '' : `، دقة ${percent(accuracy)}`}`,
  notRaced: 'لم تلعب سباق الدقيقة',
  onlyTrained: 'تدربت، ولم تلعب سباق الدقيقة',
  winner: 'الفائز',
  winners: 'الفائزون',
  you: 'أنت',
  noWinner: 'بلا فائز',
  participants: (count: number) => `في سباق الدقيقة ${countParticipants(count)}`,
  play: 'العب الآن',
  arena: 'ساحة التحدي',
  results: 'نتائجي في التدريب',
  certificate: 'شهادتي',
  certificateOf: (title: string) => `شهادتي في ${title}`,
  none: 'لا مسابقات بعد',
  noneBody: 'حين يعلن معلّمك مسابقة تجدها هنا. تدرّب واستعد!',
} as const;

export const certificateTexts = {
  window: 'شهادة مشاركة',
  preparing: 'تُجهَّز الشهادة',
  print: 'طباعة',
  back: 'مسابقات الفصل',
  winnerTitle: 'شهادة فوز',
  title: 'شهادة مشاركة',
  given: 'تُمنح هذه الشهادة إلى الطالب',
  for: (contest: string) => `لمشاركته في «${contest}»`,
  forWinning: (contest: string) => `لفوزه بالمركز الأول في «${contest}»`,
  standing: (rank: number, participants: number) =>
    `المركز ${formatNumber(rank)} من ${formatNumber(participants)} في سباق الدقيقة`,
  score: (score: number, accuracy: number | null) =>
    `بنتيجة ${moneyObject('points', score)}${accuracy === null ? '' : ` ودقة ${percent(accuracy)}`}`,
  wish: 'همّة عالية، وعلم نافع، وعمل صالح',
  teacher: 'المعلم',
  school: 'ختم المدرسة',
  date: 'التاريخ',
  none: 'لا شهادة لك في هذه المسابقة',
  noneBody: 'الشهادة لمن تدرّب وقت المسابقة. شارك في التي بعدها!',
} as const;
