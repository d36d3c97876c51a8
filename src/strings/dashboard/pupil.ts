import type { LevelKey, Medal } from '#domain/dashboard/levels';
import type { Task } from '#domain/dashboard/tasks';
import type { WeekDay } from '#domain/dashboard/week';
import type { NotificationStatus } from '#domain/rewards/statuses';
import { addressed, say } from '#strings/addressed';
import { countOf, PUPILS, TIMES } from '#strings/nouns';
import { counted, formatNumber, percent } from '#strings/plural';
import { newMessages, rewardsWait } from './waiting.ts';

export const greetings = { morning: 'صباح الخير', afternoon: 'طاب يومك', evening: 'مساء الخير' } as const;

export const levelNames: Readonly<Record<LevelKey, string>> = addressed({
  student: '{الطالب|الطالبة}',
  diligent: '{المجتهد|المجتهدة}',
  advanced: '{المتقدّم|المتقدّمة}',
  distinguished: '{المتميّز|المتميّزة}',
  star: '{النجم|النجمة}',
  golden: '{الذهبي|الذهبية}',
  platinum: '{البلاتيني|البلاتينية}',
  diamond: '{الماسي|الماسية}',
  elite: 'النخبة',
});

export const profile = addressed({
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
  toStore: '{تسوّق|تسوّقي}',
  onTop: 'فوق كل المحطات',
  progress: (points: string, next: string) => `${points} من ${next}`,
});

export const leftToHundred = counted(
  'وصلت إلى المحطة! | بقيت نقطة واحدة للمحطة التالية | بقيت نقطتان للمحطة التالية | بقيت {n} نقاط للمحطة التالية | بقيت {n} نقطة للمحطة التالية | بقيت {n} نقطة للمحطة التالية',
);

export const change = {
  up: (amount: string) => `${amount} هذا الأسبوع`,
  down: (amount: string) => `${amount} هذا الأسبوع`,
  neutral: () => 'بلا تغيير',
} as const;

const PLACES = addressed([
  '{الأول|الأولى}',
  '{الثاني|الثانية}',
  '{الثالث|الثالثة}',
  '{الرابع|الرابعة}',
  '{الخامس|الخامسة}',
  '{السادس|السادسة}',
  '{السابع|السابعة}',
  '{الثامن|الثامنة}',
  '{التاسع|التاسعة}',
  '{العاشر|العاشرة}',
]);

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

export const attendance = addressed({
  title: 'حضوري وسلوكي',
  more: 'سجلّي',
  clean: 'سجلّك نظيف!',
  cleanBody: 'لا شيء محسوب عليك الآن. أحسنت!',
  times: countOf(TIMES, 'subject', 'ولا مرة'),
  bar: (value: number): string => `نسبة المخالفات ${percent(value)} من ١٠٠٪`,
  private: 'هذا بينك وبين {معلّمك|معلّمتك} فقط.',
  penalty: (increase: number): string => `ارتفعت أسعار المتجر عليك بنسبة ${percent(increase)}`,
  penaltyEnds: (day: string): string => `وتعود كما كانت في ${day}`,
  penaltyPrices: '{انظر|انظري} الأسعار في المتجر',
});

export const messagesCard = addressed({
  title: 'رسائل {معلّمي|معلّمتي}',
  all: 'كل الرسائل',
  unread: newMessages,
  isNew: 'جديدة',
  image: 'معها صورة',
  audio: 'معها صوت',
  none: 'لا توجد رسائل بعد',
  noneBody: 'حين {يكتب لك معلّمك ستقرأ رسالته|تكتب لك معلّمتك ستقرئين رسالتها} هنا.',
});

interface Notice {
  readonly title: (available: number) => string;
  readonly body: string;
  readonly action: string;
}

/** The rewards button in each of its seven states. */
export const rewardNotices: Readonly<Record<NotificationStatus, Notice>> = addressed({
  agreement: {
    title: () => 'مكافآتك تنتظر موافقتك',
    body: '{وافق|وافقي} على الشروط {لتستلمها|لتستلميها}',
    action: '{شاهدها|شاهديها}',
  },
  available: { title: rewardsWait, body: '{استلمها|استلميها} قبل أن تنتهي', action: '{استلمها|استلميها}' },
  pending: { title: () => say`صورتك عند {معلّمك|معلّمتك}`, body: 'إذا {قبلها|قبلتها} وصلتك مكافأتها', action: 'مكافآتي' },
  'all-missed': {
    title: () => 'فاتتك مكافآت هذه المرة',
    body: 'لا بأس، ستأتي غيرها قريبًا',
    action: '{شاهدها|شاهديها}',
  },
  partial: {
    title: () => 'استلمت بعض مكافآتك',
    body: 'وبعضها انتهت مدته، {زرنا|زورينا} كل يوم',
    action: '{شاهدها|شاهديها}',
  },
  claimed: { title: () => 'استلمت كل مكافآتك', body: 'أحسنت! هدفك القادم أمامك', action: 'مكافآتي' },
  none: {
    title: () => 'لا مكافآت الآن',
    body: '{شارك|شاركي} {واجتهد|واجتهدي} {لتكسب|لتكسبي} أول مكافأة',
    action: 'مكافآتي',
  },
});

export const rewardSummary = {
  title: 'ملخّص مكافآتي',
  available: 'تنتظرك',
  expired: 'انتهت مدتها',
  all: 'كل مكافآتي',
} as const;

