import type { LessonState } from '#domain/classroom/lessons';
import { type Attendance, RATING_MAX, type Tap } from '#domain/classroom/taps';
import { MINUTES_LATE_MAX } from '#domain/penalties/incidents';
import { addressed, say, together } from '#strings/addressed';
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
const theirs = (count: number): string => (count === 1 ? say`{ه|ها}` : count === 2 ? 'هما' : say`{هم|هن}`);

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

export const teacherTable = addressed({
  title: 'جدول {المعلّم|المعلّمة}',
  intro: 'أسبوعك بأيامه وحصصه. {افتح|افتحي} حصة {لتسجّل|لتسجّلي} الحضور والمشاركة بلمسة واحدة.',
  days: 'أيام الأسبوع',
  table: 'حصص الأسبوع',
  free: 'لا حصص في هذا اليوم',
  ownLessons: 'حصص صفوفي',
  allLessons: 'كل الحصص',
  noTopic: 'لا موضوع في الخطة',
  came: (present: number, absent: number, excused: number): string =>
    [
      say`{حضر|حضرت} ${formatNumber(present)}`,
      ...(absent > 0 ? [say`{غاب|غابت} ${formatNumber(absent)}`] : []),
      ...(excused > 0 ? [say`{استأذن|استأذنت} ${formatNumber(excused)}`] : []),
    ].join(COMMA),
  start: '{ابدأ|ابدئي} الحصة',
  resume: '{تابع|تابعي} الحصة',
  none: 'لا حصص في هذا الأسبوع',
  noneBody: 'هذا الأسبوع خارج أيام الفصل، أو لم يوضع جدوله بعد.',
  toTimetable: 'جدول الحصص',
});

export const holdLesson = {
  open: 'حصة خارج الجدول',
  title: 'حصة خارج الجدول',
  body: 'حصة بديلة، أو في وقت ليس في الجدول. تُفتح اليوم، ويُسجَّل فيها ما يُسجَّل في غيرها.',
  class: 'الصف والشعبة',
  period: 'الحصة',
  course: 'المادة',
  submit: 'فتح الحصة',
} as const;

export const attendanceNames: Readonly<Record<Attendance, string>> = addressed({
  present: '{حاضر|حاضرة}',
  late: '{متأخر|متأخرة}',
  absent: '{غائب|غائبة}',
  excused: '{مستأذن|مستأذنة}',
});

const otherTools = addressed({
  positive: 'إيجابية',
  negative: 'سلبية',
  behavior: 'سلوك',
  helper: '{مساعد|مساعدة}',
});

export const toolNames = together<typeof attendanceNames & typeof otherTools>(attendanceNames, otherTools);

export const lessonPage = addressed({
  back: 'جدول {المعلّم|المعلّمة}',
  end: 'إنهاء',
  summary: 'الملخّص',
  left: counted('تنتهي الآن | بقيت دقيقة | بقيت دقيقتان | بقيت {n} دقائق | بقيت {n} دقيقة | بقيت {n} دقيقة'),
  /** A dot between two numbers would be read as a zero. */
  where: (period: number, when: string): string => `${periodName(period)}، ${when}`,
  taught: 'شُرح',
  notTaught: 'لم يُشرح بعد',
  taughtIs: (topic: string): string => `شُرح: ${topic}`,
  restPresent: '{الباقون حاضرون|الباقيات حاضرات}',
  allPresent: 'الكل {حاضر|حاضرات}',
  allSaid: 'سُجّل الجميع',
  cards: 'البطاقات',
  draw: '{اختر|اختاري} اسمًا',
  turns: 'من {يسمّع|تسمّع}؟',
  turnsTitle: 'التسميع',
  quick: 'بلمسة واحدة',
  pupils: '{طلاب|طالبات} الحصة',
  nobody: 'لا {طلاب|طالبات} في هذا الصف',
  nobodyBody: '{أضف|أضيفي} {طلاب|طالبات} الصف من صفحة {الطلاب|الطالبات}، ثم {عُد|عودي} إلى الحصة.',
  notYet: 'لم يأتِ يوم هذه الحصة بعد. تُسجَّل في يومها.',
  closed: 'مضى على هذه الحصة أكثر من أسبوع، فهي للقراءة.',
  ended: 'انتهت الحصة وكُتب ما فيها.',
  endedAlone: 'انتهت الحصة تلقائيًا بعد يومها.',
  endWaits: 'انتهت على هذا الجهاز، وتُكتب حين تعود الشبكة.',
  correct: '{صحّح|صحّحي} الحصة',
  correcting: 'ما {تسجّله|تسجّلينه} الآن يصحّح ما كُتب.',
  tapped: 'ما سُجّل',
  settings: 'إعداد الحصة',
  presets: 'عبارات الحصة',
  seats: 'ترتيب المقاعد',
  gone: 'لا حصة هنا',
  goneBody: 'ليس في الجدول حصة لهذا الصف في هذا الوقت.',
});

