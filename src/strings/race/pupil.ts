import { DAILY_RACE_POINTS } from '#domain/race/challenge';
import { WINNER_ANSWERS_MIN } from '#domain/race/rules';
import { addressed, say } from '#strings/addressed';
import { moneyText } from '#strings/money';
import { counted, formatNumber, outOf, type PluralForms, percent, plural } from '#strings/plural';

export const track = {
  progress: (name: string) => `تقدّم ${name}`,
  you: 'أنت',
  valueText: (value: number) => say`{قطع|قطعت} ${percent(value)} من الطريق`,
  away: 'انقطع الاتصال',
} as const;

/** Of the reward for the day's first race. */
export const dailyRaceReward = 'أول سباق في اليوم';

/** Words of the head-to-head race. English where the specification quotes English. */
export const racePage = addressed({
  title: 'سباق الأسئلة',
  intro: 'عشر إجابات صحيحة توصلك إلى القمة. من {يصل|تصل} أولًا؟',
  toHub: 'كل الألعاب',
  history: 'سباقاتي',
  leave: '{اخرج|اخرجي} من السباق',
  stillRunning: 'سباقك ينتظرك ٣٠ ثانية!',
  comeBack: '{عُد|عودي} إلى السباق',
  leaving: {
    title: '{أتخرج|أتخرجين} من السباق؟',
    body: 'السباق مستمر {وأنت غائب|وأنتِ غائبة}. مكانك محفوظ ٣٠ ثانية، ثم يُحتسب الفوز {لزميلك|لزميلتك}.',
    confirm: '{اخرج|اخرجي}',
  },
});

export const connecting = addressed({
  title: 'نتصل بالخادم…',
  body: 'لحظة واحدة ويبدأ البحث عن {زميل يسابقك|زميلة تسابقك}.',
  trouble: 'خطأ في الاتصال بالخادم. يرجى التأكد من تشغيل الخادم والمحاولة مرة أخرى.',
  goesOn: 'نعيد الاتصال، وسباقك محفوظ.',
});

export const searching = addressed({
  title: 'نبحث عن {زميل يسابقك|زميلة تسابقك}',
  elapsed: 'وقت البحث',
  connected: (count: number, required: number) =>
    say`{اللاعبون|اللاعبات}: ${formatNumber(count)} من ${formatNumber(required)}`,
  players: '{اللاعبون|اللاعبات}',
  you: 'أنت',
  empty: 'من هنا؟',
  against: 'ضد',
  difficulty: 'الصعوبة',
  longWait: 'طال الانتظار؟',
  tips: [
    '{نادِ زميلًا من صفّك ليفتح هذه الصفحة ويختار|نادي زميلة من صفّك لتفتح هذه الصفحة وتختار} الصعوبة نفسها.',
    'أو {جرّب|جرّبي} صعوبة أخرى، فقد يكون هناك من {ينتظرك|تنتظرك}.',
  ],
  practice: '{تدرّب حتى يأتي زميلك|تدرّبي حتى تأتي زميلتك}',
});

