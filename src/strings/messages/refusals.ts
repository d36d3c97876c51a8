import type { messagesVocabulary } from '#domain/messages/vocabulary';
import { addressed } from '#strings/addressed';

export const messagesRefusals: Readonly<Record<keyof typeof messagesVocabulary.refusals, string>> = addressed({
  message_not_found: 'لم يتم العثور على الرسالة',
  attachment_not_recognised: 'فضلاً {اختر|اختاري} ملف صورة أو صوت',
  attachment_too_large: 'يجب أن يكون حجم المرفق أقل من ١٠ ميغابايت',
});
