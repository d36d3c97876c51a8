/** Of what a question may be answered with, wherever one is asked. */
export const options = {
  list: 'الخيارات',
  letters: ['أ', 'ب', 'ج', 'د', 'هـ', 'و'],
  right: 'الإجابة الصحيحة',
  yours: 'إجابتك',
} as const;
