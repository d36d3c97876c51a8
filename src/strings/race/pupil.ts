import { DAILY_RACE_POINTS } from '#domain/race/challenge';
import { WINNER_ANSWERS_MIN } from '#domain/race/rules';
import { moneyText } from '#strings/money';
import { counted, formatNumber, outOf, type PluralForms, percent, plural } from '#strings/plural';

export const track = {
  progress: (name: string) => `تقدّم ${name}`,
  you: 'أنت',
  valueText: (value: number) => `قطع ${percent(value)} من الطريق`,
  away: 'انقطع الاتصال',
} as const;

/** Of the reward for the day's first race. */
export const dailyRaceReward = 'أول سباق في اليوم';

/** Words of the head-to-head race. English where the specification quotes English. */
export const racePage = {
  title: 'سباق الأسئلة',
  intro: 'عشر إجابات صحيحة توصلك إلى القمة. من يصل أولًا؟',
  toHub: 'كل الألعاب',
  history: 'سباقاتي',
  leave: 'اخرج من السباق',
  stillRunning: 'سباقك ينتظرك ٣٠ ثانية!',
  comeBack: 'عُد إلى السباق',
  leaving: {
    title: 'أتخرج من السباق؟',
    body: 'السباق مستمر وأنت غائب. مكانك محفوظ ٣٠ ثانية، ثم يُحتسب الفوز لزميلك.',
    confirm: 'اخرج',
  },
} as const;

export const connecting = {
  title: 'نتصل بالخادم…',
  body: 'لحظة واحدة ويبدأ البحث عن زميل يسابقك.',
  trouble: 'خطأ في الاتصال بالخادم. يرجى التأكد من تشغيل الخادم والمحاولة مرة أخرى.',
  goesOn: 'نعيد الاتصال، وسباقك محفوظ.',
} as const;

export const searching = {
  title: 'نبحث عن زميل يسابقك',
  elapsed: 'وقت البحث',
  connected: (count: number, required: number) => `اللاعبون: ${formatNumber(count)} من ${formatNumber(required)}`,
  players: 'اللاعبون',
  you: 'أنت',
  empty: 'من هنا؟',
  against: 'ضد',
  difficulty: 'الصعوبة',
  longWait: 'طال الانتظار؟',
  tips: ['نادِ زميلًا من صفّك ليفتح هذه الصفحة ويختار الصعوبة نفسها.', 'أو جرّب صعوبة أخرى، فقد يكون هناك من ينتظرك.'],
  practice: 'تدرّب حتى يأتي زميلك',
} as const;

export const challenges = {
  list: 'من يتحدّاك',
  asks: (name: string) => `${name} يتحدّاك في سباق!`,
  asksAgain: (name: string) => `${name} يريد سباقًا آخر معك!`,
  accept: 'هيّا نتسابق',
  later: 'ربما لاحقًا',
  accepted: (name: string) => `قبل ${name} تحدّيك، وهو ينتظرك!`,
  join: 'انطلق إليه',
  running: (opponent: string) => `سباقك مع ${opponent} لم ينتهِ!`,
  kept: 'مكانك محفوظ ٣٠ ثانية.',
  back: 'عُد إلى السباق',
  pick: 'تحدَّ زميلًا باسمه',
  pickTitle: 'من تتحدّى؟',
  search: 'ابحث باسم زميلك',
  classmates: 'زملاء صفّك',
  nobody: 'لا زميل بهذا الاسم في صفّك',
  awaiting: (name: string) => `ننتظر ${name}`,
  awaitingBody: (name: string) => `وصل تحدّيك إلى ${name}. يبدأ السباق حين يفتح صفحة السباق ويقبل.`,
  anybody: 'ابحث عن أي زميل',
  turned: {
    late: 'لم يأتِ زميلك بعد، فنبحث لك عن زميل آخر.',
    declined: 'قال زميلك: ربما لاحقًا. نبحث لك عن زميل آخر.',
    gone: 'انتهى هذا التحدي، فنبحث لك عن زميل آخر.',
    quiet: 'قال زميلك قبل قليل: ربما لاحقًا. اطلبه مرة أخرى بعد ساعة. نبحث لك عن زميل آخر.',
  },
  rematch: (name: string) => `مرة أخرى مع ${name}`,
  rewarded: `أول سباق في اليوم: ${moneyText('points', DAILY_RACE_POINTS)} تنتظرك في مكافآتك`,
} as const;

const secondsForms: PluralForms = 'لحظة | ثانية واحدة | ثانيتين | {n} ثوانٍ | {n} ثانية | {n} ثانية';
const minutesForms: PluralForms = 'لحظة | دقيقة | دقيقتين | {n} دقائق | {n} دقيقة | {n} دقيقة';

