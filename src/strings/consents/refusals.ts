import type { consentsVocabulary } from '#domain/consents/vocabulary';
import { addressed } from '#strings/addressed';

export const consentsRefusals: Readonly<Record<keyof typeof consentsVocabulary.refusals, string>> = addressed({
  photo_withheld: 'لا تُحفظ صورة لك في همّة الآن، كما اتفقت أسرتك ومدرستك.',
  voice_withheld: 'لا يُحفظ صوتك في همّة الآن، كما اتفقت أسرتك ومدرستك. {سمّع لمعلّمك|سمّعي لمعلّمتك} في الحصة.',
  consent_of_the_future: 'لم يأت هذا اليوم بعد. {اكتب|اكتبي} اليوم الذي قال فيه وليّ الأمر كلمته.',
  consents_limited: 'غيّرت رأيك مرات كثيرة اليوم. عد غدًا، أو كلّم إدارة المدرسة.',
});
