import type { trackingVocabulary } from '#domain/tracking/vocabulary';
import { addressed } from '#strings/addressed';
import type { AuditWords } from '#strings/audit/details';
import { skipNames } from './words.ts';

export const trackingAudit: AuditWords<keyof typeof trackingVocabulary.actions> = addressed({
  actions: {
    hearing_started: 'بدء تسميع {طالب|طالبة}',
    hearing_finished: 'إنهاء تسميع {طالب|طالبة}',
    hearing_stopped: 'إيقاف تسميع {طالب|طالبة}',
    reciter_skipped: 'تأجيل دور {طالب|طالبة} في التسميع',
    standing_exported: 'تصدير حال الصف في التسميع',
    hearings_exported: 'تصدير جلسات تسميع {طالب|طالبة}',
  },
  details: {
    title: { name: 'النص' },
    section: { name: 'الشعبة', words: { null: 'كل الشعب' } },
    mistakes: { name: 'كلمات فيها خطأ' },
    reason: { name: 'السبب', words: skipNames },
  },
});