/** In how long somebody arrived. */
const timeText = (ms: number): string => {
  const seconds = Math.round(ms / 1000);
  const [whole, rest] = [Math.floor(seconds / 60), seconds % 60];
  if (whole === 0) return plural(rest, secondsForms);
  return [plural(whole, minutesForms), ...(rest > 0 ? [plural(rest, secondsForms)] : [])].join(' و');
};

/** One climbs now, the other when they come. */
export const duels = {
  list: 'تحديات في وقت آخر',
  offer: (name: string) => `تحدَّ ${name} في وقت آخر`,
  offerBody: (name: string) => `زميلك ليس هنا؟ سابق أنت الآن، وحين يأتي ${name} يسابق خطواتك كما صعدتها.`,
  states: {
    asked: (name: string) => `${name} صعد إلى القمة ويتحدّاك!`,
    climbing: (name: string) => `سباقك مع ${name} لم ينتهِ، والوقت يمضي!`,
    won: (name: string) => `أجاب ${name} تحدّيك، وفزت!`,
    lost: (name: string) => `أجاب ${name} تحدّيك، وكان أسرع هذه المرة.`,
    drawn: (name: string) => `أجاب ${name} تحدّيك، وتعادلتما!`,
    declined: (name: string) => `قال ${name}: ربما لاحقًا.`,
    expired: (name: string) => `لم يأتِ ${name} في سبعة أيام، فانتهى تحدّيك.`,
  },
  accept: 'هيّا نتسابق',
  goOn: 'أكمل السباق',
  result: 'شاهد النتيجة',
  fine: 'حسنًا',
  title: (name: string) => `تحدّيك مع ${name}`,
  intro: 'كلٌّ في وقته، والأسئلة واحدة',
  toBeat: (name: string, ms: number) => `وصل ${name} إلى القمة في ${timeText(ms)}. هل تسبقه؟`,
  once: 'تسابق مرة واحدة، والوقت يمضي من البداية إلى النهاية. فابدأ حين تستعد.',
  start: 'ابدأ السباق',
  overlayFirst: (name: string) => `سباقك الآن، ودور ${name} لاحقًا`,
  overlaySecond: (name: string) => `الحق بخطوات ${name}!`,
  alone: (name: string) => `كلما أسرعت صعب على ${name} أن يسبقك`,
  sent: (ms: number) => `وصلت إلى القمة في ${timeText(ms)}!`,
  sentBody: (name: string, until: string) => `وصل تحدّيك إلى ${name}، وأمامه حتى ${until}. نخبرك حين يجيب.`,
  answering: (name: string) => `${name} يسابق خطواتك الآن. نخبرك حين ينتهي.`,
  dropped: 'لم تصل إلى القمة في هذا السباق، فلم نرسل التحدي. جرّب مرة أخرى!',
  closed: 'انتهى هذا التحدي.',
  drawn: 'تعادلتما!',
  drawnBody: (name: string) => `وصلت أنت و${name} في اللحظة نفسها.`,
  again: (name: string) => `تحدٍّ آخر مع ${name}`,
  toRace: 'إلى سباق الأسئلة',
  outcomes: {
    won: (name: string) => `فزت على ${name}`,
    lost: (name: string) => `سبقك ${name}`,
    drawn: (name: string) => `تعادلت مع ${name}`,
  },
  leaving: {
    title: 'أتخرج من السباق؟',
    body: 'إجاباتك محفوظة ويمكنك أن تعود، لكن الوقت يمضي وأنت غائب.',
    confirm: 'اخرج',
  },
} as const;

/** Of the race before, in the search for the next. */
export const missed = {
  won: 'فزت بسباقك السابق!',
  'won-forfeit': 'فزت بسباقك السابق: خرج زميلك ولم يعد.',
  lost: 'انتهى سباقك السابق، وسبقك زميلك إلى القمة.',
  'lost-forfeit': 'انتهى سباقك السابق وأنت غائب، فاحتُسب لزميلك.',
  'called-off': 'أُلغي سباقك السابق، فلا فائز ولا نتيجة.',
  replay: 'شاهد كيف جرى',
} as const;

export const starting = {
  found: counted(
    'لم نجد لاعبين بعد | وجدنا لاعبًا واحدًا | وجدنا لاعبَين! | وجدنا {n} لاعبين! | وجدنا {n} لاعبًا! | وجدنا {n} لاعب!',
  ),
  ready: 'استعد!',
  go: 'انطلق!',
  count: (seconds: number) => formatNumber(seconds),
} as const;

const outOfTen = (correct: number): string => outOf(correct, WINNER_ANSWERS_MIN);

