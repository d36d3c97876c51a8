import type { examsVocabulary } from '#domain/exams/vocabulary';
import { addressed } from '#strings/addressed';
import { type AuditWords, yesNo } from '#strings/audit/details';

export const examsAudit: AuditWords<keyof typeof examsVocabulary.actions> = addressed({
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
    exam_makeup_opened: 'فتح ورقة تعويضية',
    exam_makeup_closed: 'إلغاء ورقة تعويضية',
    exam_makeup_published: 'نشر نتيجة ورقة تعويضية',
    exam_makeup_unpublished: 'إيقاف نشر ورقة تعويضية',
    exam_weights_set: 'توزيع أوزان اختبارات الفصل',
    exam_gradebook_exported: 'تصدير سجل درجات الفصل',
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
    weights: { name: 'الأوزان' },
    absent: { name: '{غائب|غائبة}', words: yesNo },
  },
});
