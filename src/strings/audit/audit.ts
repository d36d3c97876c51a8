import type { auditVocabulary } from '#domain/audit/vocabulary';
import type { AuditWords } from '#strings/audit/details';

export const auditAudit: AuditWords<keyof typeof auditVocabulary.actions> = {
  actions: {
    audit_exported: 'تصدير سجل المتابعة',
    audit_break_accepted: 'إغلاق التنبيه إلى أسطر حُذفت من السجل',
  },
  details: { lines_left: { name: 'كان في السجل' }, lines_found: { name: 'ووُجد فيه' } },
};
