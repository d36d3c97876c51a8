import type { classroomVocabulary } from '#domain/classroom/vocabulary';
import { addressed } from '#strings/addressed';

export const classroomRefusals: Readonly<Record<keyof typeof classroomVocabulary.refusals, string>> = addressed({
  no_lesson_then: 'لا توجد حصة لهذا الصف في هذا الوقت. {راجع|راجعي} جدول الحصص',
  lesson_not_yet: 'لم يأتِ يوم هذه الحصة بعد',
  class_closed: 'مضى على هذه الحصة أكثر من أسبوع، فلا يُضاف إليها شيء',
  class_elsewhere: 'في هذا الوقت حصة مفتوحة لهذا الصف أو لإحدى شعبه. {تابع|تابعي} فيها',
  class_full: 'بلغت هذه الحصة أكثر ما يُسجَّل في حصة واحدة، فلم يُسجَّل ما بعده',
  pupil_not_in_class: '{هذا الطالب ليس|هذه الطالبة ليست} في هذا الصف، فلم يُسجَّل {له|لها} شيء',
  class_setup_changed:
    '{غيّر زميل|غيّرت زميلة} هذا الإعداد وهو مفتوح عندك، فلم يُحفظ شيء. {راجع|راجعي} الجديد ثم {عدّل|عدّلي}',
});
