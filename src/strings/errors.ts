import type { requestsVocabulary } from '#domain/requests';
import { addressed } from '#strings/addressed';
import { waitText } from './waiting.ts';

/**
 * What any request may be told; a domain's own refusals are in its folder. Quoted messages of the specification stand to
 * the letter, English ones in English (D-31).
 */
export const errorTexts: Readonly<Record<keyof typeof requestsVocabulary.refusals, string>> = addressed({
  validation: 'بعض البيانات المدخلة غير صحيحة',
  malformed_body: 'تعذّر فهم البيانات المرسلة',
  body_too_large: 'البيانات المرسلة أكبر من المسموح',
  unsupported_media_type: 'نوع البيانات المرسلة غير مدعوم',
  origin_refused: 'رُفض الطلب لأنه لم يأتِ من صفحات المنصّة',
  too_many_requests: 'طلبات كثيرة في وقت قصير، {انتظر|انتظري} قليلًا ثم {حاول|حاولي} مرة أخرى',
  overloaded: 'المنصّة مشغولة الآن، {حاول|حاولي} بعد لحظات',
  gone_meanwhile: 'تغيّرت البيانات أثناء طلبك ولم يُحفظ شيء، {أعد|أعيدي} المحاولة',
  not_found: 'ما {تبحث|تبحثين} عنه غير موجود',
  internal: 'حدث خطأ غير متوقع، يرجى المحاولة مرة أخرى',
  storage_failed:
    'تعذّر الحفظ لأن مساحة التخزين ممتلئة أو لا تستجيب. ما حُفظ من قبل باقٍ كما هو، {حاول|حاولي} لاحقًا {وأخبر|وأخبري} {مدير|مديرة} المنصّة',
  session_expired: 'جلسة منتهية الصلاحية',
  page_left: 'فُتحت هذه الصفحة قبل الدخول الحالي. {أعد|أعيدي} تحميلها.',
  unauthorized_access: 'Unauthorized access',
  admin_only: 'هذا الإجراء {لمدير|لمديرة} المنصّة فقط',
  pupil_only: 'هذه الصفحة {للطلاب|للطالبات}',
  pupil_must_do_this: 'هذا الإجراء {للطالب نفسه|للطالبة نفسها}، ولا يمكن تنفيذه بالنيابة {عنه|عنها}',
  not_entered_as_student: 'لم {تدخل|تدخلي} بحساب {طالب|طالبة}',
  not_your_row: 'هذه البيانات ليست لك',
  password_needed: 'يلزم أن {تكتب|تكتبي} كلمة مرورك أولًا',
  request_key_reused: 'أُرسل هذا الطلب من قبل بمحتوى آخر. {أغلق|أغلقي} النافذة {وأعد|وأعيدي} المحاولة',
  file_missing: 'لم يصل أي ملف',
  file_too_large: 'حجم الملف أكبر من المسموح',
  image_not_readable: 'تعذّرت قراءة الصورة، {جرّب|جرّبي} صورة أخرى',
});

/** With how long to wait, where that is known. */
export const refusalText = (text: string, retryAfter?: number): string =>
  retryAfter === undefined ? text : `${text}، ${waitText(retryAfter)}`;
