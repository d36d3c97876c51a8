import type { rosterVocabulary } from '#domain/roster/vocabulary';
import { addressed } from '#strings/addressed';
import type { AuditWords } from '#strings/audit/details';

export const rosterAudit: AuditWords<keyof typeof rosterVocabulary.actions> = addressed({
  actions: {
    student_added: 'إضافة {طالب|طالبة}',
    student_edited: 'تعديل بيانات {طالب|طالبة}',
    student_archived: 'أرشفة {طالب|طالبة}',
    student_restored: 'استعادة {طالب|طالبة}',
    students_imported: 'استيراد قائمة {الطلاب|الطالبات}',
    import_undone: 'التراجع عن استيراد {الطلاب|الطالبات}',
    national_number_shown: 'إظهار رقم هوية {طالب|طالبة}',
    national_number_written: 'كتابة رقم هوية {طالب|طالبة}',
    national_number_removed: 'حذف رقم هوية {طالب|طالبة}',
    students_exported: 'تصدير قائمة {الطلاب|الطالبات}',
    section_renamed: 'تغيير اسم شعبة',
    students_promoted: 'نقل الصفوف إلى العام الجديد',
    year_list_taken: 'نقل الصفوف بقائمة العام الجديد',
    promotion_undone: 'التراجع عن نقل الصفوف',
  },
  details: {
    class_id: { name: 'الشعبة' },
    name_reading: { name: 'قراءة الاسم' },
    called_as: { name: '{يُنادى|تُنادى}' },
    archived: { name: 'القائمة', words: { true: '{المؤرشفون|المؤرشفات}', false: '{الحاليون|الحاليات}' } },
    national_numbers: { name: 'أرقام هوية حُفظت' },
    added_names: { name: '{الجدد|الجديدات}' },
    left_names: { name: '{من غادروا|من غادرن}' },
    moved: { name: '{انتقل|انتقلت}' },
    gone: { name: '{غادر|غادرت}' },
    stayed: { name: '{بقي في صفّه|بقيت في صفّها}' },
    restored: { name: '{عاد|عادت}' },
    removed: { name: '{حُذف|حُذفت}' },
    skipped: { name: '{بقي|بقيت} بلا تراجع' },
  },
});
