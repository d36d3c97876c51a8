import type { examsVocabulary } from '#domain/exams/vocabulary';
import { type AuditWords, yesNo } from '#strings/audit/details';

export const examsAudit: AuditWords<keyof typeof examsVocabulary.actions> = {
  actions: {
    exam_added: 'إضافة اختبار',
    exam_edited: 'تعديل اختبار',
    exam_removed: 'حذف اختبار',
    exam_question_reviewed: 'مراجعة سؤال في اختبار',
    exam_question_review_withdrawn: 'سحب مراجعة سؤال في اختبار',
    exam_paper_graded: 'تصحيح ورقة اختبار',
    exam_answers_imported: 'استيراد إجابات اختبار',
    exam_key_changed: 'تغيير مفتاح اختبار وإعادة تصحيحه',
    exam_published: 'نشر نتيجة اختبار',
    exam_unpublished: 'إيقاف نشر نتيجة اختبار',
    exam_practice_opened: 'فتح التدريب على أصعب أسئلة اختبار',
    exam_practice_closed: 'إغلاق التدريب على أصعب أسئلة اختبار',
    exam_exported: 'تصدير نتائج اختبار',
  },
  details: {
    exam: { name: 'الاختبار' },
    question: { name: 'السؤال' },
    score: { name: 'الدرجة' },
    papers: { name: 'الأوراق' },
    key: { name: 'المفتاح' },
    title: { name: 'العنوان' },
    date: { name: 'التاريخ' },
    texts: { name: 'الأسئلة' },
    absent: { name: 'غائب', words: yesNo },
  },
};
