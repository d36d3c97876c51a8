import { type PluralForms, plural } from '#strings/plural';

/** In the staff's menu, and on the pupil's first screen. */
export const nav = { exams: 'الاختبارات', results: 'النتائج والتقييم' } as const;

const waitingForms: PluralForms =
  'لا نتائج جديدة | ظهرت نتيجة اختبارك | ظهرت نتيجتا اختبارين لك | ظهرت {n} نتائج لك | ظهرت {n} نتيجة لك | ظهرت {n} نتيجة لك';

export const resultsNotice = {
  title: (count: number): string => plural(count, waitingForms),
} as const;
