import type { questionsVocabulary } from '#domain/questions/vocabulary';
import { addressed } from '#strings/addressed';

export const questionsRefusals: Readonly<Record<keyof typeof questionsVocabulary.refusals, string>> = addressed({
  question_not_found: 'لم يتم العثور على السؤال',
  question_exists: 'هذا السؤال موجود في الصف نفسه',
  question_changed:
    '{غيّر زميلك هذا السؤال بعد أن فتحته، أعد فتحه ثم عدّل|غيّرت زميلتك هذا السؤال بعد أن فتحته، أعيدي فتحه ثم عدّلي}',
  question_incomplete: 'السؤال ناقص',
  question_of_one_grade: 'خيارات سؤال المزاوجة هي خيارات صفّه، فلا يُطرح في صف آخر',
  race_set_too_small:
    'لا يبقى للسباق ما يكفيه: لكل صف ثلاثون سؤالًا على الأقل من كل مستوى. {أضف|أضيفي} سؤالًا من المستوى نفسه أولًا.',
  question_import_has_errors: 'في الجدول أخطاء، لم يُحفظ شيء',
});
