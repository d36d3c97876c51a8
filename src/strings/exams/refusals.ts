import type { examsVocabulary } from '#domain/exams/vocabulary';

export const examsRefusals: Readonly<Record<keyof typeof examsVocabulary.refusals, string>> = {
  exam_not_found: 'لم يتم العثور على الاختبار',
  exam_exists: 'لهذا الصف اختبار بهذا العنوان في اليوم نفسه',
  exam_incomplete: 'ورقة الاختبار غير مكتملة',
  exam_changed: 'غيّر زميل هذا الاختبار منذ فتحته، انظر ما حفظه ثم حاول',
  exam_published: 'نتيجة هذا الاختبار منشورة، أوقف نشرها أولًا لتعديل الإجابات',
  exam_graded: 'سُجّلت إجابات لهذا الاختبار: يُغيَّر مفتاحه بإعادة التصحيح وحدها، ولا يُحذف',
  exam_unfinished: 'بقيت أوراق لم تكتمل، أكملها أو امسح ما سُجّل فيها ثم انشر',
  exam_nobody_graded: 'لم تُصحَّح أي ورقة بعد',
  exam_cell_impossible: 'إجابة لا مكان لها في هذا الاختبار',
  exam_sheet_changed: 'سُجّلت إجابات لهذا الطالب، فلا يكون غائبًا قبل مسحها',
  exam_papers_changed: 'كُتبت إجابات منذ معاينة الجدول، فلم يُحفظ شيء. عاينه مرة أخرى ثم أكّد',
  exam_not_published: 'انشر النتيجة أولًا ثم افتح التدريب عليها',
  exam_regrade_changed: 'تغيّرت الدرجات منذ عرضها، راجع الفروق ثم أكّد',
  exam_no_hardest: 'لا سؤال في هذا الاختبار أصاب فيه أقل من ٧٠٪ من الطلاب',
  exam_result_not_found: 'لم يتم العثور على نتيجة هذا الاختبار',
  exam_reward_not_calculated: 'احسب المكافأة أولًا ثم أرسلها',
  exam_reward_sent: 'تم إرسال المكافأة من قبل لهذا الاختبار',
};
