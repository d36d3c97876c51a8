import type { classroomVocabulary } from '#domain/classroom/vocabulary';

export const classroomRefusals: Readonly<Record<keyof typeof classroomVocabulary.refusals, string>> = {
  no_lesson_then: 'لا توجد حصة لهذا الصف في هذا الوقت. راجع جدول الحصص',
  lesson_not_yet: 'لم يأتِ يوم هذه الحصة بعد',
  class_closed: 'مضى على هذه الحصة أكثر من أسبوع، فلا يُضاف إليها شيء',
  class_full: 'بلغت هذه الحصة أكثر ما يُسجَّل في حصة واحدة، فلم يُسجَّل ما بعده',
  pupil_not_in_class: 'هذا الطالب ليس في هذا الصف، فلم يُسجَّل له شيء',
  class_setup_changed: 'غيّر زميل هذا الإعداد وهو مفتوح عندك، فلم يُحفظ شيء. راجع الجديد ثم عدّل',
};
