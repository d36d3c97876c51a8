import type { ledgerVocabulary } from '#domain/ledger/vocabulary';

export const ledgerRefusals: Readonly<Record<keyof typeof ledgerVocabulary.refusals, string>> = {
  balance_too_low: 'الرصيد لا يكفي لهذا الخصم',
  ledger_line_not_found: 'لم يتم العثور على هذا السطر من السجل',
  ledger_line_final: 'هذا السطر لا يُعكس، أضف تعديلًا جديدًا بدلًا منه',
};
