import type { trackingVocabulary } from '#domain/tracking/vocabulary';
import { addressed } from '#strings/addressed';

export const trackingRefusals: Readonly<Record<keyof typeof trackingVocabulary.refusals, string>> = addressed({
  hearing_not_found: 'لم يتم العثور على جلسة التسميع هذه',
  word_not_found: 'هذه الكلمة ليست في النص',
  pause_on_rated: 'لا يمكن التوقف عند كلمة تم تقييمها',
  word_changed: 'تغيّرت هذه الكلمة في نافذة أخرى. هذه حالتها الآن',
  mark_not_last: 'وُضعت على هذه الكلمة علامة بعد هذه، {تراجع|تراجعي} عن الأحدث أولًا',
});