export const challenges = addressed({
  list: 'من {يتحدّاك|تتحدّاك}',
  asks: (name: string) => say`${name} {يتحدّاك|تتحدّاك} في سباق!`,
  asksAgain: (name: string) => say`${name} {يريد|تريد} سباقًا آخر معك!`,
  accept: 'هيّا نتسابق',
  later: 'ربما لاحقًا',
  accepted: (name: string) => say`{قبل|قبلت} ${name} تحدّيك، {وهو ينتظرك|وهي تنتظرك}!`,
  join: '{انطلق إليه|انطلقي إليها}',
  running: (opponent: string) => `سباقك مع ${opponent} لم ينتهِ!`,
  kept: 'مكانك محفوظ ٣٠ ثانية.',
  pick: '{تحدَّ|تحدّي} {زميلًا باسمه|زميلة باسمها}',
  pickTitle: 'من {تتحدّى|تتحدّين}؟',
  search: '{ابحث|ابحثي} باسم {زميلك|زميلتك}',
  classmates: '{زملاء|زميلات} صفّك',
  nobody: 'لا {زميل|زميلة} بهذا الاسم في صفّك',
  awaiting: (name: string) => `ننتظر ${name}`,
  awaitingBody: (name: string) =>
    say`وصل تحدّيك إلى ${name}. يبدأ السباق حين {يفتح صفحة السباق ويقبل|تفتح صفحة السباق وتقبل}.`,
  anybody: '{ابحث|ابحثي} عن أي {زميل|زميلة}',
  turned: {
    late: 'لم {يأتِ زميلك|تأتِ زميلتك} بعد، فنبحث لك عن {زميل آخر|زميلة أخرى}.',
    declined: '{قال زميلك|قالت زميلتك}: ربما لاحقًا. نبحث لك عن {زميل آخر|زميلة أخرى}.',
    gone: 'انتهى هذا التحدي، فنبحث لك عن {زميل آخر|زميلة أخرى}.',
    quiet:
      '{قال زميلك|قالت زميلتك} قبل قليل: ربما لاحقًا. {اطلبه|اطلبيها} مرة أخرى بعد ساعة. نبحث لك عن {زميل آخر|زميلة أخرى}.',
  },
  rematch: (name: string) => `مرة أخرى مع ${name}`,
  rewarded: `أول سباق في اليوم: ${moneyText('points', DAILY_RACE_POINTS)} تنتظرك في مكافآتك`,
});

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
export const duels = addressed({
  list: 'تحديات في وقت آخر',
  offer: (name: string) => say`{تحدَّ|تحدّي} ${name} في وقت آخر`,
  offerBody: (name: string) =>
    say`{زميلك ليس هنا؟ سابق أنت|زميلتك ليست هنا؟ سابقي أنتِ} الآن، وحين {يأتي|تأتي} ${name} {يسابق|تسابق} خطواتك كما صعدتها.`,
  states: {
    asked: (name: string) => say`${name} {صعد إلى القمة ويتحدّاك|صعدت إلى القمة وتتحدّاك}!`,
    climbing: (name: string) => `سباقك مع ${name} لم ينتهِ، والوقت يمضي!`,
    won: (name: string) => say`{أجاب|أجابت} ${name} تحدّيك، وفزت!`,
    lost: (name: string) => say`{أجاب|أجابت} ${name} تحدّيك، {وكان|وكانت} أسرع هذه المرة.`,
    drawn: (name: string) => say`{أجاب|أجابت} ${name} تحدّيك، وتعادلتما!`,
    declined: (name: string) => say`{قال|قالت} ${name}: ربما لاحقًا.`,
    expired: (name: string) => say`لم {يأتِ|تأتِ} ${name} في سبعة أيام، فانتهى تحدّيك.`,
  },
  goOn: '{أكمل|أكملي} السباق',
  result: '{شاهد|شاهدي} النتيجة',
  fine: 'حسنًا',
  title: (name: string) => `تحدّيك مع ${name}`,
  intro: '{كلٌّ في وقته|كلٌّ في وقتها}، والأسئلة واحدة',
  toBeat: (name: string, ms: number) => say`{وصل|وصلت} ${name} إلى القمة في ${timeText(ms)}. هل {تسبقه|تسبقينها}؟`,
  once: '{تسابق|تسابقين} مرة واحدة، والوقت يمضي من البداية إلى النهاية. {فابدأ|فابدئي} حين {تستعد|تستعدّين}.',
  start: '{ابدأ|ابدئي} السباق',
  overlayFirst: (name: string) => `سباقك الآن، ودور ${name} لاحقًا`,
  overlaySecond: (name: string) => say`{الحق|الحقي} بخطوات ${name}!`,
  alone: (name: string) => say`كلما أسرعت صعب على ${name} أن {يسبقك|تسبقك}`,
  sent: (ms: number) => `وصلت إلى القمة في ${timeText(ms)}!`,
  sentBody: (name: string, until: string) =>
    say`وصل تحدّيك إلى ${name}، {وأمامه|وأمامها} حتى ${until}. نخبرك حين {يجيب|تجيب}.`,
  answering: (name: string) => say`${name} {يسابق|تسابق} خطواتك الآن. نخبرك حين {ينتهي|تنتهي}.`,
  dropped: 'لم {تصل|تصلي} إلى القمة في هذا السباق، فلم نرسل التحدي. {جرّب|جرّبي} مرة أخرى!',
  closed: 'انتهى هذا التحدي.',
  drawn: 'تعادلتما!',
  drawnBody: (name: string) => say`وصلت {أنت|أنتِ} و${name} في اللحظة نفسها.`,
  again: (name: string) => `تحدٍّ آخر مع ${name}`,
  toRace: 'إلى سباق الأسئلة',
  outcomes: {
    won: (name: string) => `فزت على ${name}`,
    lost: (name: string) => say`{سبقك|سبقتك} ${name}`,
    drawn: (name: string) => `تعادلت مع ${name}`,
  },
  leaving: {
    title: '{أتخرج|أتخرجين} من السباق؟',
    body: 'إجاباتك محفوظة ويمكنك أن {تعود|تعودي}، لكن الوقت يمضي {وأنت غائب|وأنتِ غائبة}.',
    confirm: '{اخرج|اخرجي}',
  },
});

/** Of the race before, in the search for the next. */
export const missed = addressed({
  won: 'فزت بسباقك السابق!',
  'won-forfeit': 'فزت بسباقك السابق: {خرج زميلك ولم يعد|خرجت زميلتك ولم تعد}.',
  lost: 'انتهى سباقك السابق، {وسبقك زميلك|وسبقتك زميلتك} إلى القمة.',
  'lost-forfeit': 'انتهى سباقك السابق {وأنت غائب|وأنتِ غائبة}، فاحتُسب {لزميلك|لزميلتك}.',
  'called-off': 'أُلغي سباقك السابق، فلا {فائز|فائزة} ولا نتيجة.',
  replay: '{شاهد|شاهدي} كيف جرى',
});

