import type { privacyVocabulary } from '#domain/privacy/vocabulary';
import { addressed } from '#strings/addressed';
import type { AuditWords } from '#strings/audit/details';

export const privacyAudit: AuditWords<keyof typeof privacyVocabulary.actions> = addressed({
  actions: {
    student_exported: 'تنزيل كل بيانات {طالب|طالبة}',
    student_erased: 'محو كل بيانات {طالب|طالبة}',
    retention_changed: 'تغيير مدد الاحتفاظ بالبيانات',
    retention_carried_out: 'حذف ما انتهت مدة الاحتفاظ به',
  },
  details: {
    rows: { name: 'عدد السجلات' },
    files: { name: 'عدد الملفات' },
    log_lines: { name: 'أسطر السجل التي أُخفي منها' },
    resealed_from: { name: 'أُعيد ختم السجل من السطر', words: { null: 'لم يُعَد' } },
    why: { name: 'السبب', words: { asked: 'طلب محو', retention: 'انتهاء مدة الاحتفاظ' } },
    left: { name: 'بيانات من {غادر|غادرت} المدرسة (أيام)' },
    messages: { name: 'الرسائل' },
    requests: { name: 'طلبات بيانات الدخول' },
    audit: { name: 'سجل المتابعة' },
  },
});
