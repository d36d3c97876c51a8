import { counted } from './plural.ts';

/** The staff's menu: the four of the day, the rest in groups, and the search through all of it. */
export const menuGroups = {
  pupils: 'شؤون الطلاب',
  lessons: 'الدروس والاختبارات',
  rewards: 'المكافآت والشراء',
  games: 'المنافسات',
  office: 'النظام والمتابعة',
} as const;

export const skipToPage = 'انتقل إلى محتوى الصفحة';

export const finder = {
  open: 'بحث عن صفحة أو طالب (Ctrl+K)',
  title: 'إلى أين؟',
  label: 'اسم طالب، أو صفحة، أو عمل',
  action: 'عمل',
  found: counted('لا نتائج | نتيجة واحدة | نتيجتان | {n} نتائج | {n} نتيجة | {n} نتيجة'),
  nothing: 'لا طالب ولا صفحة بهذا الاسم',
  loading: 'جارٍ تحميل أسماء الطلاب...',
} as const;
