import type { photosVocabulary } from '#domain/photos/vocabulary';
import { addressed } from '#strings/addressed';
import { type AuditWords, decisionDetail, yesNo } from '#strings/audit/details';

export const photosAudit: AuditWords<keyof typeof photosVocabulary.actions> = addressed({
  actions: { photo_approved: 'قبول صورة {طالب|طالبة}', photo_rejected: 'رفض صورة {طالب|طالبة}' },
  details: {
    status: decisionDetail,
    has_parental_consent: { name: 'موافقة وليّ الأمر', words: yesNo },
    is_real_photo: { name: 'صورة حقيقية', words: yesNo },
  },
});