export const starting = addressed({
  found: counted(
    'لم نجد {لاعبين|لاعبات} بعد | وجدنا {لاعبًا واحدًا|لاعبة واحدة} | وجدنا {لاعبَين|لاعبتين}! | وجدنا {n} {لاعبين|لاعبات}! | وجدنا {n} {لاعبًا|لاعبة}! | وجدنا {n} {لاعب|لاعبة}!',
  ),
  ready: '{استعد!|استعدّي!}',
  go: '{انطلق|انطلقي}!',
  count: (seconds: number) => formatNumber(seconds),
});

const outOfTen = (correct: number): string => outOf(correct, WINNER_ANSWERS_MIN);

export const active = addressed({
  scoreboard: 'لوحة السباق',
  percent,
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
  lead: '{أنت|أنتِ} في المقدمة!',
  behind: (name: string) => say`${name} {يتقدّم، الحق به|تتقدّم، الحقي بها}!`,
  together: '{أنتما متعادلان|أنتما متعادلتان}!',
  slow: 'الشبكة بطيئة، وإجابتك في الطريق…',
});

export const over = addressed({
  won: 'وصلت إلى القمة أولًا!',
  wonFlawless: 'فوز بلا أي خطأ!',
  flawless: 'بلا أي خطأ',
  wonForfeit: 'فزت بالسباق!',
  forfeitBy: (name: string) => say`{خرج|خرجت} ${name} ولم {يعد|تعد} خلال ٣٠ ثانية.`,
  lost: 'سباق جميل!',
  lostForfeit: 'انتهى السباق {وأنت غائب|وأنتِ غائبة}',
  lostForfeitBody: 'انقطع اتصالك أكثر من ٣٠ ثانية، فاحتُسب السباق {لزميلك|لزميلتك}. شبكتك عادت؟ {العب|العبي} مرة أخرى!',
  calledOff: 'أُلغي السباق',
  calledOffBody: 'انقطع الاتصال بكما معًا، فلا {فائز|فائزة} ولا نتيجة. ابدآ سباقًا جديدًا!',
  winner: '{الفائز|الفائزة}',
  winnerIs: (name: string, score: number) => say`{الفائز|الفائزة}: ${name}، والنتيجة ${formatNumber(score)}`,
  good: counted(
    'شاركت وتعلّمت، وهذه أول خطوة. | أجبت إجابة صحيحة واحدة. | أجبت إجابتين صحيحتين. | أجبت {n} إجابات صحيحة. | أجبت {n} إجابة صحيحة. | أجبت {n} إجابة صحيحة.',
  ),
  left: counted(
    'وصلت {معه|معها} | كدت {تصل|تصلين}! لم تبقَ إلا خطوة واحدة. | كدت {تصل|تصلين}! لم تبقَ إلا خطوتان. | بقيت لك {n} خطوات، وفي السباق القادم {تصل|تصلين}. | بقيت لك {n} خطوة، وفي السباق القادم {تصل|تصلين}. | بقيت لك {n} خطوة، وفي السباق القادم {تصل|تصلين}.',
  ),
  duration: 'مدة السباق',
  again: '{العب|العبي} مرة أخرى',
  replay: '{أعد|أعيدي} مشاهدة السباق',
  storage: {
    pending: 'جاري محاولة حفظ النتيجة...',
    success: 'تم حفظ النتيجة بنجاح!',
    autoFailed: 'فشل في حفظ النتيجة تلقائياً. يرجى المحاولة يدوياً.',
    failed: (reason: string) => `فشل في حفظ النتيجة: ${reason}`,
    noData: 'No game result data available',
    noAnswer: 'لم يصل ردّ من الخادم',
    save: '{احفظ|احفظي} النتيجة',
  },
  details: 'تفاصيل السباق',
  answersOf: (name: string) => `إجابات ${name}`,
  yours: 'إجاباتك',
  rightOf: (right: number, all: number) => `${formatNumber(right)} صحيحة من ${formatNumber(all)}`,
  noAnswers: (isYou: boolean) => (isYou ? say`لم {تجب|تجيبي} عن أي سؤال.` : say`لم {يجب|تجب} عن أي سؤال.`),
  answersFailed: 'لم تصل الإجابات.',
});

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
export const ALREADY_PLAYING = ['Already playing', 'تلعب بالفعل', 'تلعبين بالفعل'] as const;

/** For whoever sent too little of a result, as the specification has it. */
export const fieldsMissing = (fields: string): string => `Missing required fields: ${fields}`;
