import type { accessVocabulary } from '#domain/access/vocabulary';
import type { AuditWords } from '#strings/audit/details';

export const accessAudit: AuditWords<keyof typeof accessVocabulary.actions> = {
  actions: {
    student_login_failed_unknown_id: 'رقم الطالب غير صحيح',
    student_login_failed_password: 'كلمة المرور غير صحيحة',
    student_login_failed_card: 'بطاقة غير معروفة أو لم تعد صالحة',
    student_login_locked: 'إيقاف مؤقت بعد محاولات خاطئة',
    staff_login: 'تسجيل دخول إلى الإدارة',
    staff_login_failed: 'محاولة دخول فاشلة إلى الإدارة',
    staff_login_refused: 'رفض دخول حساب معطّل',
    own_password_failed: 'كلمة مرور خاطئة في جلسة مفتوحة للإدارة',
    own_password_confirmed: 'كتابة كلمة المرور من جديد في جلسة مفتوحة للإدارة',
    staff_logout: 'تسجيل خروج من الإدارة',
    staff_code_failed: 'رمز خاطئ في الخطوة الثانية من دخول الإدارة',
    factor_on: 'تفعيل التحقق بخطوتين',
    factor_removed: 'إلغاء التحقق بخطوتين',
    recovery_codes_made: 'رموز استرداد جديدة',
    recovery_code_used: 'دخول برمز استرداد',
    student_entered: 'دخول بحساب الطالب',
    student_left: 'عودة من حساب الطالب',
  },
};
