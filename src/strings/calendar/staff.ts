import type { EndKind } from '#domain/calendar/vocabulary';
import { addressed, say } from '#strings/addressed';
import { counted, formatNumber } from '#strings/plural';
import type { TermFields } from '#wire/calendar';
import { periodName } from './week.ts';
import { COMMA } from './words.ts';

export const termCard = {
  title: 'الفصل الدراسي',
  body: 'أسابيعه وإجازاته وأوقات حصصه. كل ما يُحسب بالأيام يتوقف في إجازاته.',
  ends: (day: string, hijri: string) => `ينتهي ${day}، الموافق ${hijri}`,
  begins: (day: string, hijri: string) => `يبدأ ${day}، الموافق ${hijri}`,
  ended: (day: string, hijri: string) => say`انتهى ${day}، الموافق ${hijri}. {افتح|افتحي} الفصل القادم.`,
  open: 'الفصول والإجازات',
} as const;

export const termsPage = {
  title: 'الفصول الدراسية',
  intro: 'كل فصل بأسابيعه وإجازاته. ما يُحسب بالأيام في المنصّة يتوقف في الإجازات.',
  back: 'الفصول الدراسية',
  add: 'فتح فصل جديد',
  states: { running: 'جارٍ الآن', coming: 'لم يبدأ', over: 'انتهى' },
  weeks: (name: string) => `أسابيع ${name}`,
  showWeeks: 'الأسابيع',
  edit: 'تعديل',
  timetable: 'جدول الحصص',
  remove: 'حذف',
  named: (action: string, name: string) => `${action}: ${name}`,
} as const;

export const removeTerm = {
  title: 'حذف الفصل',
  body: (name: string) => say`سيُحذف «${name}» بإجازاته وجدوله. لم يبدأ بعد، فلا يضيع من عمل {الطلاب|الطالبات} شيء.`,
  confirm: 'حذف الفصل',
  done: 'حُذف الفصل',
} as const;

/** A figure is not joined to the letter before it. */
const forWeeks = counted('بلا أسابيع | لأسبوع واحد | لأسبوعين | لـ{n} أسابيع | لـ{n} أسبوعًا | لـ{n} أسبوع');

export const termForm = addressed({
  newTitle: 'فتح فصل جديد',
  editTitle: (name: string) => `تعديل «${name}»`,
  intro: 'تظهر الأسابيع وأنت {تكتب|تكتبين}، وما لا يصح يُقال في مكانه قبل الحفظ.',
  copied: (name: string) => say`أيام الدراسة وأوقات الحصص وجدولها منسوخة من «${name}»، {وتعدّلها|وتعدّلينها} متى شئت.`,
  basics: 'الاسم والتاريخ',
  name: 'اسم الفصل',
  nameExample: 'مثل: الفصل الدراسي الأول',
  start: 'أول يوم',
  end: 'آخر يوم',
  weeks: 'عدد الأسابيع',
  noRoom: 'لا تتسع عشرة أشهر لهذا العدد من الأسابيع مع الإجازات',
  proposed: (day: string, weeks: number) => `المقترح ${forWeeks(weeks)}: ${day}`,
  takeProposed: '{اعتمد|اعتمدي} المقترح',
  isClosed: 'آخر أسبوعين للمراجعة والاختبارات',
  weekdays: 'أيام الدراسة',
  dropped: counted(
    'لا حصص في الأيام الأخرى | في الأيام الأخرى حصة تخرج من الجدول | في الأيام الأخرى حصتان تخرجان من الجدول | في الأيام الأخرى {n} حصص تخرج من الجدول | في الأيام الأخرى {n} حصة تخرج من الجدول | في الأيام الأخرى {n} حصة تخرج من الجدول',
  ),
  pausesInRamadan: 'يتوقف حساب الأيام في رمضان أيضًا، كما في الإجازات',
  exceptions: 'الإجازات والاستثناءات',
  noExceptions: 'لا إجازات في هذا الفصل بعد.',
  exception: (place: number) => `الاستثناء ${formatNumber(place)}`,
  type: 'النوع',
  exceptionName: 'الاسم',
  exceptionOf: 'الصف أو الشعبة',
  everybody: 'المدرسة كلها',
  from: 'من',
  to: 'إلى',
  addException: 'إضافة إجازة أو استثناء',
  removeException: (place: number) => `حذف الاستثناء ${formatNumber(place)}`,
  periods: 'أوقات الحصص',
  periodFrom: (period: number) => `${periodName(period)}: من`,
  periodTo: (period: number) => `${periodName(period)}: إلى`,
  otherTimes: 'أوقات أخرى لأيام من الفصل',
  otherTimesHint: 'مثل أوقات رمضان: تُعرض الحصص في أيامها بهذه الأوقات في كل مكان.',
  addOtherTimes: 'إضافة أوقات أخرى',
  otherTimesName: 'أوقات رمضان',
  otherTimesOf: (place: number) => `الأوقات الأخرى ${formatNumber(place)}`,
  removeOtherTimes: (place: number) => `حذف الأوقات الأخرى ${formatNumber(place)}`,
  preview: 'هكذا تكون الأسابيع',
  noPreview: 'تظهر الأسابيع هنا حين تكتمل التواريخ وتصح.',
  add: 'فتح الفصل',
  save: 'حفظ الفصل',
  opened: (name: string) => `فُتح «${name}»`,
  saved: (name: string) => `حُفظ «${name}»`,
  gone: 'هذا الفصل لم يعد موجودًا',
  goneBody: 'ربما {حذفه زميل. ارجع إلى الفصول لترى|حذفته زميلة. ارجعي إلى الفصول لتري} ما بقي.',
  leave: {
    title: '{لم تحفظ|لم تحفظي} ما كتبت',
    body: 'إن خرجت الآن ضاع ما غيّرته في هذا الفصل.',
    confirm: '{اخرج|اخرجي} بلا حفظ',
  },
});

