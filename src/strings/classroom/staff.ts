import type { LessonState } from '#domain/classroom/lessons';
import { type Attendance, RATING_MAX, type Tap } from '#domain/classroom/taps';
import { MINUTES_LATE_MAX } from '#domain/penalties/incidents';
import { periodName } from '#strings/calendar/week';
import { COMMA } from '#strings/calendar/words';
import { moneyText } from '#strings/money';
import { countOf, PUPILS, RECORDS } from '#strings/nouns';
import { behaviorNames } from '#strings/penalties/words';
import { counted, formatNumber, percent } from '#strings/plural';
import type { ClassWritten } from '#wire/classroom';

const countLogs = countOf(RECORDS);
export const pupilCount = countOf(PUPILS, 'subject', 'لا أحد');
const ofPupils = countOf(PUPILS, 'genitive', 'أحد');

/** Of whom something is missing: «غيابه», «غيابهما», «غيابهم». */
const theirs = (count: number): string => (count === 1 ? 'ه' : count === 2 ? 'هما' : 'هم');

export const stateNames: Readonly<Record<LessonState, string>> = {
  upcoming: 'قادمة',
  now: 'الآن',
  open: 'جارية',
  ended: 'انتهت',
  missed: 'لم تُفتح',
};

export const waitingTaps = {
  count: counted(
    'لا شيء ينتظر | تسجيل واحد ينتظر الإرسال | تسجيلان ينتظران الإرسال | {n} تسجيلات تنتظر الإرسال | {n} تسجيلًا ينتظر الإرسال | {n} تسجيل ينتظر الإرسال',
  ),
  away: 'ستُرسل حين تعود الشبكة',
  here: 'تنتظر الإرسال',
} as const;

export const teacherTable = {
  title: 'جدول المعلّم',
  intro: 'أسبوعك بأيامه وحصصه. افتح حصة لتسجّل الحضور والمشاركة بلمسة واحدة.',
  days: 'أيام الأسبوع',
  table: 'حصص الأسبوع',
  free: 'لا حصص في هذا اليوم',
  noTopic: 'لا موضوع في الخطة',
  came: (present: number, absent: number, excused: number): string =>
    [
      `حضر ${formatNumber(present)}`,
      ...(absent > 0 ? [`غاب ${formatNumber(absent)}`] : []),
      ...(excused > 0 ? [`استأذن ${formatNumber(excused)}`] : []),
    ].join(COMMA),
  start: 'ابدأ الحصة',
  resume: 'تابع الحصة',
  none: 'لا حصص في هذا الأسبوع',
  noneBody: 'هذا الأسبوع خارج أيام الفصل، أو لم يوضع جدوله بعد.',
  toTimetable: 'جدول الحصص',
} as const;

export const attendanceNames: Readonly<Record<Attendance, string>> = {
  present: 'حاضر',
  late: 'متأخر',
  absent: 'غائب',
  excused: 'مستأذن',
};

export const toolNames = {
  ...attendanceNames,
  positive: 'إيجابية',
  negative: 'سلبية',
  behavior: 'سلوك',
  helper: 'مساعد',
} as const;

export const lessonPage = {
  back: 'جدول المعلّم',
  end: 'إنهاء',
  summary: 'الملخّص',
  left: counted('تنتهي الآن | بقيت دقيقة | بقيت دقيقتان | بقيت {n} دقائق | بقيت {n} دقيقة | بقيت {n} دقيقة'),
  /** A dot between two numbers would be read as a zero. */
  where: (period: number, when: string): string => `${periodName(period)}، ${when}`,
  taught: 'شُرح',
  notTaught: 'لم يُشرح بعد',
  taughtIs: (topic: string): string => `شُرح: ${topic}`,
  restPresent: 'الباقون حاضرون',
  allPresent: 'الكل حاضر',
  allSaid: 'سُجّل الجميع',
  cards: 'البطاقات',
  draw: 'اختر اسمًا',
  turns: 'من يسمّع؟',
  turnsTitle: 'التسميع',
  quick: 'بلمسة واحدة',
  pupils: 'طلاب الحصة',
  nobody: 'لا طلاب في هذا الصف',
  nobodyBody: 'أضف طلاب الصف من صفحة الطلاب، ثم عُد إلى الحصة.',
  notYet: 'لم يأتِ يوم هذه الحصة بعد. تُسجَّل في يومها.',
  closed: 'مضى على هذه الحصة أكثر من أسبوع، فهي للقراءة.',
  ended: 'انتهت الحصة وكُتب ما فيها.',
  endedAlone: 'انتهت الحصة تلقائيًا بعد يومها.',
  endWaits: 'انتهت على هذا الجهاز، وتُكتب حين تعود الشبكة.',
  correct: 'صحّح الحصة',
  correcting: 'ما تسجّله الآن يصحّح ما كُتب.',
  tapped: 'ما سُجّل',
  settings: 'إعداد الحصة',
  presets: 'عبارات الحصة',
  seats: 'ترتيب المقاعد',
  gone: 'لا حصة هنا',
  goneBody: 'ليس في الجدول حصة لهذا الصف في هذا الوقت.',
} as const;

