import type { penaltiesVocabulary } from '#domain/penalties/vocabulary';
import type { AuditWords } from '#strings/audit/details';
import { behaviorNames, incidentNames, wayBackNames } from './words.ts';

export const penaltiesAudit: AuditWords<keyof typeof penaltiesVocabulary.actions> = {
  actions: {
    conduct_logged: 'تسجيل تأخر أو غياب أو سلوك',
    conduct_log_cancelled: 'إلغاء سجل من السلوك والمواظبة',
    penalty_started: 'بدء عقوبة رفع الأسعار',
    penalty_cleared: 'إلغاء عقوبة',
    penalty_auto_cleared: 'إلغاء عقوبة تلقائيًا',
    penalty_shortened: 'تقصير عقوبة بالتعلّم',
    ways_back_changed: 'تعديل طريق العودة من العقوبة',
  },
  details: {
    log_type: { name: 'النوع', words: incidentNames },
    minutes_late: { name: 'دقائق التأخر' },
    behavior_type: { name: 'درجة السلوك', words: behaviorNames },
    log_date: { name: 'اليوم' },
    percentage: { name: 'النسبة' },
    price_increase: { name: 'زيادة الأسعار' },
    expires_at: { name: 'تنتهي' },
    way: { name: 'الطريق', words: wayBackNames },
    review_days: { name: 'أيام المراجعة' },
    drill_days: { name: 'أيام تدريب الكلمات' },
  },
};
