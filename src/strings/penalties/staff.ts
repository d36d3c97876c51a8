import { addressed, say } from '#strings/addressed';
import { countOf, DAYS } from '#strings/nouns';
import { counted, percent } from '#strings/plural';
import { incidentNames } from './words.ts';

export const logForm = addressed({
  title: 'تسجيل سريع',
  kind: 'النوع',
  minutes: 'دقائق التأخر',
  quick: 'أو {اختر|اختاري}',
  behavior: 'درجة السلوك',
  withPercent: (name: string, value: number) => `${name} ${percent(value)}`,
  more: (day: string) => `اليوم والملاحظة: ${day}`,
  day: 'اليوم',
  note: 'ملاحظة {يراها الطالب|تراها الطالبة}',
  notePlaceholder: 'اختيارية',
  submit: '{سجّل|سجّلي}',
  done: counted(
    'لم يُسجَّل شيء | سُجّل {لطالب واحد|لطالبة واحدة} | سُجّل {لطالبين|لطالبتين} | سُجّل لـ{n} {طلاب|طالبات} | سُجّل لـ{n} {طالبًا|طالبة} | سُجّل لـ{n} {طالب|طالبة}',
  ),
  penalised: (names: readonly string[]) => say`بدأت عقوبة من {بلغ|بلغت} ١٠٠٪: ${names.join('، ')}`,
});

export const penaltiesPage = addressed({
  title: 'السلوك والمواظبة',
  intro:
    '{سجّل|سجّلي} التأخر والغياب والسلوك في ثوانٍ. من {بلغ|بلغت} ١٠٠٪ ارتفعت {عليه|عليها} أسعار المتجر ٥٠٪ سبعة أيام.',
  tabs: 'القوائم',
  penalties: 'العقوبات',
  near: '{قريبون|قريبات} من العقوبة',
  logs: 'آخر ما سُجّل',
});

export const penaltiesTable = addressed({
  label: 'العقوبات، الأحدث أولًا',
  percentage: 'النسبة',
  ...incidentNames,
  status: 'الحالة',
  expiresAt: 'تنتهي',
  search: 'بحث باسم {الطالب|الطالبة}',
  allStatuses: 'كل الحالات',
  clear: 'إلغاء العقوبة',
  logsOf: '{سجلّه|سجلّها}',
  none: 'لا توجد عقوبات',
  noneBody: 'تظهر هنا عقوبة كل {طالب|طالبة} بلغت {نسبته|نسبتها} ١٠٠٪.',
});

export const nearTable = addressed({
  label: '{القريبون|القريبات} من العقوبة، الأقرب أولًا',
  since: 'آخر ما سُجّل',
  none: 'لا أحد قريب من العقوبة',
  noneBody: 'يظهر هنا من بلغت {نسبته|نسبتها} ٨٠٪ فأكثر، {لتكلّمه قبل أن تبدأ عقوبته|لتكلّميها قبل أن تبدأ عقوبتها}.',
});

export const clearDialog = addressed({
  title: 'إلغاء العقوبة',
  body: (name: string) => `تعود أسعار المتجر إلى أصلها عند ${name} الآن، ولا يمكن التراجع عن الإلغاء.`,
  confirm: '{ألغِ|ألغي} العقوبة',
  done: (name: string) => `أُلغيت عقوبة ${name}`,
});

export const logsTable = addressed({
  label: 'ما سُجّل، الأحدث أولًا',
  state: 'الحالة',
  what: 'ما حدث',
  percent: 'النسبة',
  day: 'اليوم',
  by: '{سجّله|سجّلته}',
  cancel: 'إلغاء',
  cancelled: 'مُلغى',
  counted: 'حُسب في عقوبة',
  only: (name: string) => `سجل ${name} وحده`,
  all: 'عرض سجل الجميع',
  none: 'لم يُسجَّل شيء بعد',
  noneBody: '{اختر|اختاري} {طالبًا|طالبة} في «تسجيل سريع» {وسجّل|وسجّلي} ما حدث، فيظهر هنا.',
  minutes: countOf('دقيقة | دقيقتان | دقائق', 'subject', 'بلا تأخر'),
});

export const cancelDialog = addressed({
  title: 'إلغاء السجل',
  body: (name: string) => say`لن يُحسب هذا السجل على ${name}، وإن قلّت نسبة {عقوبته|عقوبتها} عن ١٠٠٪ أُلغيت تلقائيًا.`,
  confirm: '{ألغِ|ألغي} السجل',
  done: (name: string) => `أُلغي السجل من صفحة ${name}`,
});

export const waysBackForm = addressed({
  open: 'طريق العودة',
  title: 'طريق العودة من العقوبة',
  intro: 'كم يومًا تقصر العقوبة بعد كل تعلّم؟ كل طريق مرة واحدة في العقوبة، والصفر يلغيه.',
  review: 'مراجعة ٢٠ سؤالًا بنسبة ٨٠٪',
  drill: 'تدريب {كلماته|كلماتها} من القرآن كلها',
  days: countOf(DAYS, 'object', 'لا تقصر'),
  save: '{احفظ|احفظي}',
  done: 'حُفظ طريق العودة',
});
