import type { raceVocabulary } from '#domain/race/vocabulary';
import { addressed } from '#strings/addressed';

export const raceRefusals: Readonly<Record<keyof typeof raceVocabulary.refusals, string>> = addressed({
  race_already_playing: 'أنت {تلعب|تلعبين} بالفعل في نافذة أخرى. يرجى إغلاق النوافذ الأخرى وإعادة تحميل الصفحة.',
  race_user_missing: 'بيانات المستخدم غير متوفرة',
  race_join_failed: 'حدث خطأ أثناء الانضمام إلى اللعبة',
  race_failed: 'حدث خطأ في اللعبة',
  race_event_unknown: 'وصلت إلى الخادم رسالة لا يعرفها. {أعد|أعيدي} تحميل الصفحة',
  race_not_yours: 'هذا السباق ليس سباقك',
  race_not_found: 'السباق غير موجود',
  race_classmate_unknown: '{لا زميل|لا زميلة} لك بهذا الاسم في صفّك',
  race_challenge_gone: 'انتهى هذا التحدي. {ابحث|ابحثي} عن {زميل آخر، أو تحدَّ زميلك|زميلة أخرى، أو تحدَّي زميلتك} من جديد',
  race_asked_lately:
    '{قال زميلك|قالت زميلتك} قبل قليل: ربما لاحقًا. {يمكنك أن تطلبه|يمكنك أن تطلبيها} مرة أخرى بعد ساعة',
  duel_not_found: 'هذا التحدي غير موجود',
  duel_too_many: 'لك ثلاثة تحديات لم يُجَب عنها بعد. {انتظر|انتظري} حتى {يلعب زملاؤك|تلعب زميلاتك}',
  duel_being_made:
    '{زميلك يتحدّاك في هذه اللحظة. انتظر قليلًا حتى يصلك تحدّيه|زميلتك تتحدّاك في هذه اللحظة. انتظري قليلًا حتى يصلك تحدّيها}',
  duel_closed: 'انتهى هذا التحدي، ويمكنك أن {تبدأ|تبدئي} تحديًا جديدًا',
  race_not_over: 'إجابات {زميلك|زميلتك} تظهر بعد نهاية السباق',
  race_answer_refused: 'لم تُقبل هذه الإجابة، وسباقك مستمر من حيث هو',
  race_answer_failed: 'حدث خطأ أثناء إرسال الإجابة',
  race_result_differs: 'فشل في حفظ نتيجة اللعبة. النتيجة المرسلة تخالف ما سجّله الخادم',
  race_result_unsaved: 'فشل في حفظ نتيجة اللعبة. سنحاول مرة أخرى',
});
