import type { trackingVocabulary } from '#domain/tracking/vocabulary';
import type { AuditWords } from '#strings/audit/details';
import { skipNames } from './words.ts';

export const trackingAudit: AuditWords<keyof typeof trackingVocabulary.actions> = {
  actions: {
    hearing_started: 'بدء تسميع طالب',
    hearing_finished: 'إنهاء تسميع طالب',
    hearing_stopped: 'إيقاف تسميع طالب',
    reciter_skipped: 'تأجيل دور طالب في التسميع',
    standing_exported: 'تصدير حال الصف في التسميع',
    hearings_exported: 'تصدير جلسات تسميع طالب',
  },
  details: {
    title: { name: 'النص' },
    section: { name: 'الشعبة', words: { null: 'كل الشعب' } },
    mistakes: { name: 'كلمات فيها خطأ' },
    reason: { name: 'السبب', words: skipNames },
  },
};
