import type { GameKind, RaceMinutes, ReviewCount } from '#domain/practice/kinds';
import type { Tip } from '#domain/practice/tips';
import type { TimeLeft } from '#domain/rewards/countdown';
import type { Grade } from '#domain/roster/grades';
import { addressed, say } from '#strings/addressed';
import { moneyText, signedMoney } from '#strings/money';
import { countOf } from '#strings/nouns';
import { counted, formatNumber, type PluralForms, percent, plural } from '#strings/plural';
import { gradeNames } from '#strings/widgets';

const raceNames: Readonly<Record<RaceMinutes, string>> = {
  1: 'سباق الدقيقة',
  2: 'سباق الدقيقتين',
  3: 'سباق الدقائق الثلاث',
};

export const kindName = ({ mode, minutes }: Pick<GameKind, 'mode' | 'minutes'>): string =>
  mode === 'timed' && minutes ? raceNames[minutes] : 'المراجعة';

const endsIn: Readonly<Record<Exclude<TimeLeft['unit'], 'second'>, PluralForms>> = {
  day: 'اليوم | بعد يوم | بعد يومين | بعد {n} أيام | بعد {n} يومًا | بعد {n} يوم',
  hour: 'الآن | بعد ساعة | بعد ساعتين | بعد {n} ساعات | بعد {n} ساعة | بعد {n} ساعة',
  minute: 'الآن | بعد دقيقة | بعد دقيقتين | بعد {n} دقائق | بعد {n} دقيقة | بعد {n} دقيقة',
};

export const contestEnds = (left: TimeLeft | null): string => {
  if (!left) return 'انتهت المسابقة';
  return `تنتهي المسابقة ${left.unit === 'second' ? 'الآن' : plural(left.count, endsIn[left.unit])}`;
};

/** On the games' hub and on the page itself. */
export const hub = addressed({
  games: 'الألعاب',
  practiceBody: '{راجع|راجعي} على مهلك، أو {سابق|سابقي} الوقت.',
  prize: (coins: number) => say`الجائزة: ${moneyText('coins', coins)} {للأول|للأولى} في سباق الدقيقة`,
  noPrize: '{العب|العبي} متى شئت، {وارفع|وارفعي} نتيجتك في ساحة التحدي.',
  newTab: 'يفتح في نافذة جديدة',
});

export const practicePage = addressed({
  title: '{تدرب|تدربي} على الاختبار',
  /** The specification wants these words on the page. */
  developing: 'هذه الصفحة قيد التطوير، وكل يوم تصير أجمل.',
  printing: 'يمكنك طباعة الأسئلة والمراجعة على الورق.',
  print: (grade: Grade) => say`{اطبع|اطبعي} أسئلة ${gradeNames[grade]}`,
  toHub: 'كل الألعاب',
  toHardest: 'أصعب الأسئلة في صفّك',
  toArena: 'ساحة التحدي',
  toResults: 'نتائج التدريب',
});

export const over = addressed({
  title: 'انتهى وقت التدريب',
  counted:
    'ستُحسب العملات لكل نوع من أنواع التدريب: المراجعة، وسباق الدقيقتين، وسباق الدقائق الثلاث. أما سباق الدقيقة فله جائزته.',
  sorry: 'ونعتذر عن خلل سابق في السباق مع الزمن كان يوقف المحاولة عند نقطة واحدة.',
  thanks: 'شكرًا لكل من {شارك|شاركت}!',
});

export const setup = addressed({
  who: 'من {أنت|أنتِ}؟',
  grade: 'الصف',
  search: '{ابحث|ابحثي} عن اسمك',
  names: 'أسماء الصف',
  noName: 'لا يوجد اسم بهذه الحروف. {جرّب|جرّبي} أول حرفين من اسمك.',
  confirmTitle: 'تأكيد الاسم',
  confirm: (name: string, grade: Grade) => say`هل {أنت|أنتِ} ${name} من ${gradeNames[grade]}؟`,
  confirmNote: 'اللعب باسم {طالب آخر|طالبة أخرى} أو في صف غير صفّك ممنوع.',
  yes: 'نعم، هذا أنا',
  chosen: (name: string, grade: Grade) => `${name}، ${gradeNames[grade]}`,
  change: '{غيّر|غيّري}',
  password: 'كلمة مرور الحساب التجريبي',
  how: 'كيف {تلعب|تلعبين}؟',
  mode: 'نوع اللعب',
  review: 'مراجعة',
  reviewBody: 'على مهلك، مع شرح كل سؤال. ما {تخطئ|تخطئين} فيه يعود إليك.',
  timed: 'سباق مع الزمن',
  timedBody: 'كل إجابة صحيحة بنقطة. كم {تجمع|تجمعين} قبل أن ينتهي الوقت؟',
  prizeRace: 'سباق الجائزة',
  minutes: 'الوقت',
  count: 'عدد الأسئلة',
  all: 'الكل',
  best: (points: number) => `أفضل نتيجة لك: ${moneyText('points', points)}`,
  noBest: 'لم {تلعبه|تلعبيه} بعد في هذه المسابقة',
  noBestYet: 'لم {تلعبه|تلعبيه} بعد',
  start: '{ابدأ|ابدئي}',
  needsName: '{اختر|اختاري} اسمك أولًا',
  needsPassword: '{اكتب|اكتبي} كلمة المرور أولًا',
  endedAway: 'انتهت محاولتك السابقة {وأنت غائب|وأنتِ غائبة}. ما وصلنا من إجاباتك {تجده|تجدينه} في نتائج التدريب.',
  notByStaff: 'اللعب {للطالب نفسه|للطالبة نفسها} فقط',
});

