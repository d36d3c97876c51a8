import type { guardiansVocabulary } from '#domain/guardians/vocabulary';
import type { AuditWords } from '#strings/audit/details';

export const guardiansAudit: AuditWords<keyof typeof guardiansVocabulary.actions> = {
  actions: { guardian_slips_made: 'إعداد أوراق أولياء الأمور', guardian_link_revoked: 'إلغاء رابط وليّ أمر' },
  details: { week: { name: 'الأسبوع' }, section: { name: 'الشعبة', words: { null: 'كل الشعب' } } },
};
