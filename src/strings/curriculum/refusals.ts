import type { curriculumVocabulary } from '#domain/curriculum/vocabulary';
import { addressed } from '#strings/addressed';

export const curriculumRefusals: Readonly<Record<keyof typeof curriculumVocabulary.refusals, string>> = addressed({
  lesson_not_found: 'لم نجد هذا الدرس في خطة صفّك. {حدّث|حدّثي} الصفحة',
  lesson_step_impossible: 'تغيّرت حالة هذا الدرس في نافذة أخرى. {حدّث|حدّثي} الصفحة ثم {أعد|أعيدي} المحاولة',
  curriculum_changed:
    '{غيّر زميل|غيّرت زميلة} هذه الخطة وهي مفتوحة عندك، فلم يُحفظ شيء. {راجع|راجعي} الجديد ثم {عدّل|عدّلي}',
  curriculum_impossible: 'لا تُحفظ الخطة كما كُتبت. {صحّح|صحّحي} ما تحته خط ثم {احفظ|احفظي}',
  taught_lesson_stays:
    'شُرح من هذه الخطة درس ليس في أسبوعه كما كُتبت، وما شُرح لا يتغيّر. يبقى في أسبوعه، أو يُتراجع عن شرحه أولًا',
  curriculum_empty: 'لا دروس في خطة ذلك الفصل، فلا شيء يُنسخ منها',
  term_too_short_for_plan: 'أسابيع هذا الفصل أقل من أن تسع دروس تلك الخطة. تُستورد خطته أو تُكتب',
  term_not_begun: 'لم يبدأ هذا الفصل، فلم يُشرح فيه درس بعد',
  week_not_taught: 'لم {يشرح المعلّم|تشرح المعلّمة} درسًا من دروس هذا الأسبوع بعد',
});

export const curriculumFaults = addressed({
  stranger: 'هذا الدرس ليس من دروس هذه المادة',
  repeated: 'تكرّر الدرس نفسه في الأسبوع',
  strandless: '{اختر|اختاري} التوحيد أو الفقه أو الحديث والسيرة',
  verses: 'لا توجد هذه الآيات. {اكتبها|اكتبيها} مثل \u206678:1-11\u2069',
  beyond: 'ليس في الفصل أسبوع بهذا الرقم',
  ownSource: '{أضافه المعلّم|أضافته المعلّمة}',
});
