import type { rosterVocabulary } from '#domain/roster/vocabulary';

export const rosterRefusals: Readonly<Record<keyof typeof rosterVocabulary.refusals, string>> = {
  student_not_found: 'لم يتم العثور على الطالب',
  duplicate_student: 'يوجد طالب بالاسم نفسه في هذا الصف',
  recipients_missing: 'لم يتم العثور على أحد الطلاب المختارين',
  recipients_none: 'لا يوجد طلاب في هذا الاختيار',
  import_has_errors: 'في الملف أخطاء، لم يُحفظ شيء',
  import_empty: 'لا توجد أسماء في الملف',
  import_needs_choices: 'في الملف أسماء تكاد تطابق غيرها: اختر لكل منها، لم يُحفظ شيء',
  import_not_found: 'لا يوجد استيراد يمكن التراجع عنه',
  national_number_not_found: 'لا رقم هوية محفوظ لهذا الطالب',
  national_number_taken: 'هذا الرقم محفوظ لطالب آخر، وقد يكون بين المؤرشفين',
  promotion_nothing_to_do: 'لا يوجد طلاب لنقلهم',
  promotion_counts_changed: 'تغيّرت أعداد الطلاب منذ عرضها، راجعها ثم أعد المحاولة',
  year_list_stale: 'تغيّرت بيانات الطلاب منذ المعاينة، فلم يُنقل أحد. راجعها كما صارت ثم أكّد',
  promotion_not_found: 'لا يوجد نقل يمكن التراجع عنه',
};