const signed = { positive: '+', negative: '−' } as const;

export const tile = addressed({
  late: (minutes: number): string => say`{متأخر|متأخرة} ${formatNumber(minutes)}`,
  mark: (kind: 'positive' | 'negative', count: number): string => `${signed[kind]}${formatNumber(count)}`,
  behavior: (count: number): string => `سلوك ${formatNumber(count)}`,
  helper: '{يساعد|تساعد} الآن',
  conduct: (value: number): string => `${percent(Math.round(value))} من العقوبة`,
  near: (value: number): string => percent(Math.round(value)),
  waiting: 'ينتظر الإرسال',
  say: (name: string, parts: readonly string[]): string => [name, ...parts].join(COMMA),
});

export const tools = addressed({
  label: 'أدوات الحصة',
  options: 'تفاصيل الأداة',
  first: '{اختر|اختاري} أداة، ثم {المس|المسي} {الطلاب|الطالبات}. تبدأ الحصة بأول لمسة.',
  hints: {
    present: '{المس من حضر|المسي من حضرت}',
    absent: '{المس من غاب|المسي من غابت}',
    excused: '{المس من استأذن|المسي من استأذنت}',
    helper: '{المس من يساعدك|المسي من تساعدك}',
  },
  minutes: 'دقائق أخرى',
  minutesFault: `من ١ إلى ${formatNumber(MINUTES_LATE_MAX)}`,
  minute: (minutes: number): string => `${formatNumber(minutes)} د`,
  bare: 'بلا عبارة',
  undo: 'تراجع',
  cancel: 'إلغاء',
  several: 'عدّة',
  severalHint: '{المس|المسي} {الطلاب|الطالبات}، ثم {طبّق|طبّقي}',
  apply: (count: number): string => say`{طبّق|طبّقي} ${formatNumber(count)}`,
  nobodyHelps: 'لا أحد',
  helps: (name: string): string => say`{يساعدك|تساعدك} ${name}`,
  rate: (rating: number, name: string): string =>
    `تقييم ${name}: ${formatNumber(rating)} من ${formatNumber(RATING_MAX)}`,
});

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
      return tap.studentId === null ? 'لا أحد يساعد' : say`${nameOf(tap.studentId)}: {يساعد|تساعد}`;
    case 'rating':
      return `${nameOf(tap.studentId)}: تقييم المساعدة ${formatNumber(tap.rating)}`;
    case 'drawn':
      return say`${nameOf(tap.studentId)}: اختير {اسمه|اسمها}`;
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
  startedBy: (name: string): string => say`{بدأ|بدأت} الحصة: ${name}`,
  undo: (what: string): string => `تراجع عن: ${what}`,
} as const;

export const drawDialog = addressed({
  title: '{اختر|اختاري} اسمًا',
  fair: 'لا يُختار أحد مرة ثانية قبل أن يُختار الجميع.',
  turning: 'من يا ترى؟',
  reward: '{شارك|شاركت} +١',
  another: 'اسم آخر',
  nobody: '{لا أحد حاضر لتختار منه|لا حاضرة لتختاري منها}.',
});

