import type { HearingStatus } from '#domain/tracking/hearings';
import type { Reason } from '#domain/tracking/next-reciter';
import { addressed, say } from '#strings/addressed';
import { countOf, TIMES } from '#strings/nouns';
import { counted, formatNumber, type PluralForms, plural } from '#strings/plural';
import { mistakeCount } from './words.ts';

const dayForms: PluralForms =
  '{سُمع|سُمعت} اليوم | {سُمع|سُمعت} أمس | {سُمع|سُمعت} قبل يومين | {سُمع|سُمعت} قبل {n} أيام | {سُمع|سُمعت} قبل {n} يومًا | {سُمع|سُمعت} قبل {n} يوم';
const dueForms: PluralForms =
  'بلا كلمات | كلمة حان وقتها | كلمتان حان وقتهما | {n} كلمات حان وقتها | {n} كلمة حان وقتها | {n} كلمة حان وقتها';
const drilledTimes = countOf(TIMES, 'object');

export const trackingPage = addressed({
  title: 'متابعة التسميع',
  intro:
    '{اسمع الطالب وعلّم على الكلمة بإصبع واحد. كل خطأ يعود إلى صاحبه في مراجعته حتى يتقنه|اسمعي الطالبة وعلّمي على الكلمة بإصبع واحد. كل خطأ يعود إلى صاحبته في مراجعتها حتى تتقنه}.',
  search: '{ابحث|ابحثي} عن {طالب|طالبة}',
  noText: 'لا نص لهذا الصف',
  noTextBody: '{أضف|أضيفي} نصًّا من صفحة القرآن الكريم، {واجعله|واجعليه} نص التلاوة المركّزة.',
  toTexts: 'نصوص القرآن',
  text: 'النص',
});

export const search = addressed({
  title: 'بحث عن {طالب|طالبة}',
  label: 'اسم {الطالب|الطالبة}',
  hint: '{اكتب|اكتبي} أول الاسم، أو أول حرف منه بالإنجليزية مثل a أو kh',
  recent: 'آخر من {سمعتهم|سمعتهن}',
  nobody: 'لا أحد بهذا الاسم',
  failed: 'Failed to load students',
});

export const turns = addressed({
  title: 'من {يسمّع بعده|تسمّع بعدها}؟',
  label: '{الطلاب|الطالبات} بترتيب {أدوارهم|أدوارهن}',
  now: '{يقرأ|تقرأ} الآن',
  reasons: {
    skipped: () => say`أُجّل {دوره|دورها} اليوم`,
    absent: () => say`{غاب|غابت} المرة الماضية`,
    never: () => say`{لم يُسمع|لم تُسمع} بعد`,
    stumbled: ({ mistakes }) => say`{تعثّر|تعثّرت} المرة الماضية: ${mistakeCount(mistakes)}`,
    due: ({ due }) => plural(due, dueForms),
    waited: ({ days }) => plural(days, dayForms),
  } satisfies Record<Reason, (about: { mistakes: number; due: number; days: number }) => string>,
  hear: (name: string) => say`{اسمع|اسمعي} ${name}`,
  skip: (name: string) => `تأجيل دور ${name}`,
  skipTitle: (name: string) => `تأجيل دور ${name} اليوم`,
  skipBody: '{يعود إلى دوره|تعود إلى دورها} غدًا. لماذا؟',
  skipped: (name: string) => `أُجّل دور ${name} اليوم`,
  all: (count: number) => `القائمة كلها ${formatNumber(count)}`,
  fewer: 'أقل',
});

export const marking = addressed({
  start: '{ابدأ|ابدئي} القراءة',
  again: 'قراءة جديدة',
  finish: '{أنهى|أنهت} القراءة',
  stop: '{أوقف|أوقفي} هنا',
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
  actions: 'ما {تفعله|تفعلينه} بالكلمة',
  chooseWord: '{المس كلمة لتعلّم|المسي كلمة لتعلّمي} عليها',
  sameMistake: (name: string | null) => (name === null ? 'كالمرة الماضية' : `كالمرة الماضية: ${name}`),
  sameMistakes: (count: number) => `كالمرة الماضية: ${mistakeCount(count)}`,
  sameTitle: '{أخطأ|أخطأت} في الكلمات نفسها؟',
  sameBody: (count: number) =>
    `توضع علامة الخطأ على كلمات المرة الماضية التي لا علامة عليها الآن: ${formatNumber(count)}. يمكنك التراجع عن كل واحدة.`,
  sameConfirm: '{ضع|ضعي} العلامات',
  pausedAt: 'إلى موضع التوقف',
  story: 'قصة الكلمة',
  undone: 'أُلغيت',
  noStory: 'لا علامات على هذه الكلمة بعد',
  drilled: (times: number) => say`{راجعها الطالب|راجعتها الطالبة} ${drilledTimes(times)}`,
  mistakes: mistakeCount,
  lastMistakes: (count: number) => `المرة الماضية: ${mistakeCount(count)}`,
});

export const hearings = addressed({
  title: 'جلسات التسميع',
  none: 'لم يُسمع هذا النص بعد',
  statuses: { open: 'جارية', finished: '{أنهى|أنهت} النص', stopped: '{توقف|توقفت}' } satisfies Record<
    HearingStatus,
    string
  >,
  reached: (words: number, of: number) => say`{وصل|وصلت} إلى الكلمة ${formatNumber(words)} من ${formatNumber(of)}`,
  better: (by: number) => `أقل من التي قبلها بـ${formatNumber(by)}`,
  worse: (by: number) => `أكثر من التي قبلها بـ${formatNumber(by)}`,
});

const drilledForms: PluralForms =
  'بلا كلمات {راجعها|راجعتها} | كلمة واحدة {راجعها|راجعتها} | كلمتين {راجعهما|راجعتهما} | {n} كلمات {راجعها|راجعتها} | {n} كلمة {راجعها|راجعتها} | {n} كلمة {راجعها|راجعتها}';

/** How the pupil's own drill showed at a hearing. */
export const drilledAndHeld = (held: number, drilled: number): string =>
  `ثبت ${formatNumber(held)} من ${plural(drilled, drilledForms)}`;
