import type { classroomVocabulary } from '#domain/classroom/vocabulary';
import { addressed } from '#strings/addressed';
import type { AuditWords } from '#strings/audit/details';

export const classroomAudit: AuditWords<keyof typeof classroomVocabulary.actions> = addressed({
  actions: {
    class_opened: 'بدء حصة',
    class_ended: 'إنهاء حصة',
    class_corrected: 'تصحيح حصة انتهت',
    class_presets_changed: 'تعديل عبارات الحصة',
    class_seats_changed: 'تعديل ترتيب المقاعد',
  },
  details: {
    logs: { name: 'سجلات الغياب والتأخر والسلوك' },
    marked: { name: '{طلاب سُجّل لهم|طالبات سُجّل لهن} شيء' },
    presets: { name: 'العبارات' },
    width: { name: 'مقاعد الصف الواحد' },
  },
});
