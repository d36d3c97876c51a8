import type { reportsVocabulary } from '#domain/reports/vocabulary';
import { addressed } from '#strings/addressed';

export const reportsRefusals: Readonly<Record<keyof typeof reportsVocabulary.refusals, string>> = addressed({
  name_not_found: 'لم يتم العثور على {طالب|طالبة} بهذا الاسم... يرجى كتابة الاسم الكامل كما هو مسجّل',
  name_needs_grade: 'يوجد أكثر من {طالب|طالبة} بهذا الاسم، {اختر|اختاري} صفّك',
  name_ambiguous: 'يوجد أكثر من {طالب|طالبة} بهذا الاسم في الصف نفسه، {تواصل|تواصلي} مع {المعلّم|المعلّمة}',
  name_checks_locked: 'محاولات كثيرة للبحث عن الأسماء',
  report_pending: 'لديك طلب قيد المراجعة بالفعل، {انتظر|انتظري} حتى {يراجعه المعلّم|تراجعه المعلّمة}',
  request_already_approved: 'تم قبول طلبك من قبل، {أدخل|أدخلي} كلمة المرور الخاصة لعرض بياناتك',
  request_rejected: 'تم رفض طلبك، يرجى التواصل مع {المعلّم|المعلّمة}',
  request_not_approved: 'لا يوجد طلب مقبول بهذا الاسم',
  special_password_wrong: 'كلمة المرور الخاصة غير صحيحة',
  special_password_exhausted: 'انتهت المحاولات المسموحة، {اطلب|اطلبي} من {المعلّم|المعلّمة} قبول طلبك من جديد',
  special_password_used: 'استُعملت كلمة المرور الخاصة من قبل، {اطلب|اطلبي} من {المعلّم|المعلّمة} قبول طلبك من جديد',
  special_password_expired: 'مضى يوم على قبول طلبك، {اطلب|اطلبي} من {المعلّم|المعلّمة} قبوله من جديد',
  special_password_easy:
    'كلمة المرور هذه أول ما {يجرّبه زميل: لا تكرّر رمزًا، ولا تكتب أرقامًا متتالية أو اسم الطالب أو رقمه أو صفّه|تجرّبه زميلة: لا تكرّري رمزًا، ولا تكتبي أرقامًا متتالية أو اسم الطالبة أو رقمها أو صفّها}',
  report_not_found: 'لم يتم العثور على الطلب',
  report_already_decided: 'تمت معالجة هذا الطلب من قبل',
  report_not_rejected: 'لا يُعاد فتح إلا الطلب المرفوض',
  approval_student_missing: 'Student not found',
  approval_credentials_missing: 'Credentials not found',
});
