/** What the demo school's exams are called. */
export const demoExams = { first: 'اختبار الشهر الأول', second: 'اختبار الشهر الثاني' } as const;
