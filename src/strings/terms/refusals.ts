import type { termsVocabulary } from '#domain/terms/vocabulary';

export const termsRefusals: Readonly<Record<keyof typeof termsVocabulary.refusals, string>> = {
  audio_not_recognised: 'الملف ليس مقطعًا صوتيًا بصيغة MP3',
};
