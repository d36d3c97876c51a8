import type { ErrorCode } from '#domain/error-codes';
import { waitText } from './waiting.ts';

/** Every refusal in words. Quoted messages of the specification stand to the letter, English ones in English (D-31). */
export const errorTexts: Record<ErrorCode, string> = {
  validation: 'بعض البيانات المدخلة غير صحيحة',
  malformed_body: 'تعذّر فهم البيانات المرسلة',
  body_too_large: 'البيانات المرسلة أكبر من المسموح',
  unsupported_media_type: 'نوع البيانات المرسلة غير مدعوم',
  origin_refused: 'رُفض الطلب لأنه لم يأتِ من صفحات المنصّة',
  too_many_requests: 'طلبات كثيرة في وقت قصير، انتظر قليلًا ثم حاول مرة أخرى',
  overloaded: 'المنصّة مشغولة الآن، حاول بعد لحظات',
  not_found: 'ما تبحث عنه غير موجود',
  internal: 'حدث خطأ غير متوقع، يرجى المحاولة مرة أخرى',

  session_expired: 'جلسة منتهية الصلاحية',
  unauthorized_access: 'Unauthorized access',
  admin_only: 'هذا الإجراء لمدير المنصّة فقط',
  pupil_only: 'هذه الصفحة للطلاب',
  pupil_must_do_this: 'هذا الإجراء للطالب نفسه، ولا يمكن تنفيذه بالنيابة عنه',
  not_entered_as_student: 'لم تدخل بحساب طالب',
  not_your_row: 'هذه البيانات ليست لك',

  login_failed: 'خطأ في تسجيل الدخول، يرجى التأكد من صحة البيانات المدخلة',
  login_locked: 'محاولات خاطئة كثيرة',
  staff_login_failed: 'البريد الإلكتروني أو كلمة المرور غير صحيحة',

  student_not_found: 'لم يتم العثور على الطالب',
  credentials_not_found: 'لم يتم العثور على بيانات الدخول',
  card_information_missing: 'Missing credential information',
  no_students_with_credentials: 'لا يوجد طلاب لديهم بيانات دخول',
  duplicate_student: 'يوجد طالب بالاسم نفسه في هذا الصف',

  name_not_found: 'لم يتم العثور على طالب بهذا الاسم... يرجى كتابة الاسم الكامل كما هو مسجل',
  name_needs_grade: 'يوجد أكثر من طالب بهذا الاسم، اختر صفّك',
  name_ambiguous: 'يوجد أكثر من طالب بهذا الاسم في الصف نفسه، تواصل مع المعلم',
  name_checks_locked: 'محاولات كثيرة للبحث عن الأسماء',
  report_pending: 'لديك طلب قيد المراجعة بالفعل، انتظر حتى يراجعه المعلم',
  request_already_approved: 'تم قبول طلبك من قبل، أدخل كلمة المرور الخاصة لعرض بياناتك',
  request_rejected: 'تم رفض طلبك، يرجى التواصل مع المعلم',
  request_not_approved: 'لا يوجد طلب مقبول بهذا الاسم',
  special_password_wrong: 'كلمة المرور الخاصة غير صحيحة',
  special_password_exhausted: 'انتهت المحاولات المسموحة، اطلب من المعلم قبول طلبك من جديد',
  report_not_found: 'لم يتم العثور على الطلب',
  report_already_decided: 'تمت معالجة هذا الطلب من قبل',
  report_not_rejected: 'لا يُعاد فتح إلا الطلب المرفوض',
  approval_student_missing: 'Student not found',
  approval_credentials_missing: 'Credentials not found',

  import_has_errors: 'في الملف أخطاء، لم يُحفظ شيء',
  import_empty: 'لا توجد أسماء في الملف',
  promotion_nothing_to_do: 'لا يوجد طلاب لنقلهم',
  promotion_counts_changed: 'تغيّرت أعداد الطلاب منذ عرضها، راجعها ثم أعد المحاولة',
  promotion_not_found: 'لا يوجد نقل يمكن التراجع عنه',

  email_taken: 'يوجد حساب بهذا البريد الإلكتروني',
  staff_not_found: 'لم يتم العثور على الحساب',
  last_admin: 'لا بد من بقاء مدير واحد على الأقل',
  current_password_wrong: 'كلمة المرور الحالية غير صحيحة',
  own_account: 'لا يمكنك تعطيل حسابك أو تغيير دورك',

  invalid_reward_id: 'Invalid reward ID format',
  reward_not_found: 'المكافأة غير موجودة',
  reward_expired: 'انتهت مدة هذه المكافأة',
  profile_image_reward_claimed: 'Student already claimed a profile image reward',
  agreement_required: 'وافق على الشروط أولًا لتستلم مكافآتك',
  balance_too_low: 'الرصيد لا يكفي لهذا الخصم',
  batch_not_found: 'لم يتم العثور على هذه الدفعة من المكافآت',
  ledger_line_not_found: 'لم يتم العثور على هذا السطر من السجل',
  ledger_line_final: 'هذا السطر لا يُعكس، أضف تعديلًا جديدًا بدلًا منه',
  recipients_missing: 'لم يتم العثور على أحد الطلاب المختارين',
  recipients_none: 'لا يوجد طلاب في هذا الاختيار',

  message_not_found: 'لم يتم العثور على الرسالة',
  attachment_not_recognised: 'فضلاً اختر ملف صورة أو صوت',
  attachment_too_large: 'يجب أن يكون حجم المرفق أقل من ١٠ ميجابايت',

  photo_not_image: 'Please select an image file',
  photo_too_large: 'Image size should be less than 5MB',
  photo_uploads_limited: 'أرسلت صورًا كثيرة في ساعة واحدة',
  photo_request_failed: 'Failed to create approval request',
  photo_not_found: 'لم تعد هذه الصورة موجودة، ربما سحبها الطالب أو أرسل غيرها',
  photo_already_decided: 'قُبلت هذه الصورة أو رُفضت من قبل',

  file_missing: 'لم يصل أي ملف',
  file_too_large: 'حجم الملف أكبر من المسموح',
  audio_not_recognised: 'الملف ليس مقطعًا صوتيًا بصيغة MP3',
  image_not_readable: 'تعذّرت قراءة الصورة، جرّب صورة أخرى',
};

export const errorText = (code: ErrorCode, retryAfter?: number): string =>
  retryAfter === undefined ? errorTexts[code] : `${errorTexts[code]}، ${waitText(retryAfter)}`;
