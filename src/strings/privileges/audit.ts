import type { privilegesVocabulary } from '#domain/privileges/vocabulary';
import type { AuditWords } from '#strings/audit/details';

export const privilegesAudit: AuditWords<keyof typeof privilegesVocabulary.actions> = {
  actions: {
    privilege_offered: 'عرض امتياز',
    privilege_offer_closed: 'إيقاف عرض امتياز',
    privilege_done: 'تنفيذ امتياز',
    privilege_rejected: 'رفض امتياز',
  },
  details: { privilege: { name: 'الامتياز' }, comment: { name: 'السبب' } },
};
