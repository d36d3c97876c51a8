import type { privilegesVocabulary } from '#domain/privileges/vocabulary';
import { addressed } from '#strings/addressed';

export const privilegesRefusals: Readonly<Record<keyof typeof privilegesVocabulary.refusals, string>> = addressed({
  privilege_offer_not_found: 'لم يتم العثور على هذا الامتياز',
  privilege_offer_exists: 'يوجد امتياز معروض بهذا الاسم للصف نفسه، {أوقفه|أوقفيه} أولًا إن أردت تغيير وصفه',
  privilege_offer_closed: 'هذا الامتياز لم يعد معروضًا',
  privilege_not_found: 'لم يتم العثور على هذا الطلب',
  privilege_not_waiting: 'هذا الطلب لا ينتظر المعالجة، فقد عولج من قبل أو لم يُحجز بعد',
});
