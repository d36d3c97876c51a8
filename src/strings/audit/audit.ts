import type { auditVocabulary } from '#domain/audit/vocabulary';
import type { AuditWords } from '#strings/audit/details';

const actions: Record<keyof typeof auditVocabulary.actions, string> = {
  audit_exported: 'تصدير سجل المتابعة',
};

export const auditAudit: AuditWords = { actions };
