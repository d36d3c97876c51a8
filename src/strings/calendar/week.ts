import type { Period, TermWeekKind } from '#domain/calendar/terms';
import type { Grade } from '#domain/roster/grades';
import { formatClock } from '#strings/dates';
import { countOf } from '#strings/nouns';
import { formatNumber } from '#strings/plural';
import { className, sectionName } from '#strings/widgets';

/** What a week of a term is for. */
export type WeekKind = TermWeekKind | 'holiday';

const kindNames: Readonly<Record<Exclude<WeekKind, 'teaching'>, string>> = {
  review: 'المراجعة',
  exams: 'الاختبارات',
  short: 'أسبوع قصير',
  holiday: 'إجازة',
};

export const weekName = ({ number, kind }: { number: number | null; kind: WeekKind }): string => {
  const name = number === null ? '' : `الأسبوع ${formatNumber(number)}`;
  return kind === 'teaching' ? name : [name, kindNames[kind]].filter(Boolean).join(': ');
};

export const periodName = (period: number): string => `الحصة ${formatNumber(period)}`;

export const periodTimes = ({ from, to }: Period): string => `${formatClock(from)} – ${formatClock(to)}`;

export const schoolDays = countOf('يوم دراسي | يومان دراسيان | أيام دراسية', 'subject', 'لا دراسة فيه');

export const weekPicker = {
  label: 'الأسبوع',
  previous: 'الأسبوع السابق',
  next: 'الأسبوع التالي',
  current: 'هذا الأسبوع',
} as const;

export const timetableWords = {
  days: 'الأيام',
  today: 'اليوم',
  now: 'الآن',
  outside: 'خارج أيام الفصل',
  noLesson: 'لا حصة لك في هذا اليوم',
  nobody: 'لا حصة',
  print: 'طباعة',
  preparing: 'جارٍ تجهيز الورقة...',
  paper: (grade: Grade | undefined, section: string | undefined): string => {
    if (grade) return `جدول ${className({ grade, section: section ?? null })}`;
    return section ? `جدول ${sectionName(section)}` : 'جدول الحصص';
  },
} as const;
