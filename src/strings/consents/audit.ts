import type { consentsVocabulary } from '#domain/consents/vocabulary';
import { addressed } from '#strings/addressed';
import type { AuditWords } from '#strings/audit/details';
import { formatDay } from '#strings/dates';
import { modeNames, purposeNames, wayNames } from './words.ts';

export const consentsAudit: AuditWords<keyof typeof consentsVocabulary.actions> = addressed({
  actions: {
    consent_given: 'موافقة وليّ أمر',
    consent_withdrawn: 'سحب موافقة وليّ أمر',
    consent_mode_changed: 'تغيير طريقة أخذ الموافقة',
  },
  details: {
    purpose: { name: 'على ماذا', words: purposeNames },
    way: { name: 'كيف', words: wayNames },
    said_on: { name: 'متى', say: (value) => formatDay(`${value}T09:00:00Z`) },
    consent_mode: { name: 'طريقة الموافقة', words: modeNames },
  },
});
