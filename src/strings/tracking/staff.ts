import type { HearingStatus } from '#domain/tracking/hearings';
import type { Reason } from '#domain/tracking/next-reciter';
import { countOf, TIMES } from '#strings/nouns';
import { counted, formatNumber, type PluralForms, plural } from '#strings/plural';
import { mistakeCount } from './words.ts';

const dayForms: PluralForms =
  'سُمع اليوم | سُمع أمس | سُمع قبل يومين | سُمع قبل {n} أيام | سُمع قبل {n} يومًا | سُمع قبل {n} يوم';
const dueForms: PluralForms =
  'بلا كلمات | كلمة حان وقتها | كلمتان حان وقتهما | {n} كلمات حان وقتها | {n} كلمة حان وقتها | {n} كلمة حان وقتها';
const drilledTimes = countOf(TIMES, 'object');

export const trackingPage = {
  title: 'متابعة التسميع',
  intro: 'اسمع الطالب وعلّم على الكلمة بإصبع واحد. كل خطأ يعود إلى صاحبه في مراجعته حتى يتقنه.',
  search: 'ابحث عن طالب',
  noText: 'لا نص لهذا الصف',
  noTextBody: 'أضف نصًّا من صفحة القرآن الكريم، واجعله نص التلاوة المركّزة.',
  toTexts: 'نصوص القرآن',
  text: 'النص',
} as const;

export const search = {
  title: 'بحث عن طالب',
  label: 'اسم الطالب',
  hint: 'اكتب أول الاسم، أو أول حرف منه بالإنجليزية مثل a أو kh',
  recent: 'آخر من سمعتهم',
  nobody: 'لا أحد بهذا الاسم',
  failed: 'Failed to load students',
} as const;

export const turns = {
  title: 'من يسمّع بعده؟',
  label: 'الطلاب بترتيب أدوارهم',
  now: 'يقرأ الآن',
  reasons: {
    skipped: () => 'أُجّل دوره اليوم',
    absent: () => 'غاب المرة الماضية',
    never: () => 'لم يُسمع بعد',
    stumbled: ({ mistakes }) => `تعثّر المرة الماضية: ${mistakeCount(mistakes)}`,
    due: ({ due }) => plural(due, dueForms),
    waited: ({ days }) => plural(days, dayForms),
  } satisfies Record<Reason, (about: { mistakes: number; due: number; days: number }) => string>,
  hear: (name: string) => `اسمع ${name}`,
  skip: (name: string) => `تأجيل دور ${name}`,
  skipTitle: (name: string) => `تأجيل دور ${name} اليوم`,
  skipBody: 'يعود إلى دوره غدًا. لماذا؟',
  skipped: (name: string) => `أُجّل دور ${name} اليوم`,
  all: (count: number) => `القائمة كلها ${formatNumber(count)}`,
  fewer: 'أقل',
} as const;

export const marking = {
  start: 'ابدأ القراءة',
  again: 'قراءة جديدة',
  finish: 'أنهى القراءة',
  stop: 'أوقف هنا',
  undo: 'تراجع',
  started: 'بدأت القراءة',
  paused: 'سُجّل التوقف هنا',
  pauseCleared: 'أُلغي التوقف',
  finished: 'انتهت القراءة',
  stopped: 'أُوقفت القراءة',
  startFailed: 'حدث خطأ أثناء بدء القراءة',
  pauseFailed: 'حدث خطأ أثناء التوقف',
  clearFailed: 'حدث خطأ أثناء إلغاء التوقف',
  finishFailed: 'حدث خطأ أثناء إنهاء القراءة',
  updateFailed: 'حدث خطأ أثناء تحديث الكلمة',
  replaced: 'استُبدلت آيات هذا النص الآن. علاماتك محفوظة على النص القديم.',
  saved: 'كل العلامات محفوظة',
  sending: 'تُحفظ العلامات...',
  waiting: counted(
    'لا شيء ينتظر | علامة واحدة تنتظر الشبكة | علامتان تنتظران الشبكة | {n} علامات تنتظر الشبكة | {n} علامة تنتظر الشبكة | {n} علامة تنتظر الشبكة',
  ),
  words: 'كلمات النص',
  word: (word: string, status: string) => `${word}، ${status}`,
  actions: 'ما تفعله بالكلمة',
  chooseWord: 'المس كلمة لتعلّم عليها',
  lastTime: 'أخطأ هنا المرة الماضية',
  sameMistake: (name: string | null) => (name === null ? 'كالمرة الماضية' : `كالمرة الماضية: ${name}`),
  sameMistakes: (count: number) => `كالمرة الماضية: ${mistakeCount(count)}`,
  sameTitle: 'أخطأ في الكلمات نفسها؟',
  sameBody: (count: number) =>
    `توضع علامة الخطأ على كلمات المرة الماضية التي لا علامة عليها الآن: ${formatNumber(count)}. يمكنك التراجع عن كل واحدة.`,
  sameConfirm: 'ضع العلامات',
  pausedAt: 'إلى موضع التوقف',
  story: 'قصة الكلمة',
  undone: 'أُلغيت',
  noStory: 'لا علامات على هذه الكلمة بعد',
  drilled: (times: number) => `راجعها الطالب ${drilledTimes(times)}`,
  mistakes: mistakeCount,
  lastMistakes: (count: number) => `المرة الماضية: ${mistakeCount(count)}`,
} as const;

export const hearings = {
  title: 'جلسات التسميع',
  none: 'لم يُسمع هذا النص بعد',
  statuses: { open: 'جارية', finished: 'أنهى النص', stopped: 'توقف' } satisfies Record<HearingStatus, string>,
  reached: (words: number, of: number) => `وصل إلى الكلمة ${formatNumber(words)} من ${formatNumber(of)}`,
  better: (by: number) => `أقل من التي قبلها بـ${formatNumber(by)}`,
  worse: (by: number) => `أكثر من التي قبلها بـ${formatNumber(by)}`,
} as const;

const drilledForms: PluralForms =
  'بلا كلمات راجعها | كلمة واحدة راجعها | كلمتين راجعهما | {n} كلمات راجعها | {n} كلمة راجعها | {n} كلمة راجعها';

/** How the pupil's own drill showed at a hearing. */
export const drilledAndHeld = (held: number, drilled: number): string =>
  `ثبت ${formatNumber(held)} من ${plural(drilled, drilledForms)}`;
