import { addressed } from '#strings/addressed';
import { counted } from './plural.ts';

/** What a person did and the server does not have yet. */
export const outboxTexts = addressed({
  waiting: counted(
    'لا شيء ينتظر | تسجيل واحد ينتظر الإرسال | تسجيلان ينتظران الإرسال | {n} تسجيلات تنتظر الإرسال | {n} تسجيلًا ينتظر الإرسال | {n} تسجيل ينتظر الإرسال',
  ),
  away: 'نعيد المحاولة حين تعود الشبكة',
  full: 'ذاكرة هذا المتصفح ممتلئة، فلا يُحفظ فيها ما {تسجّله|تسجّلينه} الآن. لا {تغلق|تغلقي} الصفحة قبل أن يصل إلى الخادم.',
});
