import type { dashboardVocabulary } from '#domain/dashboard/vocabulary';
import type { AuditWords } from '#strings/audit/details';

const actions: Record<keyof typeof dashboardVocabulary.actions, string> = {
  checklist_edited: 'تعديل قائمة المستجدات',
};

export const dashboardAudit: AuditWords = { actions };
