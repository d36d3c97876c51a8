import type { cardsVocabulary } from '#domain/cards/vocabulary';
import { addressed } from '#strings/addressed';

export const cardsRefusals: Readonly<Record<keyof typeof cardsVocabulary.refusals, string>> = addressed({
  credentials_not_found: 'لم يتم العثور على بيانات الدخول',
  card_information_missing: 'Missing credential information',
  no_students_with_credentials: '{لا يوجد طلاب لديهم|لا توجد طالبات لديهن} بيانات دخول',
});
