import type { termsVocabulary } from '#domain/terms/vocabulary';
import type { AuditWords } from '#strings/audit/details';

export const termsAudit: AuditWords<keyof typeof termsVocabulary.actions> = {
  actions: { terms_audio_replaced: 'استبدال تسجيل الشروط', terms_audio_restored: 'استعادة تسجيل الشروط الأصلي' },
};
