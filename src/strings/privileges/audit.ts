import type { privilegesVocabulary } from '#domain/privileges/vocabulary';
import type { AuditWords } from '#strings/audit/details';

const actions: Record<keyof typeof privilegesVocabulary.actions, string> = {
  privilege_offered: 'عرض امتياز',
  privilege_offer_closed: 'إيقاف عرض امتياز',
  privilege_done: 'تنفيذ امتياز',
  privilege_rejected: 'رفض امتياز',
};

export const privilegesAudit: AuditWords = {
  actions,
  details: {
    privilege: { name: 'الامتياز' },
    comment: { name: 'السبب' },
  },
};
