import type { rosterVocabulary } from '#domain/roster/vocabulary';
import type { AuditWords } from '#strings/audit/details';

export const rosterAudit: AuditWords<keyof typeof rosterVocabulary.actions> = {
  actions: {
    student_added: 'إضافة طالب',
    student_edited: 'تعديل بيانات طالب',
    student_archived: 'أرشفة طالب',
    student_restored: 'استعادة طالب',
    students_imported: 'استيراد قائمة الطلاب',
    import_undone: 'التراجع عن استيراد الطلاب',
    national_number_shown: 'إظهار رقم هوية طالب',
    national_number_written: 'كتابة رقم هوية طالب',
    national_number_removed: 'حذف رقم هوية طالب',
    students_exported: 'تصدير قائمة الطلاب',
    students_promoted: 'نقل الصفوف إلى العام الجديد',
    year_list_taken: 'نقل الصفوف بقائمة العام الجديد',
    promotion_undone: 'التراجع عن نقل الصفوف',
  },
  details: {
    class_id: { name: 'الشعبة' },
    name_reading: { name: 'قراءة الاسم' },
    called_as: { name: 'يُنادى' },
    archived: { name: 'القائمة', words: { true: 'المؤرشفون', false: 'الحاليون' } },
    national_numbers: { name: 'أرقام هوية حُفظت' },
    added_names: { name: 'الجدد' },
    left_names: { name: 'من غادروا' },
    moved: { name: 'انتقل' },
    gone: { name: 'غادر' },
    stayed: { name: 'بقي في صفّه' },
    restored: { name: 'عاد' },
    removed: { name: 'حُذف' },
    skipped: { name: 'بقي بلا تراجع' },
  },
};