const partNames: Readonly<Record<keyof TermFields | 'weeks' | 'isClosed', string>> = {
  weeks: 'عدد الأسابيع',
  isClosed: 'المراجعة والاختبارات',
  otherTimes: 'الأوقات الأخرى',
  name: 'الاسم',
  start: 'أول يوم',
  end: 'آخر يوم',
  weekdays: 'أيام الدراسة',
  periods: 'أوقات الحصص',
  exceptions: 'الإجازات والاستثناءات',
  slots: 'جدول الحصص',
  pausesInRamadan: 'التوقف في رمضان',
};

export const termChanged = addressed({
  text: (parts: readonly (keyof typeof partNames)[]) =>
    say`{غيّر زميل هذا الفصل وأنت تعدّله|غيّرت زميلة هذا الفصل وأنت تعدّلينه}: ${parts.map((part) => partNames[part]).join(COMMA)}.`,
  take: '{خذ|خذي} الجديد {واترك|واتركي} تعديلي',
  keep: '{أبقِ|أبقي} تعديلي فوق الجديد',
});

/** Terms of the ministry's calendars that came with the product. */
export const offeredTerms = addressed({
  label: 'من تقويم الوزارة',
  none: 'بلا',
  confirm:
    'هذه مواعيد جُمعت من أخبار منشورة، وليست من الوزارة نفسها. {راجعها|راجعيها} على التقويم المعتمد لإدارة تعليمك قبل الحفظ.',
  sources: 'المصادر',
});

/** Before a change of the calendar is saved: what it moves. */
export const termMoves = addressed({
  title: 'ينتقل مع هذا التغيير',
  body: 'ما وُعد بأيام يُحسب بالتقويم الجديد حين يُحفظ الفصل. وما انتهى لا يعود.',
  kinds: {
    rewards: counted(
      'لا مكافأة يتغيّر انتهاؤها | مكافأة واحدة يتغيّر انتهاؤها | مكافأتان يتغيّر انتهاؤهما | {n} مكافآت يتغيّر انتهاؤها | {n} مكافأة يتغيّر انتهاؤها | {n} مكافأة يتغيّر انتهاؤها',
    ),
    penalties: counted(
      'لا عقوبة يتغيّر انتهاؤها | عقوبة واحدة يتغيّر انتهاؤها | عقوبتان يتغيّر انتهاؤهما | {n} عقوبات يتغيّر انتهاؤها | {n} عقوبة يتغيّر انتهاؤها | {n} عقوبة يتغيّر انتهاؤها',
    ),
  } satisfies Record<EndKind, (count: number) => string>,
  from: (from: string, to: string) => `من ${from} إلى ${to}`,
  confirm: '{احفظ|احفظي} الفصل وما ينتقل',
});

export const timetablePage = addressed({
  title: 'جدول الحصص',
  intro: 'حصص الأسبوع لكل صف وشعبة، بأوقاتها وتواريخها وإجازاتها.',
  terms: 'الفصول والإجازات',
  edit: 'تعديل الجدول',
  editing:
    '{اختر|اختاري} خانة {لتغيّر|لتغيّري} حصصها. هذا جدول كل أسابيع الفصل، ولا {يراه الطلاب|تراه الطالبات} قبل الحفظ.',
  save: 'حفظ الجدول',
  discard: 'تراجع',
  saved: 'حُفظ الجدول، {ويراه الطلاب|وتراه الطالبات} الآن',
  changes: counted(
    'لا تغيير | تغيير واحد لم يُحفظ | تغييران لم يُحفظا | {n} تغييرات لم تُحفظ | {n} تغييرًا لم يُحفظ | {n} تغيير لم يُحفظ',
  ),
  table: 'جدول الأسبوع',
  noCourse: 'لا حصة',
  /** Of a grade's sections in one lesson. */
  together: (grade: string) => `${grade}، كل الشعب معًا`,
  done: 'تم',
});
