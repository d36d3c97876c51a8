import type { cardsVocabulary } from '#domain/cards/vocabulary';
import type { AuditWords } from '#strings/audit/details';

export const cardsAudit: AuditWords<keyof typeof cardsVocabulary.actions> = {
  actions: {
    credentials_created: 'إنشاء بيانات الدخول',
    credentials_regenerated: 'تجديد بيانات الدخول',
    password_shown: 'إظهار كلمة المرور',
    password_copied: 'نسخ كلمة المرور',
    card_printed: 'طباعة بطاقة الدخول',
  },
  details: {
    format: { name: 'البطاقات', words: { one: 'بطاقة واحدة', small: 'بطاقات صغيرة', detailed: 'بطاقات مفصّلة' } },
  },
};
