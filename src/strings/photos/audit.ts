import type { photosVocabulary } from '#domain/photos/vocabulary';
import { type AuditWords, decisionDetail, yesNo } from '#strings/audit/details';

const actions: Record<keyof typeof photosVocabulary.actions, string> = {
  photo_approved: 'قبول صورة طالب',
  photo_rejected: 'رفض صورة طالب',
};

export const photosAudit: AuditWords = {
  actions,
  details: {
    status: decisionDetail,
    hasParentalConsent: { name: 'موافقة ولي الأمر', words: yesNo },
    isRealPhoto: { name: 'صورة حقيقية', words: yesNo },
  },
};
