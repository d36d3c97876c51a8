import type { LevelKey, Medal } from '#domain/dashboard/levels';
import type { Task } from '#domain/dashboard/tasks';
import type { WeekDay } from '#domain/dashboard/week';
import type { NotificationStatus } from '#domain/rewards/statuses';
import { countOf, PUPILS, TIMES } from '#strings/nouns';
import { counted, formatNumber, percent } from '#strings/plural';
import { newMessages, rewardsWait } from './waiting.ts';

export const greetings = { morning: 'صباح الخير', afternoon: 'طاب يومك', evening: 'مساء الخير' } as const;

export const levelNames: Readonly<Record<LevelKey, string>> = {
  student: 'الطالب',
  diligent: 'المجتهد',
  advanced: 'المتقدّم',
  distinguished: 'المتميّز',
  star: 'النجم',
  golden: 'الذهبي',
  platinum: 'البلاتيني',
  diamond: 'الماسي',
  elite: 'النخبة',
};

export const profile = {
  /** Before the name. */
  welcome: 'أهلًا يا',
  level: 'مستواك',
  nextLevel: (name: string, from: string) => `التالي: ${name} عند ${from}`,
  topLevel: 'وصلت إلى القمة!',
  coins: 'عملاتي',
  points: 'نقاطي',
  shopping: 'رصيد التسوق',
  shoppingHint: 'كل عشر نقاط بعملة',
  why: 'لماذا؟',
  toStore: 'تسوّق',
  onTop: 'فوق كل المحطات',
  progress: (points: string, next: string) => `${points} من ${next}`,
} as const;

export const leftToHundred = counted(
  'وصلت إلى المحطة! | بقيت نقطة واحدة للمحطة التالية | بقيت نقطتان للمحطة التالية | بقيت {n} نقاط للمحطة التالية | بقيت {n} نقطة للمحطة التالية | بقيت {n} نقطة للمحطة التالية',
);

export const change = {
  up: (amount: string) => `${amount} هذا الأسبوع`,
  down: (amount: string) => `${amount} هذا الأسبوع`,
  neutral: () => 'بلا تغيير',
} as const;

const PLACES = [
  'الأول',
  'الثاني',
  'الثالث',
  'الرابع',
  'الخامس',
  'السادس',
  'السابع',
  'الثامن',
  'التاسع',
  'العاشر',
] as const;

export const medalNames: Readonly<Record<Medal, string>> = {
  gold: 'ميدالية ذهبية',
  silver: 'ميدالية فضية',
  bronze: 'ميدالية برونزية',
};

const ofPupils = countOf(PUPILS, 'genitive', 'صفر');

/** A pupil without a place yet is "0 of 0". */
export const rank = {
  place: (place: number): string => {
    const word = PLACES[place - 1];
    return word ? `${word} في صفّك` : `المركز ${formatNumber(place)}`;
  },
  among: (pupils: number): string => `من ${ofPupils(pupils)}`,
  none: 'يظهر ترتيبك بعد أول نقاط لصفّك',
} as const;

export const attendance = {
  title: 'حضوري وسلوكي',
  more: 'سجلّي',
  clean: 'سجلّك نظيف!',
  cleanBody: 'لا شيء محسوب عليك الآن. أحسنت!',
  times: countOf(TIMES, 'subject', 'ولا مرة'),
  bar: (value: number): string => `نسبة المخالفات ${percent(value)} من ١٠٠٪`,
  private: 'هذا بينك وبين معلّمك فقط.',
  penalty: (increase: number): string => `ارتفعت أسعار المتجر عليك بنسبة ${percent(increase)}`,
  penaltyEnds: (day: string): string => `وتعود كما كانت في ${day}`,
  penaltyPrices: 'انظر الأسعار في المتجر',
} as const;

export const messagesCard = {
  title: 'رسائل معلّمي',
  all: 'كل الرسائل',
  unread: newMessages,
  isNew: 'جديدة',
  image: 'معها صورة',
  audio: 'معها صوت',
  none: 'لا توجد رسائل بعد',
  noneBody: 'حين يكتب لك معلّمك ستقرأ رسالته هنا.',
} as const;

interface Notice {
  readonly title: (available: number) => string;
  readonly body: string;
  readonly action: string;
}

/** The rewards button in each of its seven states. */
export const rewardNotices: Readonly<Record<NotificationStatus, Notice>> = {
  agreement: { title: () => 'مكافآتك تنتظر موافقتك', body: 'وافق على الشروط لتستلمها', action: 'شاهدها' },
  available: { title: rewardsWait, body: 'استلمها قبل أن تنتهي', action: 'استلمها' },
  pending: { title: () => 'صورتك عند معلّمك', body: 'إذا قبلها وصلتك مكافأتها', action: 'مكافآتي' },
  'all-missed': { title: () => 'فاتتك مكافآت هذه المرة', body: 'لا بأس، ستأتي غيرها قريبًا', action: 'شاهدها' },
  partial: { title: () => 'استلمت بعض مكافآتك', body: 'وبعضها انتهت مدته، زرنا كل يوم', action: 'شاهدها' },
  claimed: { title: () => 'استلمت كل مكافآتك', body: 'أحسنت! هدفك القادم أمامك', action: 'مكافآتي' },
  none: { title: () => 'لا مكافآت الآن', body: 'شارك واجتهد لتكسب أول مكافأة', action: 'مكافآتي' },
};

