import type { guardiansVocabulary } from '#domain/guardians/vocabulary';
import { addressed } from '#strings/addressed';

export const guardiansRefusals: Readonly<Record<keyof typeof guardiansVocabulary.refusals, string>> = addressed({
  guardian_link_over: 'انتهى هذا الرابط. الرابط يعمل أسبوعين من طباعة الورقة، وفي ورقة الأسبوع القادم رابط جديد.',
  guardian_link_not_found: 'لم يتم العثور على الرابط',
  guardian_nobody: '{لا يوجد طلاب|لا توجد طالبات} في هذا الصف أو هذه الشعبة',
});
