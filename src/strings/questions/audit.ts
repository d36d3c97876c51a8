import type { questionsVocabulary } from '#domain/questions/vocabulary';
import type { AuditWords } from '#strings/audit/details';
import { difficultyNames, sideNames, subjectNames, typeNames } from './words.ts';

export const questionsAudit: AuditWords<keyof typeof questionsVocabulary.actions> = {
  actions: {
    question_added: 'إضافة سؤال',
    question_edited: 'تعديل سؤال',
    question_reviewed: 'اعتماد مراجعة سؤال',
    question_review_withdrawn: 'سحب مراجعة سؤال',
    question_retired: 'إيقاف سؤال',
    question_restored: 'إعادة سؤال',
    matching_options_changed: 'تغيير خيارات أسئلة المزاوجة',
    questions_imported: 'استيراد أسئلة',
  },
  details: {
    number: { name: 'رقم السؤال' },
    subject: { name: 'المادة', words: subjectNames },
    question_type: { name: 'نوع السؤال', words: typeNames },
    options: { name: 'الخيارات' },
    answer: { name: 'الإجابة', words: { true: sideNames[0], false: sideNames[1] } },
    difficulty: { name: 'الصعوبة', words: difficultyNames },
    points: { name: 'النقاط' },
    source: { name: 'المصدر' },
    correction: { name: 'التصحيح' },
    explanation: { name: 'الشرح' },
    grades: { name: 'الصفوف' },
    added_numbers: { name: 'أرقام الجديد' },
    changed_numbers: { name: 'أرقام المعدّل' },
  },
};
