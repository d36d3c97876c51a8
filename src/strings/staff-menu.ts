import { addressed } from '#strings/addressed';
import { counted } from './plural.ts';

/** The staff's menu: the four of the day, the rest in groups, and the search through all of it. */
export const menuGroups = addressed({
  pupils: 'شؤون {الطلاب|الطالبات}',
  lessons: 'الدروس والاختبارات',
  rewards: 'المكافآت والشراء',
  games: 'المنافسات',
  office: 'النظام والمتابعة',
});

export const finder = addressed({
  skipToPage: '{انتقل|انتقلي} إلى محتوى الصفحة',
  open: 'بحث عن صفحة أو {طالب|طالبة} (Ctrl+K)',
  title: 'إلى أين؟',
  label: 'اسم {طالب|طالبة}، أو صفحة، أو عمل',
  action: 'عمل',
  found: counted('لا نتائج | نتيجة واحدة | نتيجتان | {n} نتائج | {n} نتيجة | {n} نتيجة'),
  nothing: 'لا {طالب|طالبة} ولا صفحة بهذا الاسم',
  loading: 'جارٍ تحميل أسماء {الطلاب|الطالبات}...',
});
