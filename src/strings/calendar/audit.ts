import type { calendarVocabulary } from '#domain/calendar/vocabulary';
import { type AuditWords, yesNo } from '#strings/audit/details';

export const calendarAudit: AuditWords<keyof typeof calendarVocabulary.actions> = {
  actions: {
    school_term_opened: 'فتح فصل دراسي',
    school_term_changed: 'تعديل فصل دراسي',
    school_term_removed: 'حذف فصل دراسي لم يبدأ',
    ends_moved: 'نقل مواعيد مع تغيير التقويم',
  },
  details: {
    starts_on: { name: 'البداية' },
    ends_on: { name: 'النهاية' },
    exceptions: { name: 'الإجازات والاستثناءات' },
    periods: { name: 'أوقات الحصص' },
    other_times: { name: 'أوقات حصص أخرى' },
    moved_rewards: { name: 'مكافآت انتقل انتهاؤها' },
    moved_penalties: { name: 'عقوبات انتقل انتهاؤها' },
    slots: { name: 'جدول الحصص' },
    weekdays: { name: 'أيام الدراسة' },
    pauses_in_ramadan: { name: 'التوقف في رمضان', words: yesNo },
  },
};
