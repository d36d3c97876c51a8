import type { staffVocabulary } from '#domain/staff/vocabulary';
import type { AuditWords } from '#strings/audit/details';
import { roleNames } from './staff.ts';

const actions: Record<keyof typeof staffVocabulary.actions, string> = {
  staff_added: 'إضافة حساب للإدارة',
  staff_edited: 'تعديل حساب في الإدارة',
  staff_disabled: 'تعطيل حساب في الإدارة',
  staff_enabled: 'تفعيل حساب في الإدارة',
  staff_password_changed: 'تغيير كلمة مرور حساب',
};

export const staffAudit: AuditWords = {
  actions,
  details: {
    role: { name: 'الصلاحية', words: roleNames },
    disabled: { name: 'الحساب', words: { true: 'معطّل', false: 'مفعّل' } },
  },
};