const signed = { positive: '+', negative: '−' } as const;

export const tile = {
  late: (minutes: number): string => `متأخر ${formatNumber(minutes)}`,
  mark: (kind: 'positive' | 'negative', count: number): string => `${signed[kind]}${formatNumber(count)}`,
  behavior: (count: number): string => `سلوك ${formatNumber(count)}`,
  helper: 'يساعد الآن',
  conduct: (value: number): string => `${percent(Math.round(value))} من العقوبة`,
  near: (value: number): string => percent(Math.round(value)),
  waiting: 'ينتظر الإرسال',
  say: (name: string, parts: readonly string[]): string => [name, ...parts].join(COMMA),
} as const;

export const tools = {
  label: 'أدوات الحصة',
  options: 'تفاصيل الأداة',
  first: 'اختر أداة، ثم المس الطلاب. تبدأ الحصة بأول لمسة.',
  hints: {
    present: 'المس من حضر',
    absent: 'المس من غاب',
    excused: 'المس من استأذن',
    helper: 'المس من يساعدك',
  },
  minutes: 'دقائق أخرى',
  minutesFault: `من ١ إلى ${formatNumber(MINUTES_LATE_MAX)}`,
  minute: (minutes: number): string => `${formatNumber(minutes)} د`,
  bare: 'بلا عبارة',
  undo: 'تراجع',
  cancel: 'إلغاء',
  several: 'عدّة',
  severalHint: 'المس الطلاب، ثم طبّق',
  apply: (count: number): string => `طبّق ${formatNumber(count)}`,
  nobodyHelps: 'لا أحد',
  helps: (name: string): string => `يساعدك ${name}`,
  rate: (rating: number, name: string): string =>
    `تقييم ${name}: ${formatNumber(rating)} من ${formatNumber(RATING_MAX)}`,
} as const;

const MOST_NAMES = 3;

const namesOf = (ids: readonly number[], nameOf: (id: number) => string): string =>
  ids.length > MOST_NAMES ? pupilCount(ids.length) : ids.map(nameOf).join(COMMA);

const withNote = (word: string, note: string | null): string => (note === null ? word : `${word} (${note})`);

/** What a tap said, in a line. */
export const tapText = (tap: Tap, nameOf: (id: number) => string): string => {
  switch (tap.type) {
    case 'present':
    case 'absent':
    case 'excused':
      return `${namesOf(tap.studentIds, nameOf)}: ${attendanceNames[tap.type]}`;
    case 'late':
      return `${namesOf(tap.studentIds, nameOf)}: ${tile.late(tap.minutesLate)}`;
    case 'behavior':
      return `${namesOf(tap.studentIds, nameOf)}: ${withNote(`سلوك ${behaviorNames[tap.behaviorType]}`, tap.note)}`;
    case 'positive':
    case 'negative':
      return `${namesOf(tap.studentIds, nameOf)}: ${withNote(tile.mark(tap.type, 1), tap.note)}`;
    case 'helper':
      return tap.studentId === null ? 'لا أحد يساعد' : `${nameOf(tap.studentId)}: يساعد`;
    case 'rating':
      return `${nameOf(tap.studentId)}: تقييم المساعدة ${formatNumber(tap.rating)}`;
    case 'drawn':
      return `${nameOf(tap.studentId)}: اختير اسمه`;
    case 'taught':
      return tap.isTaught ? lessonPage.taught : lessonPage.notTaught;
    case 'undo':
      return tools.undo;
    case 'end':
      return 'إنهاء الحصة';
  }
};

export const tappedDialog = {
  title: 'ما سُجّل في الحصة',
  none: 'لم يُسجَّل شيء بعد.',
  startedBy: (name: string): string => `بدأ الحصة: ${name}`,
  undo: (what: string): string => `تراجع عن: ${what}`,
} as const;

