import type { accessVocabulary } from '#domain/access/vocabulary';
import { addressed } from '#strings/addressed';

export const accessRefusals: Readonly<Record<keyof typeof accessVocabulary.refusals, string>> = addressed({
  login_failed: 'خطأ في تسجيل الدخول، يرجى التأكد من صحة البيانات المدخلة',
  login_locked: 'محاولات خاطئة كثيرة',
  card_needs_password:
    '{خرجتَ|خرجتِ} من حسابك في هذا المتصفح. {اكتب|اكتبي} رقمك وكلمة المرور، أو {صوّر|صوّري} بطاقتك من هنا.',
  staff_login_failed: 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
  own_password_wrong: 'كلمة مرورك غير صحيحة',
  code_needed: '{اكتب|اكتبي} الرمز الذي يظهر في تطبيق المصادقة',
  code_wrong: 'الرمز غير صحيح أو استُعمل من قبل',
  passkey_needed: '{أكمل|أكملي} الدخول بمفتاح المرور',
  passkey_wrong: 'لم يُقبل مفتاح المرور. {جرّب|جرّبي} مرة أخرى، أو {ادخل|ادخلي} برمز إن كان معك.',
  passkey_not_made: 'لم يُحفظ مفتاح المرور، فقد انتهت مهلته. {أضفه|أضيفيه} من جديد.',
  passkey_known: 'هذا المفتاح مضاف من قبل',
  passkey_not_found: 'أُزيل هذا المفتاح من قبل',
  passkeys_full: 'لديك عشرة مفاتيح مرور، {فأزل|فأزيلي} واحدًا لا {تستعمله|تستعملينه} ثم {أضف|أضيفي} غيره',
  passkeys_not_here: 'لا تعمل مفاتيح المرور على هذا العنوان',
  factor_on: 'التحقق بخطوتين مفعّل في هذا الحساب',
  factor_off: 'التحقق بخطوتين غير مفعّل في هذا الحساب',
  factor_not_begun: '{ابدأ|ابدئي} التفعيل من جديد، ثم {صوّر|صوّري} الرمز {واكتب|واكتبي} ما يظهر في التطبيق',
});
