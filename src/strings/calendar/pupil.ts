import type { Period } from '#domain/calendar/terms';
import { formatClock } from '#strings/dates';
import { periodName } from './week.ts';

export const ownTimetable = {
  title: 'جدولي',
  home: 'الرئيسية',
  days: 'أيام الأسبوع',
  now: (period: number, { to }: Period): string => `الآن ${periodName(period)}، وتنتهي ${formatClock(to)}`,
} as const;