export const drawDialog = {
  title: 'اختر اسمًا',
  fair: 'لا يُختار أحد مرة ثانية قبل أن يُختار الجميع.',
  turning: 'من يا ترى؟',
  reward: 'شارك +١',
  another: 'اسم آخر',
  nobody: 'لا أحد حاضر لتختار منه.',
} as const;

export const cardDialog = {
  title: 'الحضور بالبطاقة',
  body: 'قرّب رمز البطاقة من الكاميرا. لا يدخل أحد بها حسابه، ولا تُحفظ.',
  starting: 'تُفتح الكاميرا...',
  ready: 'الكاميرا تنتظر بطاقة',
  waiting: 'صوّر بطاقة كل حاضر',
  reading: 'يُقرأ الرمز...',
  came: (name: string): string => `حضر ${name}`,
  already: (name: string, what: string): string => `${name} مسجّل من قبل: ${what}`,
  unknown: 'هذه البطاقة ليست لطالب في هذا الصف',
  notCard: 'هذا الرمز ليس بطاقة دخول',
  refused: 'لم يُسمح باستعمال الكاميرا. اسمح بها من إعدادات المتصفح ثم أعد المحاولة.',
  missing: 'لا كاميرا تُستعمل هنا. سجّل الحضور باللمس.',
  count: (count: number): string => `حضر بالبطاقة: ${pupilCount(count)}`,
} as const;

export const endDialog = {
  title: 'إنهاء الحصة',
  unsaid: 'لم يُذكر',
  unsaidBody: (count: number): string => `لم يُسجَّل حضور ${ofPupils(count)} ولا غياب${theirs(count)}.`,
  confirm: 'أنهِ الحصة',
  points: (points: number): string => `تُعطى ${moneyText('points', points)}`,
  logs: (logs: number): string => `يُكتب في السجل ${countLogs(logs)}`,
  penalty: (names: readonly string[]): string => `يبلغ ١٠٠٪ مع هذه الحصة: ${names.join(COMMA)}`,
  writing: 'تُكتب الحصة...',
} as const;

type Helper = ClassWritten['helpers'][number];

export const writtenWords = {
  title: 'ما كتبته الحصة',
  points: (points: number): string => `أُعطيت ${moneyText('points', points)}`,
  logs: (logs: number): string => `كُتب في السجل ${countLogs(logs)}`,
  performance: (value: number): string => `الإيجابي من العلامات ${percent(value)}`,
  helper: (name: string, { positive, negative, rating }: Pick<Helper, 'positive' | 'negative' | 'rating'>): string =>
    [
      `ساعد ${name}`,
      `${tile.mark('positive', positive)} ${tile.mark('negative', negative)}`,
      ...(rating === null ? [] : [`تقييمه ${formatNumber(rating)} من ${formatNumber(RATING_MAX)}`]),
    ].join(COMMA),
  penalised: (names: readonly string[]): string => `بدأت عقوبة: ${names.join(COMMA)}`,
  taught: 'سُجّل أن الدرس شُرح',
  endedBy: (name: string): string => `أنهاها ${name}`,
  toTable: 'إلى جدول المعلّم',
} as const;

export const setupNews = {
  text: 'غيّر زميل هذا الإعداد وهو مفتوح عندك.',
  take: 'خذ الجديد',
  keep: 'أبقِ تعديلي فوقه',
} as const;

export const presetsDialog = {
  title: 'عبارات الحصة',
  save: 'حفظ العبارات',
  saved: 'حُفظت العبارات',
  text: (kind: string, place: number): string => `${kind}: عبارة ${formatNumber(place)}`,
  add: (kind: string): string => `عبارة أخرى: ${kind}`,
  remove: (text: string): string => `حذف «${text}»`,
} as const;

export const seatsDialog = {
  title: 'ترتيب المقاعد',
  body: 'المس طالبين ليتبادلا مكانيهما. المقاعد الأولى أقرب إلى السبورة.',
  board: 'السبورة',
  width: 'مقاعد الصف الواحد',
  wider: 'مقعد أكثر',
  narrower: 'مقعد أقل',
  save: 'حفظ المقاعد',
  saved: 'حُفظ ترتيب المقاعد',
  seats: 'المقاعد',
  seat: (name: string, place: number): string => `${name}، مقعد ${formatNumber(place)}`,
} as const;
