import type { messagesVocabulary } from '#domain/messages/vocabulary';
import type { AuditWords } from '#strings/audit/details';

const actions: Record<keyof typeof messagesVocabulary.actions, string> = {
  message_sent: 'إرسال رسالة',
};

export const messagesAudit: AuditWords = {
  actions,
  details: {
    names: { name: 'الأسماء' },
    attachment: { name: 'المرفق', words: { image: 'صورة', audio: 'صوت' } },
  },
};
