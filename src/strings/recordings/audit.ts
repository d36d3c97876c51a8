import type { recordingsVocabulary } from '#domain/recordings/vocabulary';
import type { AuditWords } from '#strings/audit/details';

export const recordingsAudit: AuditWords<keyof typeof recordingsVocabulary.actions> = {
  actions: {
    recording_answered: 'الرد على تلاوة طالب',
    recording_kept: 'الاحتفاظ بتلاوة طالب',
    recording_let_go: 'ترك تلاوة طالب تُحذف في موعدها',
  },
  details: {},
};
