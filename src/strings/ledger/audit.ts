import type { ledgerVocabulary } from '#domain/ledger/vocabulary';
import type { AuditDetails, AuditWords } from '#strings/audit/details';
import { moneyNames } from '#strings/money';

/** How much of which money. */
export const moneyDetails: AuditDetails = { type: { name: 'النوع', words: moneyNames }, amount: { name: 'المقدار' } };

export const ledgerAudit: AuditWords<keyof typeof ledgerVocabulary.actions> = {
  actions: { points_adjusted: 'إضافة أو خصم نقاط أو عملات', ledger_line_reversed: 'عكس سطر من سجل النقاط' },
  details: { ...moneyDetails, points: { name: 'النقاط' }, coins: { name: 'العملات' } },
};
