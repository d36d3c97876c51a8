import type { rosterVocabulary } from '#domain/roster/vocabulary';
import { addressed } from '#strings/addressed';

export const rosterRefusals: Readonly<Record<keyof typeof rosterVocabulary.refusals, string>> = addressed({
  student_not_found: 'لم يتم العثور على {الطالب|الطالبة}',
  not_own_class: 'هذا ليس من صفوفك: {تطّلع|تطّلعين} عليه، ولا {تغيّر|تغيّرين} فيه شيئًا',
  section_not_found: 'لا شعبة بهذا الاسم في هذا الصف',
  section_exists: 'في هذا الصف شعبة بهذا الاسم',
  duplicate_student: '{يوجد طالب|توجد طالبة} بالاسم نفسه في هذا الصف',
  recipients_missing: 'لم يتم العثور على {أحد الطلاب المختارين|إحدى الطالبات المختارات}',
  recipients_none: '{لا يوجد طلاب|لا توجد طالبات} في هذا الاختيار',
  import_has_errors: 'في الملف أخطاء، لم يُحفظ شيء',
  import_empty: 'لا توجد أسماء في الملف',
  import_needs_choices: 'في الملف أسماء تكاد تطابق غيرها: {اختر|اختاري} لكل منها، لم يُحفظ شيء',
  import_not_found: 'لا يوجد استيراد يمكن التراجع عنه',
  national_number_not_found: 'لا رقم هوية محفوظ {لهذا الطالب|لهذه الطالبة}',
  national_number_taken: 'هذا الرقم محفوظ {لطالب آخر، وقد يكون|لطالبة أخرى، وقد تكون} بين {المؤرشفين|المؤرشفات}',
  promotion_nothing_to_do: '{لا يوجد طلاب|لا توجد طالبات} {لنقلهم|لنقلهن}',
  promotion_counts_changed: 'تغيّرت أعداد {الطلاب|الطالبات} منذ عرضها، {راجعها|راجعيها} ثم {أعد|أعيدي} المحاولة',
  year_list_stale: 'تغيّرت بيانات {الطلاب|الطالبات} منذ المعاينة، فلم يُنقل أحد. {راجعها|راجعيها} كما صارت ثم {أكّد|أكّدي}',
  promotion_not_found: 'لا يوجد نقل يمكن التراجع عنه',
});
