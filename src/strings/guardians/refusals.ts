import type { guardiansVocabulary } from '#domain/guardians/vocabulary';

export const guardiansRefusals: Readonly<Record<keyof typeof guardiansVocabulary.refusals, string>> = {
  guardian_link_over: 'انتهى هذا الرابط. الرابط يعمل أسبوعين من طباعة الورقة، وفي ورقة الأسبوع القادم رابط جديد.',
  guardian_link_not_found: 'لم يتم العثور على الرابط',
  guardian_nobody: 'لا يوجد طلاب في هذا الصف أو هذه الشعبة',
};
