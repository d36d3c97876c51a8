import type { curriculumVocabulary } from '#domain/curriculum/vocabulary';
import type { AuditWords } from '#strings/audit/details';

export const curriculumAudit: AuditWords<keyof typeof curriculumVocabulary.actions> = {
  actions: {
    lesson_taught: 'شرح درس',
    lesson_not_taught: 'التراجع عن شرح درس',
    curriculum_edited: 'تعديل خطة المنهج',
    curriculum_imported: 'استيراد خطة المنهج',
    curriculum_copied: 'نسخ خطة المنهج من فصل آخر',
    question_lesson_set: 'ربط سؤال بدرسه',
  },
  details: {
    week: { name: 'الأسبوع' },
    changed: { name: 'الدروس التي تغيّرت' },
    lesson: { name: 'الدرس' },
    from_term: { name: 'الفصل المنسوخ منه' },
    lessons: { name: 'الدروس' },
  },
};
