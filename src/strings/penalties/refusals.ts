import type { penaltiesVocabulary } from '#domain/penalties/vocabulary';

export const penaltiesRefusals: Readonly<Record<keyof typeof penaltiesVocabulary.refusals, string>> = {
  log_not_found: 'لم يتم العثور على هذا السجل',
  penalty_not_found: 'لم يتم العثور على هذه العقوبة',
  penalty_not_active: 'هذه العقوبة أُلغيت أو انتهت من قبل',
};
