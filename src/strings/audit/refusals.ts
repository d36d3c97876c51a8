import type { auditVocabulary } from '#domain/audit/vocabulary';

export const auditRefusals: Readonly<Record<keyof typeof auditVocabulary.refusals, string>> = {
  audit_break_not_found: 'أُغلق هذا التنبيه من قبل',
};