export const countIn = addressed({ ready: '{استعد|استعدّي}', go: 'هيّا!', cancel: 'تراجع' });

const MINUTES: Readonly<Record<RaceMinutes, string>> = { 1: 'دقيقة', 2: 'دقيقتان', 3: '٣ دقائق' };
export const minutesName = (minutes: RaceMinutes): string => MINUTES[minutes];
export const countName = (count: ReviewCount | null): string => (count === null ? setup.all : formatNumber(count));

export const game = {
  score: 'نقاطك',
  timeLeft: 'الوقت الباقي',
  secondsLeft: counted(
    'انتهى الوقت | بقيت ثانية واحدة | بقيت ثانيتان | بقيت {n} ثوانٍ | بقيت {n} ثانية | بقيت {n} ثانية',
  ),
  progress: 'ما أنجزت من الأسئلة',
  correct: 'صحيح',
  wrong: 'خطأ',
  remaining: 'باقٍ',
  streak: counted(
    'بلا تتابع | إجابة صحيحة | إجابتان متتاليتان | {n} إجابات متتالية | {n} إجابة متتالية | {n} إجابة متتالية',
  ),
  repeated: 'سؤال معاد',
  end: 'إنهاء اللعبة',
  offline: 'سنحفظ إجاباتك حين يعود الاتصال',
  otherTab: 'أجبت في نافذة أخرى، فأكملنا من هناك.',
  refused: 'لم تُقبل إجابتك الأخيرة، فأكملنا مما قبلها.',
  keys: 'الأرقام تجيب فورًا، أو الأسهم ثم Enter',
} as const;

export const feedback = addressed({
  wellDone: 'أحسنت!',
  plus: (points: number) => signedMoney('points', points),
  noPoints: 'لا نقاط',
  ofOriginal: (share: number) => `${percent(share)} من النقاط الأصلية`,
  reduced: 'تم تخفيض النقاط بسبب تكرار المحاولة',
  right: 'إجابة صحيحة',
  wrong: 'إجابة خاطئة',
  minus: (points: number) => `−${formatNumber(points)}`,
  comesBack: 'سيعود إليك هذا السؤال.',
  rightIs: (answer: string) => `الصحيح: ${answer}`,
  correction: 'التصحيح',
  explanation: 'الشرح',
  source: 'المصدر',
  hold: '{توقّف|توقّفي} لأقرأ',
  next: 'السؤال التالي',
});

export const endGame = addressed({
  title: 'هل {تريد|تريدين} إنهاء اللعبة؟',
  body: 'ستُحفظ نقاطك في ساحة التحدي.',
  bodyReview: 'ستُحفظ نقاطك في ساحة التحدي، ولن {تُسأل|تُسألي} عما بقي.',
  yes: 'نعم، مليت وأريد الخروج',
  no: 'لا، أريد المواصلة',
});

const needForms: PluralForms =
  'ولم يبقَ شيء لتعادلها | وبقيت نقطة واحدة لتعادلها | وبقيت نقطتان لتعادلها | وبقيت {n} نقاط لتعادلها | وبقيت {n} نقطة لتعادلها | وبقيت {n} نقطة لتعادلها';

const improvedForms: PluralForms =
  'عادلت أفضل نتيجة لك | تقدّمت نقطة واحدة | تقدّمت نقطتين | تقدّمت {n} نقاط | تقدّمت {n} نقطة | تقدّمت {n} نقطة';

