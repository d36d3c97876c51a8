import type { dashboardVocabulary } from '#domain/dashboard/vocabulary';
import type { AuditWords } from '#strings/audit/details';

export const dashboardAudit: AuditWords<keyof typeof dashboardVocabulary.actions> = {
  actions: { checklist_edited: 'تعديل قائمة المستجدات' },
};
