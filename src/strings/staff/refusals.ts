import type { staffVocabulary } from '#domain/staff/vocabulary';

export const staffRefusals: Readonly<Record<keyof typeof staffVocabulary.refusals, string>> = {
  email_taken: 'يوجد حساب بهذا البريد الإلكتروني',
  staff_not_found: 'لم يتم العثور على الحساب',
  last_admin: 'لا بد من بقاء مدير واحد على الأقل',
  own_account: 'لا يمكنك تعطيل حسابك أو تغيير دورك',
  current_password_wrong: 'كلمة المرور الحالية غير صحيحة',
  password_too_weak: 'كلمة المرور سهلة التخمين، اختر جملة لا يعرفها غيرك، ليس فيها اسمك ولا بريدك',
};
