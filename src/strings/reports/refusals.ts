import type { reportsVocabulary } from '#domain/reports/vocabulary';

export const reportsRefusals: Readonly<Record<keyof typeof reportsVocabulary.refusals, string>> = {
  name_not_found: 'لم يتم العثور على طالب بهذا الاسم... يرجى كتابة الاسم الكامل كما هو مسجّل',
  name_needs_grade: 'يوجد أكثر من طالب بهذا الاسم، اختر صفّك',
  name_ambiguous: 'يوجد أكثر من طالب بهذا الاسم في الصف نفسه، تواصل مع المعلّم',
  name_checks_locked: 'محاولات كثيرة للبحث عن الأسماء',
  report_pending: 'لديك طلب قيد المراجعة بالفعل، انتظر حتى يراجعه المعلّم',
  request_already_approved: 'تم قبول طلبك من قبل، أدخل كلمة المرور الخاصة لعرض بياناتك',
  request_rejected: 'تم رفض طلبك، يرجى التواصل مع المعلّم',
  request_not_approved: 'لا يوجد طلب مقبول بهذا الاسم',
  special_password_wrong: 'كلمة المرور الخاصة غير صحيحة',
  special_password_exhausted: 'انتهت المحاولات المسموحة، اطلب من المعلّم قبول طلبك من جديد',
  special_password_used: 'استُعملت كلمة المرور الخاصة من قبل، اطلب من المعلّم قبول طلبك من جديد',
  special_password_expired: 'مضى يوم على قبول طلبك، اطلب من المعلّم قبوله من جديد',
  special_password_easy:
    'كلمة المرور هذه أول ما يجرّبه زميل: لا تكرّر رمزًا، ولا تكتب أرقامًا متتالية أو اسم الطالب أو رقمه أو صفّه',
  report_not_found: 'لم يتم العثور على الطلب',
  report_already_decided: 'تمت معالجة هذا الطلب من قبل',
  report_not_rejected: 'لا يُعاد فتح إلا الطلب المرفوض',
  approval_student_missing: 'Student not found',
  approval_credentials_missing: 'Credentials not found',
};
