import type { PasskeyFault } from '#domain/access/passkeys';
import type { accessVocabulary } from '#domain/access/vocabulary';
import { addressed } from '#strings/addressed';
import type { AuditWords } from '#strings/audit/details';

const passkeyFaults: Record<PasskeyFault, string> = {
  unknown: 'مفتاح لا يخص هذا الحساب',
  late: 'طلب استُعمل من قبل أو انتهت مهلته',
  proof: 'توقيع غير صحيح',
  counter: 'رجع عدّاد المفتاح إلى الوراء، فقد يكون منسوخًا',
};

export const accessAudit: AuditWords<keyof typeof accessVocabulary.actions> = addressed({
  actions: {
    student_login_failed_unknown_id: 'رقم {الطالب|الطالبة} غير صحيح',
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
    staff_passkey_failed: 'مفتاح مرور لم يُقبل في دخول الإدارة',
    factor_on: 'تفعيل التحقق بخطوتين',
    factor_removed: 'إلغاء التحقق بخطوتين',
    recovery_codes_made: 'رموز استرداد جديدة',
    recovery_code_used: 'دخول برمز استرداد',
    passkey_added: 'إضافة مفتاح مرور',
    passkey_removed: 'إزالة مفتاح مرور',
    passkey_used: 'دخول بمفتاح مرور',
    student_entered: 'دخول بحساب {الطالب|الطالبة}',
    student_left: 'عودة من حساب {الطالب|الطالبة}',
  },
  details: {
    passkey: { name: 'مفتاح المرور' },
    fault: { name: 'الخلل', words: passkeyFaults },
  },
});
