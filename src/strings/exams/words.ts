import { formatNumber } from '#strings/plural';

export const outOf = (part: number, whole: number): string => `${formatNumber(part)} من ${formatNumber(whole)}`;

/** What the demo school's exams are called. */
export const demoExams = { first: 'اختبار الشهر الأول', second: 'اختبار الشهر الثاني' } as const;
