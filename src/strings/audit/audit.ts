import type { auditVocabulary } from '#domain/audit/vocabulary';
import type { AuditWords } from '#strings/audit/details';

export const auditAudit: AuditWords<keyof typeof auditVocabulary.actions> = {
  actions: { audit_exported: 'تصدير سجل المتابعة' },
};
