import type { BehaviorType, IncidentType } from '#domain/penalties/incidents';
import type { PenaltyStatus } from '#domain/penalties/penalty';
import { type PluralForms, percent, plural } from './plural.ts';

export const incidentNames: Record<IncidentType, string> = { late: 'تأخر', absent: 'غياب', behavior: 'سلوك' };

export const behaviorNames: Record<BehaviorType, string> = { minor: 'بسيط', moderate: 'متوسط', severe: 'شديد' };

export const penaltyStatusNames: Record<PenaltyStatus, string> = {
  manual: 'أُلغيت',
  auto: 'أُلغيت تلقائيًا',
  active: 'سارية',
  ended: 'انتهت',
};

const minuteForms: PluralForms = {
  zero: 'بلا تأخر',
  one: 'دقيقة واحدة',
  two: 'دقيقتان',
  few: '{n} دقائق',
  many: '{n} دقيقة',
  other: '{n} دقيقة',
};

const loggedForms: PluralForms = {
  zero: 'لم يُسجَّل شيء',
  one: 'سُجّل لطالب واحد',
  two: 'سُجّل لطالبين',
  few: 'سُجّل لـ{n} طلاب',
  many: 'سُجّل لـ{n} طالبًا',
  other: 'سُجّل لـ{n} طالب',
};

export const logForm = {
  title: 'تسجيل سريع',
  kind: 'النوع',
  minutes: 'دقائق التأخر',
  quick: 'أو اختر',
  behavior: 'درجة السلوك',
  withPercent: (name: string, value: number) => `${name} ${percent(value)}`,
  day: 'اليوم',
  note: 'ملاحظة يراها الطالب',
  notePlaceholder: 'اختيارية',
  submit: 'سجّل',
  done: (count: number) => plural(count, loggedForms),
  penalised: (names: readonly string[]) => `بدأت عقوبة من بلغ ١٠٠٪: ${names.join('، ')}`,
} as const;

export const penaltiesPage = {
  title: 'السلوك والمواظبة',
  intro: 'سجّل التأخر والغياب والسلوك في ثوانٍ. من بلغ ١٠٠٪ ارتفعت عليه أسعار المتجر ٥٠٪ سبعة أيام.',
  tabs: 'القوائم',
  penalties: 'العقوبات',
  logs: 'آخر ما سُجّل',
} as const;

export const penaltiesTable = {
  label: 'العقوبات، الأحدث أولًا',
  student: 'الطالب',
  grade: 'الصف',
  percentage: 'النسبة',
  late: incidentNames.late,
  absent: incidentNames.absent,
  behavior: incidentNames.behavior,
  status: 'الحالة',
  expiresAt: 'تنتهي',
  action: 'إجراء',
  search: 'بحث باسم الطالب',
  allGrades: 'كل الصفوف',
  allStatuses: 'كل الحالات',
  clear: 'إلغاء العقوبة',
  logsOf: 'سجلّه',
  named: (action: string, name: string) => `${action}: ${name}`,
  more: 'عرض المزيد',
  none: 'لا توجد عقوبات',
  noneBody: 'تظهر هنا عقوبة كل طالب بلغت نسبته ١٠٠٪.',
  noneFound: 'لا توجد عقوبة تطابق اختيارك',
  noneFoundBody: 'غيّر الصف أو الحالة أو الاسم.',
} as const;

export const clearDialog = {
  title: 'إلغاء العقوبة',
  body: (name: string) => `تعود أسعار المتجر إلى أصلها عند ${name} الآن، ولا يمكن التراجع عن الإلغاء.`,
  confirm: 'ألغِ العقوبة',
  done: (name: string) => `أُلغيت عقوبة ${name}`,
} as const;

export const logsTable = {
  label: 'ما سُجّل، الأحدث أولًا',
  student: 'الطالب',
  what: 'ما حدث',
  percent: 'النسبة',
  day: 'اليوم',
  by: 'سجّله',
  action: 'إجراء',
  cancel: 'إلغاء',
  cancelled: 'مُلغى',
  counted: 'حُسب في عقوبة',
  only: (name: string) => `سجلّ ${name} وحده`,
  all: 'عرض سجل الجميع',
  none: 'لم يُسجَّل شيء بعد',
  noneBody: 'اختر طالبًا في «تسجيل سريع» وسجّل ما حدث، فيظهر هنا.',
  minutes: (count: number) => plural(count, minuteForms),
} as const;

