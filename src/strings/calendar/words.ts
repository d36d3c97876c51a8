import type { Course } from '#domain/calendar/courses';
import type { ExceptionType, Slot, TermException } from '#domain/calendar/terms';
import type { Grade } from '#domain/roster/grades';
import { formatWeekday } from '#strings/dates';
import { className } from '#strings/widgets';
import { periodName } from './week.ts';

export const exceptionNames: Readonly<Record<ExceptionType, string>> = {
  holiday: 'إجازة',
  review: 'مراجعة',
  exams: 'اختبارات',
};

/** In grade 4 there is no tajweed yet. */
export const courseName = (course: Course, grade: Grade): string => {
  if (course === 'islamic') return 'الدراسات الإسلامية';
  return grade === 4 ? 'القرآن الكريم' : 'تلاوة القرآن وتجويده';
};

export const COMMA = '، ';

export const slotText = ({ weekday, period, course, ...schoolClass }: Slot): string =>
  `${formatWeekday(weekday)}، ${periodName(period)}: ${className(schoolClass)}، ${courseName(course, schoolClass.grade)}`;

/** As the log has it: whatever makes it another is in it. */
export const exceptionText = ({ type, name, start, end, of }: TermException): string =>
  `${exceptionNames[type]} «${name}» ${start}–${end}${of ? `: ${className(of)}` : ''}`;

export const firstTerm = {
  name: 'الفصل الدراسي الثالث ١٤٤٦',
  /** In the order of its exceptions. */
  exceptions: ['إجازة عيد الفطر', 'إجازة مطوّلة', 'إجازة عيد الأضحى', 'أسبوع المراجعة العامة', 'الاختبارات النهائية'],
} as const;

/** In a new school, until staff open a term. */
export const noTerm = {
  title: 'لم يُفتح فصل دراسي بعد',
  body: 'يظهر جدوله ومنهجه هنا حين يُفتح.',
  open: 'فتح فصل دراسي',
} as const;

export const demoTerm = {
  name: 'الفصل الدراسي الحالي',
  longWeekend: 'إجازة مطوّلة',
  trip: 'رحلة علمية',
  shortDays: 'دوام مختصر',
} as const;

/** What the weeks at the end of a term are called until staff call them otherwise. */
export const closingNames = { review: 'أسبوع المراجعة العامة', exams: 'الاختبارات النهائية' } as const;

export const termFilter = 'الفصل الدراسي';