/** Days in a row, and the week's attendance. */
export const streak = addressed({
  title: 'سلسلتي',
  days: counted(
    '{ابدأ|ابدئي} سلسلتك اليوم | يوم واحد | يومان متتاليان | {n} أيام متتالية | {n} يومًا متتاليًا | {n} يوم متتالٍ',
  ),
  done: 'تعلّمت اليوم، أحسنت!',
  todo: '{تعلّم|تعلّمي} شيئًا اليوم {لتستمر|لتستمرّي}',
  start: '{احضر|احضري} درسًا أو {راجع|راجعي} {لتبدأ|لتبدئي}',
  resting: 'سلسلتك محفوظة اليوم',
  week: 'حضوري هذا الأسبوع',
  status: {
    present: '{حاضر|حاضرة}',
    late: '{متأخر|متأخرة}',
    absent: '{غائب|غائبة}',
    excused: '{مستأذن|مستأذنة}',
    holiday: 'إجازة',
    unknown: 'لم يُسجَّل',
    coming: 'قادم',
  } satisfies Readonly<Record<WeekDay, string>>,
});

/** The three tasks of a day. */
export const tasksCard = addressed({
  title: 'مهام اليوم',
  done: (some: number, all: number) => `${formatNumber(some)} من ${formatNumber(all)}`,
  isDone: 'تمّت',
  tasks: {
    play: '{العب|العبي} أو {سابق|سابقي}',
    words: '{راجع|راجعي} كلماتك',
    read: '{اقرأ|اقرئي} القرآن أو {راجع|راجعي}',
    grow: '{اربط|اربطي} الكلمات',
  } satisfies Readonly<Record<Task, string>>,
  waits: '{أتمّ|أتمّي} الثلاث {تجد|تجدي} مفاجأة',
  open: '{افتح|افتحي} مفاجأتك',
  opened: 'مفاجأتك اليوم',
  /** One for each day of the week, Sunday first. */
  surprises: [
    'أنجزت مهام يومك كلها، فهذه نجمة اليوم لك!',
    'ثلاث خطوات اليوم، والقمة أقرب مما {تظن|تظنين}.',
    '{من يثابر كل يوم يصل، وأنت تثابر|من تثابر كل يوم تصل، وأنتِ تثابرين}.',
    'يوم جميل! {حدّث|حدّثي} أهلك بما تعلّمت.',
    'أحسنت! {اسأل|اسألي} {زميلك|زميلتك} سؤالًا مما تعلّمت.',
    'تعلّمت في يوم راحتك، فما أعلى همّتك!',
    'أسبوع جديد على الأبواب، {وأنت مستعدّ|وأنتِ مستعدّة} له.',
  ],
});

/** The one goal of the first screen. */
export const goalTexts = addressed({
  title: 'هدفك القادم',
  wish: (name: string) => `أمنيتك: ${name}`,
  wishLeft: (left: string) => `بقيت لك ${left}`,
  wishReached: 'جمعت ثمنها كله!',
  wishBar: (saved: string, price: string) => `${saved} من ${price}`,
  wishAction: 'إلى المتجر',
  ahead: (name: string) => `أمامك ${name}`,
  aheadLeft: counted(
    '{أنت معه|أنتِ معها} | نقطة واحدة {وتلحق به|وتلحقين بها} | نقطتان {وتلحق به|وتلحقين بها} | {n} نقاط {وتلحق به|وتلحقين بها} | {n} نقطة {وتلحق به|وتلحقين بها} | {n} نقطة {وتلحق به|وتلحقين بها}',
  ),
  aheadAction: '{اكسب|اكسبي} نقاطًا',
  words: 'مراجعة اليوم',
  wordsLeft: counted(
    'لا كلمات اليوم | كلمة تنتظر مراجعتك | كلمتان تنتظران مراجعتك | {n} كلمات تنتظر مراجعتك | {n} كلمة تنتظر مراجعتك | {n} كلمة تنتظر مراجعتك',
  ),
  wordsAction: '{راجع|راجعي}',
  practice: 'جولة اليوم',
  practiceBody: 'عشرة أسئلة تكفي {لتتقدّم|لتتقدّمي}',
  practiceAction: '{العب|العبي}',
});

export const tiles = addressed({
  navigation: 'إلى أين {تصعد|تصعدين} اليوم؟',
  results: 'نتائجي',
  resultsBody: 'ما أتقنت وما {تراجعه|تراجعينه}',
  rewards: 'مكافآتي',
  rewardsBody: '{استلم|استلمي} ما كسبت',
  glory: 'قمم المجد',
  gloryBody: 'أين أنت؟ ومن أمامك؟',
  curriculum: 'منهجي',
  curriculumBody: 'أين وصل صفّك؟ وما القادم؟',
  more: 'المزيد',
});

export const checklistPopup = addressed({ title: 'جديد همّة', close: 'إغلاق', remind: '{ذكّرني|ذكّريني} لاحقًا' });

export const welcomePopup = addressed({
  title: (name: string) => `أهلًا بك يا ${name}!`,
  body: 'هدية بدايتك معنا تنتظرك',
  rewards: '{اذهب|اذهبي} إلى مكافآتي',
  /** Once the gift is opened. */
  play: 'هيّا نلعب!',
});
