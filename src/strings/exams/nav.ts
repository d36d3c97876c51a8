/** In the staff's menu, and on the pupil's first screen. */
export const nav = { exams: 'الاختبارات', results: 'النتائج والتقييم' } as const;
