import type { staffVocabulary } from '#domain/staff/vocabulary';

export const staffRefusals: Readonly<Record<keyof typeof staffVocabulary.refusals, string>> = {
  email_taken: 'يوجد حساب بهذا البريد الإلكتروني',
  email_of_demo: 'هذا البريد محجوز للمدرسة التجريبية، فاكتب بريدًا آخر',
  staff_not_found: 'لم يتم العثور على الحساب',
  last_admin: 'لا بد من بقاء مدير واحد على الأقل',
  own_account: 'لا يمكنك تعطيل حسابك أو تغيير دورك',
  current_password_wrong: 'كلمة المرور الحالية غير صحيحة',
  password_too_weak: 'كلمة المرور سهلة التخمين، اختر جملة لا يعرفها غيرك، ليس فيها اسمك ولا بريدك',
  session_not_found: 'انتهت هذه الجلسة من قبل',
  invitation_unknown: 'هذا الرابط غير معروف. تأكد أنك فتحته كاملًا كما وصلك، أو اطلب دعوة جديدة من المدير',
  invitation_used: 'استُعمل هذا الرابط من قبل، وهو لمرة واحدة. إن كنت أنت من استعمله فادخل بحسابك',
  invitation_revoked: 'أُلغيت هذه الدعوة. اطلب دعوة جديدة من المدير',
  invitation_expired: 'انتهت مدة هذا الرابط. اطلب رابطًا جديدًا من المدير',
  setup_unknown: 'هذا الرابط غير معروف. انسخه كاملًا كما طبعه الخادم عند تشغيله',
  setup_done: 'أُعدّت هذه المدرسة من قبل، والرابط لمرة واحدة. ادخل بحسابك',
  setup_expired: 'انتهت مدة رابط الإعداد. أعد تشغيل الخادم ليطبع رابطًا جديدًا',
};
