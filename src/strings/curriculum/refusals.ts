import type { curriculumVocabulary } from '#domain/curriculum/vocabulary';

export const curriculumRefusals: Readonly<Record<keyof typeof curriculumVocabulary.refusals, string>> = {
  lesson_not_found: 'لم نجد هذا الدرس في خطة صفّك. حدّث الصفحة',
  lesson_step_impossible: 'تغيّرت حالة هذا الدرس في نافذة أخرى. حدّث الصفحة ثم أعد المحاولة',
  curriculum_changed: 'غيّر زميل هذه الخطة وهي مفتوحة عندك، فلم يُحفظ شيء. راجع الجديد ثم عدّل',
  curriculum_impossible: 'لا تُحفظ الخطة كما كُتبت. صحّح ما تحته خط ثم احفظ',
  week_not_taught: 'لم يشرح المعلّم درسًا من دروس هذا الأسبوع بعد',
};

export const curriculumFaults = {
  stranger: 'هذا الدرس ليس من دروس هذه المادة',
  repeated: 'تكرّر الدرس نفسه في الأسبوع',
  strandless: 'اختر التوحيد أو الفقه أو الحديث والسيرة',
  verses: 'لا توجد هذه الآيات. اكتبها مثل \u206678:1-11\u2069',
  ownSource: 'أضافه المعلّم',
};
