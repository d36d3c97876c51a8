import { counted } from '#strings/plural';

/** In the staff's menu, and on the pupil's first screen. */
export const nav = {
  exams: 'الاختبارات',
  newExam: 'إضافة اختبار',
  gradebook: 'سجل الدرجات',
  results: 'النتائج والتقييم',
} as const;

export const resultsNotice = {
  title: counted(
    'لا نتائج جديدة | ظهرت نتيجة اختبارك | ظهرت نتيجتا اختبارين لك | ظهرت {n} نتائج لك | ظهرت {n} نتيجة لك | ظهرت {n} نتيجة لك',
  ),
} as const;
