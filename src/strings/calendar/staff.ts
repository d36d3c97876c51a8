import { counted, formatNumber } from '#strings/plural';
import type { TermFields } from '#wire/calendar';
import { periodName } from './week.ts';
import { COMMA } from './words.ts';

export const termCard = {
  title: 'الفصل الدراسي',
  body: 'أسابيعه وإجازاته وأوقات حصصه. كل ما يُحسب بالأيام يتوقف في إجازاته.',
  ends: (day: string, hijri: string) => `ينتهي ${day}، الموافق ${hijri}`,
  begins: (day: string, hijri: string) => `يبدأ ${day}، الموافق ${hijri}`,
  ended: (day: string, hijri: string) => `انتهى ${day}، الموافق ${hijri}. افتح الفصل القادم.`,
  open: 'الفصول والإجازات',
} as const;

export const termsPage = {
  title: 'الفصول الدراسية',
  intro: 'كل فصل بأسابيعه الاثني عشر وإجازاته. ما يُحسب بالأيام في المنصّة يتوقف في الإجازات.',
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
  body: (name: string) => `سيُحذف «${name}» بإجازاته وجدوله. لم يبدأ بعد، فلا يضيع من عمل الطلاب شيء.`,
  confirm: 'حذف الفصل',
  done: 'حُذف الفصل',
} as const;

export const termForm = {
  newTitle: 'فتح فصل جديد',
  editTitle: (name: string) => `تعديل «${name}»`,
  intro: 'تظهر الأسابيع وأنت تكتب، وما لا يصح يُقال في مكانه قبل الحفظ.',
  copied: (name: string) => `أيام الدراسة وأوقات الحصص وجدولها منسوخة من «${name}»، وتعدّلها متى شئت.`,
  basics: 'الاسم والتاريخ',
  name: 'اسم الفصل',
  nameExample: 'مثل: الفصل الدراسي الأول',
  start: 'أول يوم',
  end: 'آخر يوم',
  proposed: (day: string) => `المقترح لاثني عشر أسبوعًا: ${day}`,
  takeProposed: 'اعتمد المقترح',
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
  from: 'من',
  to: 'إلى',
  addException: 'إضافة إجازة أو استثناء',
  removeException: (place: number) => `حذف الاستثناء ${formatNumber(place)}`,
  periods: 'أوقات الحصص',
  periodFrom: (period: number) => `${periodName(period)}: من`,
  periodTo: (period: number) => `${periodName(period)}: إلى`,
  preview: 'هكذا تكون الأسابيع',
  noPreview: 'تظهر الأسابيع هنا حين تكتمل التواريخ وتصح.',
  add: 'فتح الفصل',
  save: 'حفظ الفصل',
  opened: (name: string) => `فُتح «${name}»`,
  saved: (name: string) => `حُفظ «${name}»`,
  gone: 'هذا الفصل لم يعد موجودًا',
  goneBody: 'ربما حذفه زميل. ارجع إلى الفصول لترى ما بقي.',
  leave: {
    title: 'لم تحفظ ما كتبت',
    body: 'إن خرجت الآن ضاع ما غيّرته في هذا الفصل.',
    confirm: 'اخرج بلا حفظ',
  },
} as const;

const partNames: Readonly<Record<keyof TermFields, string>> = {
  name: 'الاسم',
  start: 'أول يوم',
  end: 'آخر يوم',
  weekdays: 'أيام الدراسة',
  periods: 'أوقات الحصص',
  exceptions: 'الإجازات والاستثناءات',
  slots: 'جدول الحصص',
  pausesInRamadan: 'التوقف في رمضان',
};

export const termChanged = {
  text: (parts: readonly (keyof TermFields)[]) =>
    `غيّر زميل هذا الفصل وأنت تعدّله: ${parts.map((part) => partNames[part]).join(COMMA)}.`,
  take: 'خذ الجديد واترك تعديلي',
  keep: 'أبقِ تعديلي فوق الجديد',
} as const;

export const timetablePage = {
  title: 'جدول الحصص',
  intro: 'حصص الأسبوع لكل صف، بأوقاتها وتواريخها وإجازاتها.',
  term: 'الفصل الدراسي',
  terms: 'الفصول والإجازات',
  edit: 'تعديل الجدول',
  editing: 'اختر خانة لتغيّر حصصها. هذا جدول كل أسابيع الفصل، ولا يراه الطلاب قبل الحفظ.',
  save: 'حفظ الجدول',
  discard: 'تراجع',
  saved: 'حُفظ الجدول، ويراه الطلاب الآن',
  changes: counted(
    'لا تغيير | تغيير واحد لم يُحفظ | تغييران لم يُحفظا | {n} تغييرات لم تُحفظ | {n} تغييرًا لم يُحفظ | {n} تغيير لم يُحفظ',
  ),
  table: 'جدول الأسبوع',
  noCourse: 'لا حصة',
  done: 'تم',
} as const;
