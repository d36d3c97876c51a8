import type { termsVocabulary } from '#domain/terms/vocabulary';
import type { AuditWords } from '#strings/audit/details';

const actions: Record<keyof typeof termsVocabulary.actions, string> = {
  terms_audio_replaced: 'استبدال تسجيل الشروط',
  terms_audio_restored: 'استعادة تسجيل الشروط الأصلي',
};

export const termsAudit: AuditWords = { actions };
