import type { recordingsVocabulary } from '#domain/recordings/vocabulary';
import { type AuditWords, yesNo } from '#strings/audit/details';
import { markNames } from './words.ts';

export const recordingsAudit: AuditWords<keyof typeof recordingsVocabulary.actions> = {
  actions: {
    recording_answered: 'الردّ على تلاوة طالب',
    recording_kept: 'الاحتفاظ بتلاوة طالب',
    recording_let_go: 'ترك تلاوة طالب تُحذف في موعدها',
  },
  details: {
    quran_text: { name: 'النص' },
    ayah: { name: 'الآية' },
    mark: { name: 'التقدير', words: markNames },
    has_voice: { name: 'ردّ صوتي', words: yesNo },
  },
};
