import type { listeningVocabulary } from '#domain/listening/vocabulary';

export const listeningRefusals: Readonly<Record<keyof typeof listeningVocabulary.refusals, string>> = {
  reciter_exists: 'هذا القارئ مضاف من قبل',
  reciter_not_found: 'لم يتم العثور على هذا القارئ',
  recitation_not_found: 'لا تلاوة لهذا القارئ في هذا النص',
  audio_missing: 'اختر ملفًّا صوتيًا أو سجّل بصوتك',
  audio_too_large: 'حجم الملف الصوتي كبير جدًا. الحدّ الأقصى ٣٢ ميغابايت',
  sound_not_recognised: 'هذا الملف ليس صوتًا نعرفه. اختر ملفًّا بصيغة mp3 أو m4a أو ogg أو wav',
  audio_not_found: 'لم نجد هذا الملف الصوتي. أحضره من جديد',
  audio_link_bad: 'هذا ليس رابطًا. اكتبه كاملًا بادئًا بـ https',
  audio_link_not_plain: 'في هذا الرابط رقم منفذ أو اسم دخول، ولا يُجلب من مثله. خذ رابطًا بدونهما أو ارفع الملف من جهازك',
  audio_link_private: 'هذا الرابط يقود إلى شبكة خاصة، ولا يُجلب منها شيء',
  audio_link_unreachable: 'تعذّر الوصول إلى هذا الرابط. تأكد منه أو ارفع الملف من جهازك',
  audio_link_refused: 'الموقع لم يعطِ الملف. تأكد من الرابط أو ارفع الملف من جهازك',
  audio_link_slow: 'استغرق جلب الملف وقتًا طويلًا فأوقفناه. ارفعه من جهازك بدلًا من ذلك',
  audio_link_busy: 'يُجلب ملف آخر الآن. أعد المحاولة بعد قليل',
  times_missing: 'أدخل وقت آية واحدة على الأقل',
  times_too_many: 'عدد الأوقات أكثر من عدد آيات النص',
  times_backwards: 'كل وقت يجب أن يكون بعد الذي قبله',
  times_beyond_end: 'وقت من الأوقات بعد نهاية الصوت',
};