export const cancelDialog = {
  title: 'إلغاء السجل',
  body: (name: string) => `لن يُحسب هذا السجل على ${name}، وإن قلّت نسبة عقوبته عن ١٠٠٪ أُلغيت تلقائيًا.`,
  confirm: 'ألغِ السجل',
  done: (name: string) => `أُلغي السجل من صفحة ${name}`,
} as const;

const lateForms: PluralForms = {
  zero: 'وصلت في الموعد',
  one: 'تأخرت دقيقة واحدة',
  two: 'تأخرت دقيقتين',
  few: 'تأخرت {n} دقائق',
  many: 'تأخرت {n} دقيقة',
  other: 'تأخرت {n} دقيقة',
};

const timesForms: PluralForms = {
  zero: 'لا شيء',
  one: 'مرة واحدة',
  two: 'مرتان',
  few: '{n} مرات',
  many: '{n} مرة',
  other: '{n} مرة',
};

const daysLeftForms: PluralForms = {
  zero: 'تنتهي اليوم',
  one: 'بقي يوم واحد',
  two: 'بقي يومان',
  few: 'بقي {n} أيام',
  many: 'بقي {n} يومًا',
  other: 'بقي {n} يوم',
};

const sharesText = (late: number, absent: number, behavior: number): string =>
  [
    [incidentNames.late, late] as const,
    [incidentNames.absent, absent] as const,
    [incidentNames.behavior, behavior] as const,
  ]
    .filter(([, value]) => value > 0)
    .map(([name, value]) => `${name} ${percent(value)}`)
    .join('، ');

/** What the pupil reads: kind, short, and never of others. */
export const ownConduct = {
  title: 'حضوري وسلوكي',
  private: 'هذا بينك وبين معلّمك فقط.',
  clean: 'سجلّك نظيف!',
  cleanBody: 'لا تأخر ولا غياب ولا مخالفة. أنت على القمة، فابقَ عليها!',
  cleanAgain: 'سجلّك نظيف من جديد!',
  cleanAgainBody: 'كل ما مضى انتهى حسابه. ابدأ صعودك من جديد.',
  back: 'العودة إلى لوحتي',
  now: 'ما يُحسب الآن',
  bar: (value: number) => `${percent(value)} من ١٠٠٪`,
  meaning: 'إذا امتلأ الشريط ارتفعت أسعار المتجر عليك سبعة أيام، ثم تعود كما كانت.',
  hope: 'وصولك في الموعد وهدوؤك في الصف يبقيان الشريط مكانه.',
  times: (count: number) => plural(count, timesForms),
  penalty: (increase: number) => `أسعار المتجر أعلى ${percent(increase)} عليك الآن`,
  penaltyEnds: (day: string) => `وتعود كما كانت يوم ${day}`,
  daysLeft: (days: number) => plural(days, daysLeftForms),
  why: (late: number, absent: number, behavior: number) => `السبب: ${sharesText(late, absent, behavior)}`,
  logs: 'ماذا حدث ومتى',
  counted: 'انتهى حسابه',
  late: (minutes: number) => plural(minutes, lateForms),
  absent: 'غبت عن الدرس',
  behavior: { minor: 'مخالفة بسيطة', moderate: 'مخالفة متوسطة', severe: 'مخالفة شديدة' } as Record<
    BehaviorType,
    string
  >,
  note: 'كتب معلّمك:',
  wrong: 'ترى خطأً في سجلّك؟ أخبر معلّمك، فهو يستطيع إلغاءه.',
  past: 'ما مضى',
  pastStatus: {
    manual: 'ألغاها معلّمك',
    auto: 'أُلغيت بعد تصحيح السجل',
    active: 'سارية الآن',
    ended: 'انتهت مدتها',
  } as Record<PenaltyStatus, string>,
  pastPenalty: (increase: number) => `أسعار أعلى ${percent(increase)}`,
  from: (start: string, end: string) => `من ${start} إلى ${end}`,
} as const;