export const active = {
  scoreboard: 'لوحة السباق',
  percent,
  you: 'أنت',
  checking: 'نتحقق من إجابتك…',
  right: 'إجابة صحيحة! خطوة إلى الأعلى',
  wrong: 'إجابة خاطئة',
  rightIs: (answer: string) => `الصحيح: ${answer}`,
  question: (number: number) => `السؤال ${formatNumber(number)}`,
  nextQuestion: 'السؤال التالي قادم…',
  opponentAway: (name: string) => `ننتظر عودة ${name}`,
  opponentAwayLeft: counted('لحظة | ثانية واحدة | ثانيتان | {n} ثوانٍ | {n} ثانية | {n} ثانية'),
  /** Where there is no room for the word. */
  awayCount: formatNumber,
  opponentMoved: (name: string, correct: number) => `${name}: ${outOfTen(correct)}`,
  lead: 'أنت في المقدمة!',
  behind: (name: string) => `${name} يتقدّم، الحق به!`,
  together: 'أنتما متعادلان!',
  slow: 'الشبكة بطيئة، وإجابتك في الطريق…',
} as const;

export const over = {
  won: 'وصلت إلى القمة أولًا!',
  wonFlawless: 'فوز بلا أي خطأ!',
  flawless: 'بلا أي خطأ',
  wonForfeit: 'فزت بالسباق!',
  forfeitBy: (name: string) => `خرج ${name} ولم يعد خلال ٣٠ ثانية.`,
  lost: 'سباق جميل!',
  lostForfeit: 'انتهى السباق وأنت غائب',
  lostForfeitBody: 'انقطع اتصالك أكثر من ٣٠ ثانية، فاحتُسب السباق لزميلك. شبكتك عادت؟ العب مرة أخرى!',
  calledOff: 'أُلغي السباق',
  calledOffBody: 'انقطع الاتصال بكما معًا، فلا فائز ولا نتيجة. ابدآ سباقًا جديدًا!',
  winner: 'الفائز',
  winnerIs: (name: string, score: number) => `الفائز: ${name}، والنتيجة ${formatNumber(score)}`,
  good: counted(
    'شاركت وتعلّمت، وهذه أول خطوة. | أجبت إجابة صحيحة واحدة. | أجبت إجابتين صحيحتين. | أجبت {n} إجابات صحيحة. | أجبت {n} إجابة صحيحة. | أجبت {n} إجابة صحيحة.',
  ),
  left: counted(
    'وصلت معه | كدت تصل! لم تبقَ إلا خطوة واحدة. | كدت تصل! لم تبقَ إلا خطوتان. | بقيت لك {n} خطوات، وفي السباق القادم تصل. | بقيت لك {n} خطوة، وفي السباق القادم تصل. | بقيت لك {n} خطوة، وفي السباق القادم تصل.',
  ),
  duration: 'مدة السباق',
  again: 'العب مرة أخرى',
  replay: 'أعد مشاهدة السباق',
  storage: {
    pending: 'جاري محاولة حفظ النتيجة...',
    success: 'تم حفظ النتيجة بنجاح!',
    autoFailed: 'فشل في حفظ النتيجة تلقائياً. يرجى المحاولة يدوياً.',
    failed: (reason: string) => `فشل في حفظ النتيجة: ${reason}`,
    noData: 'No game result data available',
    noAnswer: 'لم يصل ردّ من الخادم',
    save: 'احفظ النتيجة',
  },
  details: 'تفاصيل السباق',
  answersOf: (name: string) => `إجابات ${name}`,
  yours: 'إجاباتك',
  rightOf: (right: number, all: number) => `${formatNumber(right)} صحيحة من ${formatNumber(all)}`,
  noAnswers: (isYou: boolean) => (isYou ? 'لم تجب عن أي سؤال.' : 'لم يجب عن أي سؤال.'),
  answersFailed: 'لم تصل الإجابات.',
  rightIs: (answer: string) => `الصحيح: ${answer}`,
  right: 'صحيحة',
  wrong: 'خاطئة',
} as const;

export const failure = {
  title: 'حدث خطأ',
  connection: 'فشل الاتصال بالخادم',
  cut: 'تم قطع الاتصال بالخادم',
  connectionTimeout: 'Connection timeout',
  noConnection: 'Could not establish connection to server',
  joinTimeout: 'Join game timeout',
  noToken: 'No auth token available',
  validation: (message: string) => `خطأ في التحقق من صحة البيانات: ${message}`,
  retry: 'إعادة المحاولة',
  reload: 'إعادة تحميل الصفحة',
  reloading: (seconds: number) => `سنعيد تحميل الصفحة بعد ${plural(seconds, secondsForms)}…`,
} as const;

/** An older server says it in its own words, in either language. */
export const ALREADY_PLAYING = ['Already playing', 'تلعب بالفعل'] as const;

/** For whoever sent too little of a result, as the specification has it. */
export const fieldsMissing = (fields: string): string => `Missing required fields: ${fields}`;