export const rewardSummary = {
  title: 'ملخّص مكافآتي',
  available: 'تنتظرك',
  expired: 'انتهت مدتها',
  all: 'كل مكافآتي',
} as const;

/** Days in a row, and the week's attendance. */
export const streak = {
  title: 'سلسلتي',
  days: counted('ابدأ سلسلتك اليوم | يوم واحد | يومان متتاليان | {n} أيام متتالية | {n} يومًا متتاليًا | {n} يوم متتالٍ'),
  done: 'تعلّمت اليوم، أحسنت!',
  todo: 'تعلّم شيئًا اليوم لتستمر',
  start: 'احضر درسًا أو راجع لتبدأ',
  resting: 'سلسلتك محفوظة اليوم',
  week: 'حضوري هذا الأسبوع',
  status: {
    present: 'حاضر',
    late: 'متأخر',
    absent: 'غائب',
    excused: 'مستأذن',
    holiday: 'إجازة',
    unknown: 'لم يُسجَّل',
    coming: 'قادم',
  } satisfies Readonly<Record<WeekDay, string>>,
} as const;

/** The three tasks of a day. */
export const tasksCard = {
  title: 'مهام اليوم',
  done: (some: number, all: number) => `${formatNumber(some)} من ${formatNumber(all)}`,
  isDone: 'تمّت',
  tasks: {
    play: 'العب أو سابق',
    words: 'راجع كلماتك',
    read: 'اقرأ القرآن أو راجع',
    grow: 'اربط الكلمات',
  } satisfies Readonly<Record<Task, string>>,
  waits: 'أتمّ الثلاث تجد مفاجأة',
  open: 'افتح مفاجأتك',
  opened: 'مفاجأتك اليوم',
  /** One for each day of the week, Sunday first. */
  surprises: [
    'أنجزت مهام يومك كلها، فهذه نجمة اليوم لك!',
    'ثلاث خطوات اليوم، والقمة أقرب مما تظن.',
    'من يثابر كل يوم يصل، وأنت تثابر.',
    'يوم جميل! حدّث أهلك بما تعلّمت.',
    'أحسنت! اسأل زميلك سؤالًا مما تعلّمت.',
    'تعلّمت في يوم راحتك، فما أعلى همّتك!',
    'أسبوع جديد على الأبواب، وأنت مستعدّ له.',
  ],
} as const;

/** The one goal of the first screen. */
export const goalTexts = {
  title: 'هدفك القادم',
  wish: (name: string) => `أمنيتك: ${name}`,
  wishLeft: (left: string) => `بقيت لك ${left}`,
  wishReached: 'جمعت ثمنها كله!',
  wishBar: (saved: string, price: string) => `${saved} من ${price}`,
  wishAction: 'إلى المتجر',
  ahead: (name: string) => `أمامك ${name}`,
  aheadLeft: counted(
    'أنت معه | نقطة واحدة وتلحق به | نقطتان وتلحق به | {n} نقاط وتلحق به | {n} نقطة وتلحق به | {n} نقطة وتلحق به',
  ),
  aheadAction: 'اكسب نقاطًا',
  words: 'مراجعة اليوم',
  wordsLeft: counted(
    'لا كلمات اليوم | كلمة تنتظر مراجعتك | كلمتان تنتظران مراجعتك | {n} كلمات تنتظر مراجعتك | {n} كلمة تنتظر مراجعتك | {n} كلمة تنتظر مراجعتك',
  ),
  wordsAction: 'راجع',
  practice: 'جولة اليوم',
  practiceBody: 'عشرة أسئلة تكفي لتتقدّم',
  practiceAction: 'العب',
} as const;

export const tiles = {
  navigation: 'إلى أين تصعد اليوم؟',
  results: 'نتائجي',
  resultsBody: 'ما أتقنت وما تراجعه',
  rewards: 'مكافآتي',
  rewardsBody: 'استلم ما كسبت',
  glory: 'قمم المجد',
  gloryBody: 'أين أنت؟ ومن أمامك؟',
  curriculum: 'منهجي',
  curriculumBody: 'أين وصل صفّك؟ وما القادم؟',
  more: 'المزيد',
} as const;

export const checklistPopup = { title: 'جديد همّة', close: 'إغلاق', remind: 'ذكّرني لاحقًا' } as const;

export const welcomePopup = {
  title: (name: string) => `أهلًا بك يا ${name}!`,
  body: 'هدية بدايتك معنا تنتظرك',
  claim: 'استلمها الآن',
  rewards: 'اذهب إلى مكافآتي',
  /** Once the gift is opened. */
  play: 'هيّا نلعب!',
} as const;
