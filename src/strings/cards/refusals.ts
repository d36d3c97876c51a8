import type { cardsVocabulary } from '#domain/cards/vocabulary';

export const cardsRefusals: Readonly<Record<keyof typeof cardsVocabulary.refusals, string>> = {
  credentials_not_found: 'لم يتم العثور على بيانات الدخول',
  card_information_missing: 'Missing credential information',
  no_students_with_credentials: 'لا يوجد طلاب لديهم بيانات دخول',
};
