import type { reportsVocabulary } from '#domain/reports/vocabulary';
import { addressed } from '#strings/addressed';
import { type AuditWords, decisionDetail } from '#strings/audit/details';

export const reportsAudit: AuditWords<keyof typeof reportsVocabulary.actions> = addressed({
  actions: {
    special_password_failed: 'كلمة مرور خاصة غير صحيحة',
    credentials_shown_to_student: 'عرض بيانات الدخول {للطالب|للطالبة}',
    report_approved: 'قبول طلب',
    report_rejected: 'رفض طلب',
    report_reopened: 'إعادة فتح طلب',
  },
  details: { status: decisionDetail },
});