export const cardDialog = addressed({
  title: 'الحضور بالبطاقة',
  body: '{قرّب|قرّبي} رمز البطاقة من الكاميرا. لا {يدخل أحد بها حسابه|تدخل أي طالبة بها حسابها}، ولا تُحفظ.',
  starting: 'تُفتح الكاميرا...',
  ready: 'الكاميرا تنتظر بطاقة',
  waiting: '{صوّر|صوّري} بطاقة كل {حاضر|حاضرة}',
  reading: 'يُقرأ الرمز...',
  came: (name: string): string => say`{حضر|حضرت} ${name}`,
  already: (name: string, what: string): string => say`${name} {مسجّل|مسجّلة} من قبل: ${what}`,
  unknown: 'هذه البطاقة ليست {لطالب|لطالبة} في هذا الصف',
  notCard: 'هذا الرمز ليس بطاقة دخول',
  refused: 'لم يُسمح باستعمال الكاميرا. {اسمح|اسمحي} بها من إعدادات المتصفح ثم {أعد|أعيدي} المحاولة.',
  missing: 'لا كاميرا تُستعمل هنا. {سجّل|سجّلي} الحضور باللمس.',
  count: (count: number): string => say`{حضر|حضرت} بالبطاقة: ${pupilCount(count)}`,
});

export const endDialog = addressed({
  title: 'إنهاء الحصة',
  unsaid: 'لم يُذكر',
  unsaidBody: (count: number): string => `لم يُسجَّل حضور ${ofPupils(count)} ولا غياب${theirs(count)}.`,
  confirm: '{أنهِ|أنهي} الحصة',
  points: (points: number): string => `تُعطى ${moneyText('points', points)}`,
  logs: (logs: number): string => `يُكتب في السجل ${countLogs(logs)}`,
  penalty: (names: readonly string[]): string => say`{يبلغ|تبلغ} ١٠٠٪ مع هذه الحصة: ${names.join(COMMA)}`,
  writing: 'تُكتب الحصة...',
});

type Helper = ClassWritten['helpers'][number];

export const writtenWords = addressed({
  title: 'ما كتبته الحصة',
  points: (points: number): string => `أُعطيت ${moneyText('points', points)}`,
  logs: (logs: number): string => `كُتب في السجل ${countLogs(logs)}`,
  performance: (value: number): string => `الإيجابي من العلامات ${percent(value)}`,
  helper: (name: string, { positive, negative, rating }: Pick<Helper, 'positive' | 'negative' | 'rating'>): string =>
    [
      say`{ساعد|ساعدت} ${name}`,
      `${tile.mark('positive', positive)} ${tile.mark('negative', negative)}`,
      ...(rating === null ? [] : [say`{تقييمه|تقييمها} ${formatNumber(rating)} من ${formatNumber(RATING_MAX)}`]),
    ].join(COMMA),
  penalised: (names: readonly string[]): string => `بدأت عقوبة: ${names.join(COMMA)}`,
  taught: 'سُجّل أن الدرس شُرح',
  endedBy: (name: string): string => say`{أنهاها|أنهتها} ${name}`,
  toTable: 'إلى جدول {المعلّم|المعلّمة}',
});

export const setupNews = addressed({
  text: '{غيّر زميل|غيّرت زميلة} هذا الإعداد وهو مفتوح عندك.',
  take: '{خذ|خذي} الجديد',
  keep: '{أبقِ|أبقي} تعديلي فوقه',
});

export const presetsDialog = {
  title: 'عبارات الحصة',
  save: 'حفظ العبارات',
  saved: 'حُفظت العبارات',
  text: (kind: string, place: number): string => `${kind}: عبارة ${formatNumber(place)}`,
  add: (kind: string): string => `عبارة أخرى: ${kind}`,
  remove: (text: string): string => `حذف «${text}»`,
} as const;

export const seatsDialog = addressed({
  title: 'ترتيب المقاعد',
  body: '{المس|المسي} {طالبين ليتبادلا مكانيهما|طالبتين لتتبادلا مكانيهما}. المقاعد الأولى أقرب إلى السبورة.',
  board: 'السبورة',
  width: 'مقاعد الصف الواحد',
  wider: 'مقعد أكثر',
  narrower: 'مقعد أقل',
  save: 'حفظ المقاعد',
  saved: 'حُفظ ترتيب المقاعد',
  seats: 'المقاعد',
  seat: (name: string, place: number): string => `${name}، مقعد ${formatNumber(place)}`,
});
