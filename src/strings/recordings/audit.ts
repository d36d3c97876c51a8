import type { recordingsVocabulary } from '#domain/recordings/vocabulary';
import { addressed } from '#strings/addressed';
import { type AuditWords, yesNo } from '#strings/audit/details';
import { markNames } from './words.ts';

export const recordingsAudit: AuditWords<keyof typeof recordingsVocabulary.actions> = addressed({
  actions: {
    recording_answered: 'الردّ على تلاوة {طالب|طالبة}',
    recording_kept: 'الاحتفاظ بتلاوة {طالب|طالبة}',
    recording_let_go: 'ترك تلاوة {طالب|طالبة} تُحذف في موعدها',
  },
  details: {
    quran_text: { name: 'النص' },
    ayah: { name: 'الآية' },
    mark: { name: 'التقدير', words: markNames },
    has_voice: { name: 'ردّ صوتي', words: yesNo },
  },
});
