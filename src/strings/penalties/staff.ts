import { countOf, DAYS } from '#strings/nouns';
import { counted, percent } from '#strings/plural';
import { incidentNames } from './words.ts';

export const logForm = {
  title: 'تسجيل سريع',
  kind: 'النوع',
  minutes: 'دقائق التأخر',
  quick: 'أو اختر',
  behavior: 'درجة السلوك',
  withPercent: (name: string, value: number) => `${name} ${percent(value)}`,
  more: (day: string) => `اليوم والملاحظة: ${day}`,
  day: 'اليوم',
  note: 'ملاحظة يراها الطالب',
  notePlaceholder: 'اختيارية',
  submit: 'سجّل',
  done: counted('لم يُسجَّل شيء | سُجّل لطالب واحد | سُجّل لطالبين | سُجّل لـ{n} طلاب | سُجّل لـ{n} طالبًا | سُجّل لـ{n} طالب'),
  penalised: (names: readonly string[]) => `بدأت عقوبة من بلغ ١٠٠٪: ${names.join('، ')}`,
} as const;

export const penaltiesPage = {
  title: 'السلوك والمواظبة',
  intro: 'سجّل التأخر والغياب والسلوك في ثوانٍ. من بلغ ١٠٠٪ ارتفعت عليه أسعار المتجر ٥٠٪ سبعة أيام.',
  tabs: 'القوائم',
  penalties: 'العقوبات',
  near: 'قريبون من العقوبة',
  logs: 'آخر ما سُجّل',
} as const;

export const penaltiesTable = {
  label: 'العقوبات، الأحدث أولًا',
  percentage: 'النسبة',
  ...incidentNames,
  status: 'الحالة',
  expiresAt: 'تنتهي',
  search: 'بحث باسم الطالب',
  allStatuses: 'كل الحالات',
  clear: 'إلغاء العقوبة',
  logsOf: 'سجلّه',
  none: 'لا توجد عقوبات',
  noneBody: 'تظهر هنا عقوبة كل طالب بلغت نسبته ١٠٠٪.',
} as const;

export const nearTable = {
  label: 'القريبون من العقوبة، الأقرب أولًا',
  since: 'آخر ما سُجّل',
  none: 'لا أحد قريب من العقوبة',
  noneBody: 'يظهر هنا من بلغت نسبته ٨٠٪ فأكثر، لتكلّمه قبل أن تبدأ عقوبته.',
} as const;

export const clearDialog = {
  title: 'إلغاء العقوبة',
  body: (name: string) => `تعود أسعار المتجر إلى أصلها عند ${name} الآن، ولا يمكن التراجع عن الإلغاء.`,
  confirm: 'ألغِ العقوبة',
  done: (name: string) => `أُلغيت عقوبة ${name}`,
} as const;

export const logsTable = {
  label: 'ما سُجّل، الأحدث أولًا',
  state: 'الحالة',
  what: 'ما حدث',
  percent: 'النسبة',
  day: 'اليوم',
  by: 'سجّله',
  cancel: 'إلغاء',
  cancelled: 'مُلغى',
  counted: 'حُسب في عقوبة',
  only: (name: string) => `سجل ${name} وحده`,
  all: 'عرض سجل الجميع',
  none: 'لم يُسجَّل شيء بعد',
  noneBody: 'اختر طالبًا في «تسجيل سريع» وسجّل ما حدث، فيظهر هنا.',
  minutes: countOf('دقيقة | دقيقتان | دقائق', 'subject', 'بلا تأخر'),
} as const;

export const cancelDialog = {
  title: 'إلغاء السجل',
  body: (name: string) => `لن يُحسب هذا السجل على ${name}، وإن قلّت نسبة عقوبته عن ١٠٠٪ أُلغيت تلقائيًا.`,
  confirm: 'ألغِ السجل',
  done: (name: string) => `أُلغي السجل من صفحة ${name}`,
} as const;

export const waysBackForm = {
  open: 'طريق العودة',
  title: 'طريق العودة من العقوبة',
  intro: 'كم يومًا تقصر العقوبة بعد كل تعلّم؟ كل طريق مرة واحدة في العقوبة، والصفر يلغيه.',
  review: 'مراجعة ٢٠ سؤالًا بنسبة ٨٠٪',
  drill: 'تدريب كلماته من القرآن كلها',
  days: countOf(DAYS, 'object', 'لا تقصر'),
  save: 'احفظ',
  done: 'حُفظ طريق العودة',
} as const;