export const result = addressed({
  title: 'نتيجتك',
  accuracy: 'الدقة',
  none: '–',
  first: 'أول محاولة لك!',
  firstBody: 'هذه بدايتك، والقادم أعلى.',
  best: 'أفضل نتيجة لك حتى الآن!',
  bestBody: (improvement: number, share: number) =>
    improvement === 0
      ? plural(0, improvedForms)
      : `${plural(improvement, improvedForms)} عن نتيجتك السابقة (${percent(share)})`,
  below: 'محاولة جيدة',
  belowBody: (share: number, needed: number) =>
    `وصلت إلى ${percent(share)} من أفضل نتيجة لك، ${plural(needed, needForms)}.`,
  saving: 'نحفظ نتيجتك…',
  unsaved: 'لم تُحفظ نتيجتك بعد',
  unsavedBody: 'لا {تقلق|تقلقي}، هي محفوظة في جهازك، وسنرسلها حين يعود الاتصال.',
  retry: '{أرسلها|أرسليها} الآن',
  notSaved: 'لم تُحفظ هذه المحاولة',
  doesNotCount: 'انتهت المسابقة قبل آخر إجابة، فلا تدخل هذه النتيجة ساحة التحدي.',
  closedMeanwhile: 'أُغلق التدريب {وأنت تلعب|وأنتِ تلعبين}. نتيجتك محفوظة لك، وما أجبته بعد الإغلاق لا يدخل ساحة التحدي.',
  cameTooLate: 'انقطع الاتصال طويلًا، فلم تصل كل إجاباتك في وقتها إلى ساحة التحدي. {العب|العبي} مرة أخرى والفرصة أمامك!',
  tooQuick:
    'سبقت إجاباتك قراءة الأسئلة، فلا تدخل هذه المحاولة ساحة التحدي. {العب|العبي} مرة أخرى {واقرأ|واقرئي} على مهلك!',
  trial: 'هذا حساب تجريبي، فلا تدخل نتيجته ساحة التحدي.',
  noAnswer: 'لم {تجب|تجيبي} عن أي سؤال هذه المرة، فلا شيء نحفظه. {جرّب|جرّبي} مرة أخرى!',
  details: 'تفاصيل المحاولة',
  attempted: 'أجبت',
  time: 'الوقت',
  hardest: 'أسئلة تعلّمت منها',
  hardestNone: 'لم {تخطئ|تخطئي} في شيء. ما شاء الله!',
  attempts: countOf('محاولة | محاولتان | محاولات', 'subject', 'بلا محاولة'),
  history: 'كل إجاباتك بالترتيب',
  attemptNumber: (attempt: number) => `المحاولة ${formatNumber(attempt)}`,
  right: 'صحيحة',
  notRight: 'خاطئة',
  tips: '{لتصعد|لتصعدي} أعلى',
  newPlace: (race: string, rank: number) => `مركزك الجديد في ساحة التحدي، ${race}: ${formatNumber(rank)}`,
  place: (race: string, rank: number) => `مركزك في ساحة التحدي، ${race}: ${formatNumber(rank)}`,
  again: '{العب|العبي} مرة أخرى',
  another: 'لعبة أخرى',
  leaveUnsaved: '{ارجع|ارجعي} إلى الألعاب',
});

export const tipTexts: Readonly<Record<Tip, string>> = addressed({
  'read-explanations': '{اقرأ|اقرئي} الشرح بعد كل إجابة، فهو يثبّت الفكرة.',
  'review-first': '{راجع|راجعي} على مهلك أولًا، ثم {عُد|عودي} إلى السباق.',
  'slow-down': '{اقرأ|اقرئي} السؤال كله قبل أن {تختار|تختاري}، فالدقة أهم من السرعة.',
  'repeat-wrong': '{أعد|أعيدي} الأسئلة التي أخطأت فيها غدًا، فالتكرار يحفظها.',
  'print-sheet': '{اطبع|اطبعي} الأسئلة {وراجعها|وراجعيها} مع أهلك.',
  'longer-race': '{أنت جاهز|أنتِ جاهزة} لسباق أطول. {جرّب|جرّبي} دقيقتين أو ثلاثًا!',
  'longest-race': '{أنت جاهز|أنتِ جاهزة} لسباق أطول. {جرّب|جرّبي} ثلاث دقائق!',
  'try-race': 'أتقنت المراجعة. {سابق|سابقي} الوقت الآن!',
  'keep-going': '{واصل|واصلي} كل يوم قليلًا، {وسترى|وسترين} الفرق.',
});

const leftForms: PluralForms = 'أتممت | بقي سؤال | بقي سؤالان | بقيت {n} أسئلة | بقي {n} سؤالًا | بقي {n} سؤال';

/** Asked by oneself, wherever the questions come from. */
export const selfCheck = addressed({
  title: 'تدريب لك وحدك',
  intro: 'بلا نقاط ولا وقت. ما أخطأت فيه يعود حتى {تتقنه|تتقنيه}.',
  left: (count: number): string => plural(count, leftForms),
  done: 'أحسنت! أتقنتها كلها',
  mastered: counted('بلا أسئلة | أتقنت السؤال | أتقنت السؤالين | أتقنت {n} أسئلة | أتقنت {n} سؤالًا | أتقنت {n} سؤال'),
  again: 'مرة أخرى',
});
