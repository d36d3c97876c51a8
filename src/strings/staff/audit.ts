import type { staffVocabulary } from '#domain/staff/vocabulary';
import type { AuditWords } from '#strings/audit/details';
import { schoolKinds } from './settings.ts';
import { stepNames } from './setup.ts';
import { roleNames } from './staff.ts';

export const staffAudit: AuditWords<keyof typeof staffVocabulary.actions> = {
  actions: {
    staff_added: 'إضافة حساب للإدارة',
    staff_edited: 'تعديل حساب في الإدارة',
    staff_disabled: 'تعطيل حساب في الإدارة',
    staff_enabled: 'تفعيل حساب في الإدارة',
    staff_password_changed: 'تغيير كلمة مرور حساب',
    staff_sessions_ended: 'إنهاء جلسات حساب في الإدارة',
    staff_invited: 'دعوة إلى الإدارة',
    staff_invitation_revoked: 'إلغاء دعوة إلى الإدارة',
    staff_invitation_failed: 'رابط دعوة غير معروف',
    staff_joined: 'انضمام إلى الإدارة برابط',
    school_set_up: 'إعداد المدرسة',
    school_renamed: 'تغيير اسم المدرسة',
    school_of_changed: 'تغيير لمن المدرسة',
    school_key_kept: 'حفظ نسخة من مفتاح المدرسة',
    setup_ended: 'إنهاء خطوات إعداد المدرسة',
    cut_seen: 'العلم بأن الخادم توقّف فجأة',
    setup_step_put_off: 'تأجيل خطوة من إعداد المدرسة',
    setup_step_taken_up: 'إعادة خطوة أُجّلت من إعداد المدرسة',
  },
  details: {
    role: { name: 'الصلاحية', words: roleNames },
    school: { name: 'المدرسة' },
    school_of: { name: 'لمن المدرسة', words: schoolKinds },
    step: { name: 'الخطوة', words: stepNames },
    classes: { name: 'الصفوف', words: { null: 'كل الصفوف' } },
    count: { name: 'عدد الجلسات' },
    disabled: { name: 'الحساب', words: { true: 'معطّل', false: 'مفعّل' } },
  },
};
