import type { Period } from '#domain/calendar/terms';
import { formatClock } from '#strings/dates';
import { periodName } from './week.ts';

export const ownTimetable = {
  title: 'جدولي',
  home: 'الرئيسية',
  days: 'أيام الأسبوع',
  now: (period: number, { to }: Period): string => `الآن ${periodName(period)}، وتنتهي ${formatClock(to)}`,
  none: 'لم يبدأ الفصل بعد',
  noneBody: 'حين يفتح معلّمك الفصل الدراسي ترى حصصك هنا يومًا بيوم. استمتع بوقتك!',
} as const;
